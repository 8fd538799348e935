"""Identity in a real browser: a passkey is made, signs in elsewhere, and everything fits."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from tests.web.harness import PHONE, Server, Visit, axe

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def with_device(page: Page) -> tuple[CDPSession, str]:
    """Give a page a device that keeps passkeys; and the way to look into it."""
    tools = page.context.new_cdp_session(page)
    tools.send("WebAuthn.enable")
    made = tools.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return tools, made["authenticatorId"]


def here(server: Server) -> str:
    """The address by a name: a passkey is for no other kind."""
    return server.url.replace("127.0.0.1", "localhost")


def test_a_passkey_signs_in_on_another_device(visit: Visit, server: Server) -> None:
    page, phone = (visit(base_url=here(server)), visit(PHONE, base_url=here(server)))
    tools, device = with_device(page)
    page.goto("/you")
    page.get_by_label("Your name").fill("Ada")
    expect(page.get_by_role("switch", name="Reserve this name")).to_be_disabled()
    page.get_by_label("Name of this device").fill("Ada’s laptop")
    page.get_by_role("button", name="Create a passkey").click()
    expect(page.get_by_text("Ada’s laptop")).to_be_visible()
    reserve = page.get_by_role("switch", name="Reserve this name")
    reserve.check(force=True)  # what is pressed is its label
    expect(reserve).to_be_checked()
    page.get_by_role("button", name="Create a link").click()
    link = page.get_by_label(re.compile("Your link")).input_value()
    assert axe(page) == []

    keys: dict[str, Any] = tools.send("WebAuthn.getCredentials", {"authenticatorId": device})
    others, other = with_device(phone)
    for key in keys["credentials"]:
        others.send("WebAuthn.addCredential", {"authenticatorId": other, "credential": key})
    phone.goto("/you")
    assert axe(phone) == []
    phone.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.get_by_label("Your name")).to_have_value("Ada")
    expect(phone.get_by_text(re.compile("last used"))).to_be_visible()

    third = visit(base_url=here(server))
    third.goto(link)
    expect(third.get_by_text("This link signs you in as Ada.")).to_be_visible()
    assert "#" not in third.url
    third.get_by_role("button", name="Sign in", exact=True).click()
    expect(third.get_by_label("Your name")).to_have_value("Ada")
    third.get_by_role("button", name="Sign out all other devices").click()
    expect(third.get_by_text("All other devices are signed out.")).to_be_visible()
    phone.reload()
    expect(phone.get_by_label("Your name")).to_have_value("")


SAID = (("back", "This link signs you in as Berta."), ("friend", "Berta would like"))


def test_links_work_wherever_they_are_pasted(visit: Visit, server: Server) -> None:
    page, other = visit(), visit(PHONE)
    assert page.request.patch("/api/me", data={"name": "Berta"}).ok
    tokens = {
        kind: page.request.post(f"/api/me/{path}").json()["token"]
        for kind, path in (("back", "link"), ("friend", "friends/link"))
    }
    other.goto("/you")
    expect(other.get_by_role("heading", name="Your data")).to_be_visible()
    for kind, said in SAID:
        other.goto(f"/you#{kind}={tokens[kind]}")  # the page is open already
        expect(other.get_by_text(said)).to_be_visible()
        assert "#" not in other.url
    for kind, said in SAID:
        other.goto("/")
        other.get_by_label("Link or code").fill(f"{server.url}/you#{kind}={tokens[kind]}")
        other.get_by_role("button", name="Go", exact=True).click()
        expect(other.get_by_text(said)).to_be_visible()


def test_who_leaves_for_good_is_asked_where_they_are(visit: Visit) -> None:
    page = visit(PHONE)
    assert page.request.patch("/api/me", data={"name": "Clara"}).ok
    page.goto("/you")
    page.get_by_role("button", name="Forget me").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert axe(page) == []
    page.get_by_role("button", name="Yes, forget me").click()
    expect(page.get_by_role("button", name=re.compile("Play now"))).to_be_visible()
    assert page.request.get("/api/me").json()["name"] == ""
