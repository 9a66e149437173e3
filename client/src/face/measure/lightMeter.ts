import type { FaceBox } from './mainFace.ts';

const WIDTH = 64;
const HEIGHT = 36;

/** Measures the mean luma (0 to 255, BT.601) of a part of a frame. */
export type LightMeter = (frame: ImageBitmap, part: FaceBox) => number;

/** Throws where workers have no OffscreenCanvas; the face is then read on the main thread. */
export function createLightMeter(): LightMeter {
  const canvas = createCanvas();
  const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D | null;
  if (!context) throw new Error('no canvas to measure the light on');
  return (frame, part) => {
    const { left, top, width, height } = inside(part);
    context.drawImage(
      frame,
      ...([left * frame.width, top * frame.height, width * frame.width, height * frame.height] as const),
      ...([0, 0, WIDTH, HEIGHT] as const),
    );
    return meanLuma(context.getImageData(0, 0, WIDTH, HEIGHT).data);
  };
}

function createCanvas(): OffscreenCanvas | HTMLCanvasElement {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(WIDTH, HEIGHT);
  return Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
}

/** Clips the face's box to the frame, because a face at the edge extends beyond it. */
function inside({ left, top, width, height }: FaceBox): FaceBox {
  const [x, y] = [Math.min(1, Math.max(0, left)), Math.min(1, Math.max(0, top))];
  return { left: x, top: y, width: Math.min(1, left + width) - x, height: Math.min(1, top + height) - y };
}

function meanLuma(rgba: Uint8ClampedArray): number {
  let sum = 0;
  for (let i = 0; i < rgba.length; i += 4)
    sum += 0.299 * (rgba[i] ?? 0) + 0.587 * (rgba[i + 1] ?? 0) + 0.114 * (rgba[i + 2] ?? 0);
  return sum / (rgba.length / 4);
}
