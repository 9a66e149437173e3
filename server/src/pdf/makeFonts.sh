#!/bin/sh
# Makes the fonts of PDFs from those of @fontsource-variable: one weight each, as TrueType, which pdfkit can embed a part of. Needed
# again when a font's package has a new version that is wanted:
#   python3 -m pip install fonttools brotli && server/src/pdf/makeFonts.sh
set -eu
cd "$(dirname "$0")/../../.."
packages=node_modules/@fontsource-variable
fonts=server/src/pdf/fonts
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
mkdir -p "$fonts"

# instance SOURCE WEIGHT FILE
instance() {
  python3 -m fontTools.ttLib.woff2 decompress -o "$work/variable.ttf" "$packages/$1"
  python3 -m fontTools.varLib.instancer "$work/variable.ttf" "wght=$2" --quiet -o "$work/full.ttf"
  # Without hints, and without layout features beyond kerning, marks and those of the script.
  python3 -m fontTools.subset "$work/full.ttf" --glyphs='*' --no-hinting --output-file="$3"
}

# The rupee sign and letters such as ā are in a file of their own.
for weight in 400 600; do
  instance inter/files/inter-latin-wght-normal.woff2 $weight "$work/latin.ttf"
  instance inter/files/inter-latin-ext-wght-normal.woff2 $weight "$work/more.ttf"
  python3 -m fontTools.merge --output-file="$fonts/inter-$weight.ttf" "$work/latin.ttf" "$work/more.ttf"
done
instance noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2 500 "$fonts/devanagari-500.ttf"
