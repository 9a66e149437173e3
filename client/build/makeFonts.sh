#!/bin/sh
# Makes the fonts of client/src/styles/fonts from those of @fontsource-variable: only the letters and weights that pages use, which is
# a third of the bytes that a phone waits for. Needed again when a font's package has a new version that is wanted:
#   python3 -m pip install fonttools brotli && client/build/makeFonts.sh
set -eu
cd "$(dirname "$0")/../.."
packages=node_modules/@fontsource-variable
fonts=client/src/styles/fonts
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

# English and its neighbours, the dashes, quotes and arrows of our texts. The same ranges stand in fonts.css.
latin=U+0020-007E,U+00A0-00FF,U+2010-2027,U+2030-203A,U+20AC,U+2122,U+2190-2193,U+2212
rupee=U+20B9

# subset SOURCE WEIGHTS GLYPHS NAME
subset() {
  python3 -m fontTools.varLib.instancer "$packages/$1" "wght=$2" --quiet -o "$work/font.ttf"
  python3 -m fontTools.subset "$work/font.ttf" "$3" --layout-features='*' --flavor=woff2 --output-file="$fonts/$4.woff2"
}

subset inter/files/inter-latin-wght-normal.woff2 400:700 --unicodes=$latin inter
subset inter/files/inter-latin-ext-wght-normal.woff2 400:700 --unicodes=$rupee inter-rupee
subset bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2 600 --unicodes=$latin bricolage
subset bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2 600 --unicodes=$rupee bricolage-rupee
devanagari=noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2
subset $devanagari 400:700 --glyphs='*' devanagari
subset $devanagari 500 --text=हिन्दी hindi-name
