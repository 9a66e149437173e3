import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';

// Stdin: the portrait's face as one raw RGB frame (makeClips.sh cuts it out). Stdout: 240 such frames, warped into expressions.

type Point = [x: number, y: number];

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES = 240;
/** The part of the portrait that the frame shows. */
const CROP = { x: 90, y: 4, width: 272 };

const source = await buffer(process.stdin);
const portraitPoints: Point[] = JSON.parse(
  readFileSync(new URL('portraitLandmarks.json', import.meta.url), 'utf8'),
);
const scale = WIDTH / CROP.width;
const points = portraitPoints.map(([x, y]): Point => [(x - CROP.x) * scale, (y - CROP.y) * scale]);
/** MediaPipe's face mesh numbers the points. */
const point = (index: number): Point => points[index] ?? [0, 0];
const faceWidth = Math.hypot(point(454)[0] - point(234)[0], point(454)[1] - point(234)[1]);

const EYES = [
  {
    upper: [33, 246, 161, 160, 159, 158, 157, 173, 133],
    lower: [33, 7, 163, 144, 145, 153, 154, 155, 133],
    skin: 50,
  },
  {
    upper: [362, 398, 384, 385, 386, 387, 388, 466, 263],
    lower: [362, 382, 381, 380, 374, 373, 390, 249, 263],
    skin: 280,
  },
];

/** Rises from 0 to 1 and falls back between two frames, with a hold in the middle. */
function hold(frame: number, from: number, to: number): number {
  const t = (frame - from) / (to - from);
  return t <= 0 || t >= 1 ? 0 : Math.min(1, 2.2 * Math.sin(Math.PI * t) ** 2);
}

function expressionAt(frame: number) {
  return {
    frown: hold(frame, 30, 72),
    surprise: hold(frame, 72, 112),
    jaw: hold(frame, 78, 112),
    blink: hold(frame, 112, 130),
    /** -1 to 1: turned to one side, then to the other. */
    turn: hold(frame, 130, 176) - hold(frame, 176, 220),
  };
}
type Expression = ReturnType<typeof expressionAt>;

/** How far each pixel is moved. */
class Warp {
  readonly dx = new Float32Array(WIDTH * HEIGHT);
  readonly dy = new Float32Array(WIDTH * HEIGHT);

  /** Moves what is around a point, less with the distance (a Gaussian of these radii). All in face widths. */
  push(index: number, [mx, my]: Point, [rx, ry]: Point, offsetY = 0): void {
    const [moveX, moveY, radiusX, radiusY] = [mx, my, rx, ry].map((value) => value * faceWidth) as [
      number,
      number,
      number,
      number,
    ];
    const x0 = point(index)[0];
    const y0 = point(index)[1] + offsetY * faceWidth;
    const [left, right] = [Math.max(0, Math.trunc(x0 - 3 * radiusX)), Math.min(WIDTH, x0 + 3 * radiusX)];
    for (let y = Math.max(0, Math.trunc(y0 - 3 * radiusY)); y < Math.min(HEIGHT, y0 + 3 * radiusY); y++) {
      for (let x = left; x < right; x++) {
        const weight = Math.exp(-((x - x0) ** 2) / (2 * radiusX ** 2) - (y - y0) ** 2 / (2 * radiusY ** 2));
        const at = y * WIDTH + x;
        this.dx[at] = (this.dx[at] ?? 0) + weight * moveX;
        this.dy[at] = (this.dy[at] ?? 0) + weight * moveY;
      }
    }
  }
}

function warpFor({ frown: f, surprise: s, jaw: j, turn: t }: Expression): Warp {
  const warp = new Warp();
  if (j > 0) {
    warp.push(17, [0, 0.13 * j], [0.2, 0.12], 0.04);
    warp.push(152, [0, 0.0975 * j], [0.3, 0.16]);
  }
  if (f > 0) {
    warp.push(61, [0.055 * f, 0.085 * f], [0.085, 0.085]);
    warp.push(291, [-0.055 * f, 0.085 * f], [0.085, 0.085]);
    warp.push(55, [0.03 * f, 0.085 * f], [0.09, 0.06]);
    warp.push(285, [-0.03 * f, 0.085 * f], [0.09, 0.06]);
    for (const brow of [52, 282]) warp.push(brow, [0, 0.06 * f], [0.08, 0.05]);
    warp.push(13, [0, 0.03 * f], [0.08, 0.04]);
    warp.push(14, [0, -0.035 * f], [0.08, 0.04]);
  }
  if (s > 0) {
    for (const brow of [55, 285, 52, 282, 46, 276]) warp.push(brow, [0, -0.055 * s], [0.085, 0.07]);
    for (const lid of [159, 386]) warp.push(lid, [0, -0.01 * s], [0.07, 0.035]);
    for (const lid of [145, 374]) warp.push(lid, [0, 0.005 * s], [0.07, 0.03]);
    warp.push(61, [0.05 * s, 0.03 * s], [0.07, 0.07]);
    warp.push(291, [-0.05 * s, 0.03 * s], [0.07, 0.07]);
  }
  if (t !== 0) {
    warp.push(1, [0.115 * t, 0], [0.22, 0.38]);
    warp.push(168, [0.06 * t, 0], [0.18, 0.25]);
    warp.push(0, [0.05 * t, 0], [0.18, 0.18]);
  }
  return warp;
}

