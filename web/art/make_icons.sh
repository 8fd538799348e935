#!/bin/sh
# Make the icons that must be pixels from the drawings: sh art/make_icons.sh (in web/, with Chromium installed).
set -eu
here=$(dirname "$0")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
node "$here/sheet.mjs" "$work"

shoot() { # shoot DRAWING SIZE NAME
    printf '<!doctype html><style>*{margin:0}img{display:block;width:%spx;height:%spx}</style><img src="%s">' "$2" "$2" "$1" >"$work/page.html"
    chromium --headless --no-sandbox --disable-gpu --no-first-run --hide-scrollbars --user-data-dir="$work/profile" --default-background-color=00000000 \
        --window-size="$2,$2" --screenshot="$here/icons/$3.png" "file://$work/page.html" 2>/dev/null
}

shoot icons/icon.svg 192 icon-192
shoot icons/icon.svg 512 icon-512
shoot icons/icon-maskable.svg 192 icon-maskable-192
shoot icons/icon-maskable.svg 512 icon-maskable-512
shoot icons/icon-maskable.svg 180 apple-touch-icon
