#!/usr/bin/env bash
# Makes the three camera clips from the portrait that README.md names. Needs ffmpeg (5.1.9 made the committed files; another
# version may give other bytes) and Node.js 22.18 or later. Tests use the committed files and never run this.
#
#   tests/media/makeClips.sh astronaut.png
set -euo pipefail
portrait=$(realpath "${1:?the portrait, astronaut.png}")
cd "$(dirname "$0")"
sha256sum --check --quiet <<<"88431cd9653ccd539741b555fb0a46b61558b301d4110412b5bc28b5e3ea6cb5  $portrait"

# Chromium's reader of MJPEG wants the default Huffman tables. It plays 30 frames a second and starts again at the end.
encoding=(-c:v mjpeg -huffman default -q:v 13 -f mjpeg)
smaller='scale=320:240:flags=area,format=yuvj420p'

# make NAME FRAMES FILTER: moves a part of the portrait.
make() {
  ffmpeg -y -v error -loop 1 -framerate 30 -i "$portrait" -frames:v "$2" -an -vf "$3,$smaller" "${encoding[@]}" "$1.mjpeg"
}

# 8 s of a face with one constant smile: pan, zoom and tilt alone.
make sway 240 "crop=384:288:34:0,scale=1920:1440:flags=lanczos,\
perspective=x0='W*0.05*sin(2*PI*on/240)':y0='H*0.05*sin(2*PI*on/240)':\
x1='W+W*0.05*sin(2*PI*on/240)':y1='-H*0.05*sin(2*PI*on/240)':\
x2='W*0.05*sin(2*PI*on/240)':y2='H-H*0.05*sin(2*PI*on/240)':\
x3='W+W*0.05*sin(2*PI*on/240)':y3='H+H*0.05*sin(2*PI*on/240)':sense=source:eval=frame,\
rotate='8*PI/180*sin(2*PI*n/120)':bilinear=1,\
zoompan=z='1.40+0.06*sin(2*PI*on/240+PI/2)':x='iw/2-iw/zoom/2+0.03*iw*sin(2*PI*on/80)':\
y='ih/2-ih/zoom/2-0.04*ih+0.015*ih*sin(2*PI*on/120)':d=1:s=640x480:fps=30,gblur=sigma=1.2"

# 2 s of the suit and the helmet: no face.
make noFace 60 "crop=384:288:64:224,scale=1920:1440:flags=lanczos,\
zoompan=z='1.30+0.10*sin(2*PI*on/60+PI/2)':x='iw/2-iw/zoom/2+0.03*iw*sin(2*PI*on/60)':\
y='ih/2-ih/zoom/2':d=1:s=640x480:fps=30,gblur=sigma=1.2"

# 8 s of a face that frowns, is surprised, blinks and turns.
ffmpeg -v error -i "$portrait" -vf "crop=272:204:90:4,hqdn3d=3:3:0:0,scale=640:480:flags=lanczos,gblur=sigma=0.7,format=rgb24" -f rawvideo - |
  node warpFace.ts |
  ffmpeg -y -v error -f rawvideo -pix_fmt rgb24 -s 640x480 -r 30 -i - -vf "$smaller" "${encoding[@]}" expressions.mjpeg
