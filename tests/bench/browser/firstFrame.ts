import type { Page } from '@playwright/test';

/** A page of one of the two, and the label under which it shows the other's video. */
export interface Watched {
  page: Page;
  video: string;
}
/** In milliseconds from the click. */
export interface FirstFrames {
  joiningMs: number;
  waitingMs: number;
}

/** Clicks the button in the page of the one who joins, and gives the times of the first frame there and with the one who waits. */
export async function clickToFirstFrame(
  joining: Watched,
  waiting: Watched,
  button: string,
): Promise<FirstFrames> {
  const clicked = await joining.page.evaluateHandle(() => {
    const clock = { at: 0 };
    addEventListener('click', () => (clock.at = performance.timeOrigin + performance.now()), {
      capture: true,
      once: true,
    });
    return clock;
  });
  const [atJoining, atWaiting] = [await watchNewVideo(joining), await watchNewVideo(waiting)];
  await joining.page.getByRole('button', { name: button, exact: true }).click();
  const clickedAt = await clicked.evaluate(({ at }) => at);
  return { joiningMs: (await atJoining()) - clickedAt, waitingMs: (await atWaiting()) - clickedAt };
}

/** The time of the first frame of a video with a stream that the page does not show yet, by the clock that all pages of a machine share. */
async function watchNewVideo({ page, video }: Watched): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle((label) => {
    const find = () => document.querySelector<HTMLVideoElement>(`video[aria-label="${label}"]`);
    const before = find()?.srcObject ?? null;
    const at = new Promise<number>((resolve) => {
      const look = () => {
        const found = find();
        if (found?.srcObject && found.srcObject !== before)
          found.requestVideoFrameCallback(() => resolve(performance.timeOrigin + performance.now()));
        else setTimeout(look, 1);
      };
      look();
    });
    return { at };
  }, video);
  return () => watch.evaluate(({ at }) => at);
}

/** Resolves once the lobby has fetched the code of the call, which it does a few seconds after it appeared. */
export async function untilCallIsLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('simplepeer')),
  );
}

/** Resolves once this video has shown a few frames. */
export async function untilMoving(page: Page, video: string): Promise<void> {
  const locator = page.locator(`video[aria-label="${video}"]`);
  await locator.evaluate(async (element) => {
    for (let frame = 0; frame < 3; frame++)
      await new Promise((resolve) => (element as HTMLVideoElement).requestVideoFrameCallback(resolve));
  });
}
