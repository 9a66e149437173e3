import type { Page } from '@playwright/test';

/** Prepares the page; the returned function clicks the button and gives the milliseconds from the click to the video's first frame. */
export async function watchFirstFrame(page: Page, button: string, video: string) {
  const watch = await page.evaluateHandle((label) => {
    let clickedAt = 0;
    addEventListener('click', () => (clickedAt = performance.now()), { capture: true, once: true });
    const ms = new Promise<number>((resolve) => {
      const look = () => {
        const found = document.querySelector<HTMLVideoElement>(`video[aria-label="${label}"]`);
        if (found) found.requestVideoFrameCallback(() => resolve(performance.now() - clickedAt));
        else setTimeout(look, 1);
      };
      look();
    });
    return { ms };
  }, video);
  return async () => {
    await page.getByRole('button', { name: button, exact: true }).click();
    return watch.evaluate(({ ms }) => ms);
  };
}

/** Resolves once this video has shown a few frames. */
export async function untilMoving(page: Page, video: string): Promise<void> {
  const locator = page.locator(`video[aria-label="${video}"]`);
  await locator.evaluate(async (element) => {
    for (let frame = 0; frame < 3; frame++)
      await new Promise((resolve) => (element as HTMLVideoElement).requestVideoFrameCallback(resolve));
  });
}
