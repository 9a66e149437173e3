import { expect, type Locator, type Page } from '@playwright/test';

/** So long one element is watched: the page may put another in its place. */
const LOOK_MS = 4_000;
const LOOKS = 5;

/** Resolves once the video has shown this many new frames. */
export async function framesAdvance(video: Locator, count = 5): Promise<void> {
  await expect(video).toBeVisible();
  const found: string[] = [];
  for (let look = 0; look < LOOKS; look++) {
    const { seen, state } = await countFrames(video, count);
    if (seen >= count) return;
    found.push(`${seen} frames, ${state}`);
  }
  throw new Error(`the video stands still: ${found.join('; ')}`);
}

/** How many new frames the video has shown, up to `count`, and what it is like after that. */
function countFrames(video: Locator, count: number): Promise<{ seen: number; state: string }> {
  return video.evaluate(
    (element, { frames, lookMs }) =>
      new Promise<{ seen: number; state: string }>((resolve) => {
        const watched = element as HTMLVideoElement;
        let seen = 0;
        const answer = () => {
          const tracks = (watched.srcObject as MediaStream | null)?.getTracks() ?? [];
          const said = tracks.map(({ kind, readyState, muted }) => `${kind} ${readyState} muted=${muted}`);
          const { isConnected, paused, readyState } = watched;
          resolve({ seen, state: `in page=${isConnected} paused=${paused} ready=${readyState} ${said}` });
        };
        const tooLate = setTimeout(answer, lookMs);
        const onFrame = () => {
          seen++;
          if (seen < frames) {
            watched.requestVideoFrameCallback(onFrame);
          } else {
            clearTimeout(tooLate);
            answer();
          }
        };
        watched.requestVideoFrameCallback(onFrame);
      }),
    { frames: count, lookMs: LOOK_MS },
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

/**
 * Watches until asked what one sees where the other person's picture belongs, be it the video or its kept last frame; answers
 * with the longest time without a picture, in milliseconds.
 */
export async function watchPicture(page: Page, name: string): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle((label) => {
    const state = { longestEmptyMs: 0 };
    const eye = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const isSeen = () => {
      const video = document.querySelector<HTMLVideoElement>(`video[aria-label="${label}"]`);
      const kept = video?.nextElementSibling;
      if (!eye || !video || !(kept instanceof HTMLCanvasElement) || video.classList.contains('opacity-0'))
        return false;
      eye.clearRect(0, 0, 16, 12);
      eye.drawImage(kept.classList.contains('invisible') ? video : kept, 0, 0, 16, 12);
      // Neither nothing nor black: 30 is darker than any camera picture here.
      return eye.getImageData(0, 0, 16, 12).data.some((value, index) => index % 4 !== 3 && value > 30);
    };
    let emptySince: number | null = null;
    const look = () => {
      const now = performance.now();
      // From one empty look to another: between two looks of a busy page, the picture of the first stands.
      emptySince = isSeen() ? null : (emptySince ?? now);
      if (emptySince !== null) state.longestEmptyMs = Math.max(state.longestEmptyMs, now - emptySince);
      requestAnimationFrame(look);
    };
    look();
    return state;
  }, name);
  return () => watch.evaluate(({ longestEmptyMs }) => longestEmptyMs);
}