/** The height of a lid's line at this x; null beside the eye. */
function lidAt(line: number[], x: number): number | null {
  for (const [i, index] of line.entries()) {
    const [ax, ay] = point(line[i - 1] ?? index);
    const [bx, by] = point(index);
    if (i > 0 && x >= ax && x <= bx) return ay + ((by - ay) * (x - ax)) / (bx - ax || 1);
  }
  return null;
}

/** Draws the upper lids in the colour of the skin down to where the blink has them, with a dark line of lashes. */
function drawLids(picture: Buffer, blink: number): void {
  for (const { upper, lower, skin } of EYES) {
    const skinAt = 3 * (Math.round(point(skin)[1]) * WIDTH + Math.round(point(skin)[0]));
    const [from, to] = [point(upper[0] ?? 0)[0], point(upper.at(-1) ?? 0)[0]];
    for (let x = Math.ceil(from); x <= to; x++) {
      const [top, bottom] = [lidAt(upper, x), lidAt(lower, x)];
      if (top === null || bottom === null) continue;
      const lid = top + (bottom - top) * blink;
      for (let y = Math.floor(top) - 3; y <= Math.ceil(bottom) + 1; y++) {
        const at = 3 * (y * WIDTH + x);
        for (let k = 0; k < 3; k++) {
          if (y <= lid) picture[at + k] = (source[skinAt + k] ?? 0) * 0.97;
          if (Math.abs(y - lid) < 1.8) picture[at + k] = (picture[at + k] ?? 0) * (k === 0 ? 0.45 : 0.4);
        }
      }
    }
  }
}

/** The dark inside of the open mouth, an ellipse over the unwarped face; how dark it is there, 0 to 1. */
function mouthAt(x: number, y: number, jaw: number): number {
  if (jaw === 0) return 0;
  const drop = 0.13 * faceWidth * jaw;
  const centerX = (point(13)[0] + point(14)[0]) / 2;
  const centerY = point(14)[1] - 2 + drop * 0.45;
  const distance = ((x - centerX) / (0.09 * faceWidth)) ** 2 + ((y - centerY) / (drop * 0.42)) ** 2;
  return distance < 1 ? Math.min(1, 3 * (1 - distance)) : 0;
}
const MOUTH_COLOUR = [45, 15, 18];

/** Where the head's sway puts a pixel from: pan, zoom and roll in whole periods of the clip, narrower when turned. */
function swayAt(frame: number, turn: number) {
  const phase = (2 * Math.PI * frame) / FRAMES;
  const roll = ((4 * Math.PI) / 180) * Math.sin(2 * phase);
  const zoom = 1 + 0.05 * Math.sin(phase);
  const panX = 14 * Math.sin(phase) + 0.1 * faceWidth * turn;
  const panY = 8 * Math.sin(2 * phase);
  const [cos, sin] = [Math.cos(roll) / zoom, Math.sin(roll) / zoom];
  const [noseX, noseY] = point(1);
  return (x: number, y: number): Point => {
    const [rx, ry] = [x - noseX - panX, y - noseY - panY];
    const narrower = 0.16 * Math.abs(turn) * Math.exp(-(rx ** 2) / (2 * (0.75 * faceWidth) ** 2));
    return [noseX + (cos * rx + sin * ry) * (1 + narrower), noseY - sin * rx + cos * ry];
  };
}

const inside = (value: number, size: number) => Math.min(Math.max(value, 0), size - 2);

function drawFrame(frame: number): Buffer {
  const expression = expressionAt(frame);
  const picture = Buffer.from(source);
  if (expression.blink > 0) drawLids(picture, expression.blink);
  const { dx, dy } = warpFor(expression);
  const sway = swayAt(frame, expression.turn);
  const drawn = Buffer.alloc(source.length);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const [swayedX, swayedY] = sway(x, y);
      const [atX, atY] = [Math.trunc(inside(swayedX, WIDTH)), Math.trunc(inside(swayedY, HEIGHT))];
      const u = inside(swayedX - (dx[atY * WIDTH + atX] ?? 0), WIDTH);
      const v = inside(swayedY - (dy[atY * WIDTH + atX] ?? 0), HEIGHT);
      const mouth = mouthAt(atX, atY, expression.jaw);
      for (let k = 0; k < 3; k++) {
        const skin = sampled(picture, u, v, k);
        drawn[3 * (y * WIDTH + x) + k] = skin * (1 - mouth) + (MOUTH_COLOUR[k] ?? 0) * mouth;
      }
    }
  }
  return drawn;
}

/** One colour between four pixels. */
function sampled(picture: Buffer, u: number, v: number, colour: number): number {
  const [x, y] = [Math.trunc(u), Math.trunc(v)];
  const [fx, fy] = [u - x, v - y];
  const at = 3 * (y * WIDTH + x) + colour;
  const value = (offset: number) => picture[at + offset] ?? 0;
  const top = value(0) * (1 - fx) + value(3) * fx;
  return top * (1 - fy) + (value(3 * WIDTH) * (1 - fx) + value(3 * WIDTH + 3) * fx) * fy;
}

for (let frame = 0; frame < FRAMES; frame++) {
  if (!process.stdout.write(drawFrame(frame))) await once(process.stdout, 'drain');
}
