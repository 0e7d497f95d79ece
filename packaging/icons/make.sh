#!/usr/bin/env bash
# Draws the PNG sizes, the Windows icons and the macOS icons from the SVG files beside this script. What it makes is
# committed, so that a build needs neither rsvg-convert nor the others.
set -euo pipefail
cd "$(dirname -- "${BASH_SOURCE[0]}")"

for size in 16 22 24 32 48 64 128 256 512; do
    mkdir -p "png/$size"
    for drawing in *.svg; do
        rsvg-convert -w "$size" -h "$size" "$drawing" -o "png/$size/${drawing%.svg}.png"
    done
done
for drawing in *.svg; do
    name=${drawing%.svg}
    convert png/{16,24,32,48,64,256}/"$name.png" "$name.ico"
    png2icns "$name.icns" png/{16,32,48,128,256,512}/"$name.png"
done
