import { expect, type Locator } from '@playwright/test';

/** Resolves once the video has shown this many new frames. */
export async function framesAdvance(video: Locator, count = 5): Promise<void> {
  await expect(video).toBeVisible();
  await video.evaluate(
    (element, frames) =>
      new Promise<void>((resolve, reject) => {
        const tooLate = setTimeout(() => reject(new Error('the video stands still')), 20_000);
        let seen = 0;
        const onFrame = () => {
          seen++;
          if (seen < frames) {
            (element as HTMLVideoElement).requestVideoFrameCallback(onFrame);
          } else {
            clearTimeout(tooLate);
            resolve();
          }
        };
        (element as HTMLVideoElement).requestVideoFrameCallback(onFrame);
      }),
    count,
  );
}

export interface FrameWatch {
  frames: number;
  /** The longest time without a new frame, the time since the last one included. */
  longestGapMs: number;
}

/** Watches a video's frames until asked; the element has to stay the same meanwhile. */
export async function watchFrames(video: Locator): Promise<() => Promise<FrameWatch>> {
  const watch = await video.evaluateHandle((element) => {
    const state = { frames: 0, longestGapMs: 0, lastAt: performance.now() };
    const onFrame = () => {
      const now = performance.now();
      state.longestGapMs = Math.max(state.longestGapMs, now - state.lastAt);
      state.lastAt = now;
      state.frames++;
      (element as HTMLVideoElement).requestVideoFrameCallback(onFrame);
    };
    (element as HTMLVideoElement).requestVideoFrameCallback(onFrame);
    return state;
  });
  return () =>
    watch.evaluate(({ frames, longestGapMs, lastAt }) => ({
      frames,
      longestGapMs: Math.max(longestGapMs, performance.now() - lastAt),
    }));
}
