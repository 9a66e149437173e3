import type { FrameLight } from '../connectionCheck/connectionCheckRules.ts';

const WIDTH = 32;
const HEIGHT = 24;
const INTERVAL_MS = 200;

/** Reports the brightness of a camera's picture five times a second, from scaled-down frames; returns its undo. */
export function watchLight(track: MediaStreamTrack, onLight: (light: FrameLight) => void): () => void {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = new MediaStream([track]);
  // A hidden page may not be allowed to play; then nothing is reported.
  video.play().catch(() => {});
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const timer = setInterval(() => {
    if (!context || video.videoWidth === 0) return;
    context.drawImage(video, 0, 0, WIDTH, HEIGHT);
    onLight(frameLight(context.getImageData(0, 0, WIDTH, HEIGHT).data));
  }, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    video.srcObject = null;
  };
}

/** BT.601 luma of RGBA pixels. */
function frameLight(rgba: Uint8ClampedArray): FrameLight {
  const count = rgba.length / 4;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < rgba.length; i += 4) {
    const luma = 0.299 * (rgba[i] ?? 0) + 0.587 * (rgba[i + 1] ?? 0) + 0.114 * (rgba[i + 2] ?? 0);
    sum += luma;
    squares += luma * luma;
  }
  const mean = sum / count;
  return { mean, spread: Math.sqrt(Math.max(0, squares / count - mean * mean)) };
}
