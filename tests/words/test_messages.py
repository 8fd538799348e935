"""Messages are read one by one, when they are first said, and say what they would say together."""

from __future__ import annotations

from citadels.words.bundles import Messages

TEXT = """\
### Everything that belongs together.

-keep = Keep
name = the { -keep }
    .acc = the old { -keep }
# What somebody does.
deed = builds { name.acc }
    and rests
other = { $amount ->
    [one] one coin
   *[other] coins
}
"""


def said(messages: Messages, id: str) -> str:
    value = messages.find(id).value
    assert value is not None
    text, errors = messages.bundle.format_pattern(value, {"amount": 1})
    assert not errors
    return str(text)


def test_a_message_is_read_with_what_it_refers_to_and_nothing_else() -> None:
    messages = Messages("en")
    messages.add(TEXT)
    assert said(messages, "deed") == "builds the old Keep\nand rests"
    assert set(messages.unread) == {"other"}
    assert said(messages, "other") == "one coin"
    assert messages.has("name") and not messages.has("acc")


def test_what_is_there_stays_as_it_is() -> None:
    messages = Messages("en")
    messages.add("one = first\ntwo = first")
    said(messages, "one")
    messages.add("one = second\ntwo = second\nthree = third")
    assert [said(messages, id) for id in ("one", "two", "three")] == ["first", "first", "third"]
