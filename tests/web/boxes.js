// What is wrong with the boxes of the table that is shown: a list of sentences. See boxes.py.
() => {
    const faults = []
    const all = (selector) => [...document.querySelectorAll(selector)]
    const name = (it) => {
        const own = it.dataset.option ?? it.dataset.card ?? it.textContent.trim().slice(0, 24)
        const kinds = [...it.classList].filter((kind) => !kind.startsWith("svelte-"))
        return `${[it.tagName.toLowerCase(), ...kinds].join(".")} "${own}"`
    }
    const shown = (it) =>
        it.checkVisibility({ visibilityProperty: true }) &&
        !it.closest(".unseen") &&
        it.getBoundingClientRect().width > 0 &&
        !getComputedStyle(it).clipPath.startsWith("inset(50%")
    const box = (it) => it.getBoundingClientRect()
    const say = (kind, it, more = "") => faults.push(`${kind}: ${name(it)}${more}`)

    // Inside the window, and inside everything that cuts.
    const list = document.querySelector(".rivals .list")
    const excused = (it) => list?.contains(it) && document.querySelector(".rivals .more")
    const whole = all(`.hand .card, .hand .empty, .me .city .card, .me .numbers > span, .question, .actions button,
        .tray .card, .tray .character, .tag, .rival, .rival .card, .rival .numbers > span, .top button, .token, .read,
        aside.hint, .agreement, .agreement button, .hurry, .missed, .curtain > *`)
    for (const it of whole.filter(shown)) {
        if (excused(it)) continue
        const { left, top, right, bottom } = box(it)
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) say("outside", it)
        for (let up = it.parentElement; up && up !== document.body; up = up.parentElement) {
            const style = getComputedStyle(up)
            if (style.overflowX === "visible" && style.overflowY === "visible") continue
            const edge = box(up)
            if (left < edge.left - 1 || right > edge.right + 1 || top < edge.top - 1 || bottom > edge.bottom + 1)
                say("clipped", it, ` by ${name(up).split(" ")[0]}`)
        }
    }

    // Words that do not fit where they stand.
    for (const it of all(".name, .answer b, .steps li, .numbers b, .role, .question, .read, h2, .who, aside.hint p, aside.hint li, .agreement p, .agreement button").filter(shown)) {
        if (it.closest("[data-kind=seat]") || (it.closest(".rival") && !it.closest(".card"))) continue // people choose their names
        if (it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).display !== "inline") say("cut", it)
    }

    for (const it of all(".rule, .answer").filter(shown)) if (it.scrollHeight > it.clientHeight + 1) say("cut", it)

    // Words that are broken inside, other than at a soft hyphen.
    const texts = (it) => [...it.childNodes].flatMap((node) => (node.nodeType === 3 ? [node] : texts(node)))
    for (const it of all(".token, .name, .answer b, .steps li, .role, .question, .read, .tag, aside.hint p, .agreement p").filter(shown)) {
        for (const node of texts(it)) for (const word of node.data.matchAll(/[^\s\u00ad\u200b-]+/g)) {
            const [first, last] = [word.index, word.index + word[0].length - 1].map((at) => {
                const range = document.createRange()
                range.setStart(node, at)
                range.setEnd(node, at + 1)
                return range.getClientRects()
            })
            // A hyphen that is shown belongs to the letter after it: that has two boxes.
            if (first.length && last.length && last[0].top - [...first].at(-1).top > 4) say("broken", it)
        }
    }

    // Nothing lies over anything else.
    const meet = (a, b) => {
        const [p, q] = [box(a), box(b)]
        return Math.min(p.right, q.right) - Math.max(p.left, q.left) > 1
            && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 1
    }
    const groups = [".above, .others, .board > .tray, .board > .mine, .act, .side", ".hand .card", ".me .city .card", ".rival",
        ".tray .card, .tray .character", ".actions button, .question, aside.hint, .agreement, .hurry, .missed", ".token", ".me header, .me .city, .hand .card",
        ".rival header, .rival .city, .rival .pips", ".rival .card", ".rival, .me .over"]
    for (const group of groups) {
        const them = all(group).filter(shown)
        them.forEach((a, i) => them.slice(i + 1).forEach((b) => {
            if (!a.contains(b) && !b.contains(a) && meet(a, b)) say("overlap", a, ` and ${name(b)}`)
        }))
    }

    // Every cost and name of a card can be read: it is there, and nothing covers it.
    const text = (it) => {
        const range = document.createRange()
        range.selectNodeContents(it)
        return [...range.getClientRects()]
    }
    const covered = (card, others, [x, y]) => {
        const top = document.elementFromPoint(x, y)
        return top && (!card.contains(top) || top.closest(others))
    }
    for (const card of all(".hand .card, .me .city .card, .rival .card, .tray .card").filter(shown)) {
        if (excused(card)) continue
        const cost = card.querySelector(".cost b"), title = card.querySelector(".name")
        const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2]
        if (!shown(cost)) say("no cost", card)
        else if (covered(card, ".badge, .tag", middle(box(cost)))) say("cost covered", card)
        else if (all(".tag").some((tag) => card.contains(tag) && shown(tag) && meet(tag, cost))) say("cost covered", card)
        const named = shown(title)
        if (!named && (box(card).width >= 64 || card.closest(".hand, .tray"))) say("no name", card)
        if (named) for (const line of text(title)) {
            const { left, right, top, bottom } = line
            const card_ = box(card)
            if (left < card_.left - 1 || right > card_.right + 1 || bottom > card_.bottom + 1) say("name cut", card)
            for (const x of [left + 3, (left + right) / 2, right - 3])
                if (covered(card, ".badge, .tag, .cost", [x, (top + bottom) / 2])) { say("name covered", card); break }
        }
    }

    // What is grey says why, in a word at least, unless it is hardly higher than its name.
    for (const card of all(".hand .cannot, .city .cannot").filter(shown)) {
        const said = card.querySelector(".tag")
        if (box(card).height >= 80 && !(said && shown(said))) say("no reason", card)
    }

    // Large enough to be read and to be pressed.
    for (const it of all(".board *").filter(shown)) {
        const says = [...it.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
        if (says && parseFloat(getComputedStyle(it).fontSize) < 11.9) say("small letters", it)
    }
    for (const it of all(".board button, .board a, .board select").filter(shown)) {
        const least = it.matches(".actions button, .hand button, [data-option]") ? 44 : 24
        const { width, height } = box(it)
        const narrow = width < least - 0.5 && !it.closest(".chronicle .list") // a word is as long as it is
        if (narrow || height < least - 0.5) say("small target", it, ` ${width | 0}x${height | 0}`)
    }

    // One size of card for all rivals, and mine is no smaller.
    const widths = new Set(all(".rival:not(.open) .card").map((it) => Math.round(box(it).width)))
    if (widths.size > 1) faults.push(`rivals' cards differ: ${[...widths]}`)
    const mine = document.querySelector(".me .city .card")
    if (mine && widths.size && box(mine).width < Math.max(...widths) - 1) faults.push("my city is smaller than theirs")
    // Where all cities have their cards, all of them are in sight.
    for (const it of all(".rivals.cards .more")) say("rivals out of sight", it)
    return [...new Set(faults)]
}
