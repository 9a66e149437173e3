import type { Page } from '@playwright/test';

export interface PictureGaps {
  /** The longest time for which the other's place showed nothing but black; a frame that stands still is a picture. */
  blackMs: number;
  /** The longest time without a new frame. */
  frozenMs: number;
}

/**
 * Looks at what stands in the other's place until asked: the video, or what lies over it while the video has nothing to show.
 * Works across changes of the video element.
 */
export async function watchPicture(page: Page, label: string): Promise<() => Promise<PictureGaps>> {
  const watch = await page.evaluateHandle((name) => {
    const probe = Object.assign(document.createElement('canvas'), { width: 8, height: 8 });
    const context = probe.getContext('2d', { willReadFrequently: true });
    const seen = {
      blackMs: 0,
      frozenMs: 0,
      lastPictureAt: performance.now(),
      lastFrameAt: performance.now(),
    };
    let watched: HTMLVideoElement | null = null;
    const onFrame = () => {
      const now = performance.now();
      seen.frozenMs = Math.max(seen.frozenMs, now - seen.lastFrameAt);
      seen.lastFrameAt = now;
      watched?.requestVideoFrameCallback(onFrame);
    };
    const isBlack = (picture: CanvasImageSource) => {
      context?.clearRect(0, 0, 8, 8);
      context?.drawImage(picture, 0, 0, 8, 8);
      const bytes = context?.getImageData(0, 0, 8, 8).data ?? [];
      return !bytes.some((byte, i) => i % 4 !== 3 && byte > 16);
    };
    const look = () => {
      const video = document.querySelector<HTMLVideoElement>(`video[aria-label="${name}"]`);
      if (video !== watched) {
        watched = video;
        video?.requestVideoFrameCallback(onFrame);
      }
      const cover = video?.parentElement?.querySelector('canvas');
      const isCovered = cover && cover.width > 0 && getComputedStyle(cover).visibility === 'visible';
      const shown = isCovered ? cover : video;
      const now = performance.now();
      if (shown && !isBlack(shown)) seen.lastPictureAt = now;
      seen.blackMs = Math.max(seen.blackMs, now - seen.lastPictureAt);
    };
    const timer = setInterval(look, 20);
    return {
      stop() {
        clearInterval(timer);
        seen.frozenMs = Math.max(seen.frozenMs, performance.now() - seen.lastFrameAt);
        return { blackMs: seen.blackMs, frozenMs: seen.frozenMs };
      },
    };
  }, label);
  return () => watch.evaluate((watching) => watching.stop());
}
