import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const READINGS_PER_SECOND = 2;
const WINDOW_SECONDS = 8;

/** One of the facts that the device page lists about the last frame. */
const fact = (page: Page, name: string) => page.locator(`dt:text-is("${name}") + dd`);

const calibrated = (page: Page) => expect(fact(page, 'Calibration')).toHaveText('done', { timeout: 60_000 });

/** Enthusiasm as the page shows it, over as many windows of a whole loop of the clip. */
async function enthusiasm(page: Page, windows: number): Promise<number[][]> {
  const bar = page.getByText('Enthusiasm', { exact: true }).locator('xpath=following-sibling::span[1]');
  return bar.evaluate(
    async (element, [count, length, periodMs]) => {
      const values = Array.from({ length: count }, () => [] as number[]);
      for (const window of values) {
        while (window.length < length) {
          await new Promise((resolve) => setTimeout(resolve, periodMs));
          window.push(Number(element.textContent));
        }
      }
      return values;
    },
    [windows, WINDOW_SECONDS * READINGS_PER_SECOND, 1000 / READINGS_PER_SECOND] as const,
  );
}

const mean = (values: number[]) => values.reduce((sum, x) => sum + x, 0) / values.length;
const range = (values: number[]) => Math.max(...values) - Math.min(...values);

test('the worker reads a moving face steadily, and a still one as moving less', { tag: '@media' }, async ({
  visitor,
}) => {
  test.setTimeout(180_000);
  const windowsOf: number[][][] = [];
  for (const camera of ['expressions', 'sway'] as const) {
    const { page } = await visitor({ camera });
    await page.goto('/dev/expression');
    await calibrated(page);
    await expect(fact(page, 'Mode')).toHaveText(/(full|reduced), worker/);
    // The first loop fills the windows of the formulas.
    windowsOf.push((await enthusiasm(page, 3)).slice(1));
    await page.goto('about:blank');
  }
  const [expressions = [], sway = []] = windowsOf;
  const [first = [], second = []] = expressions;
  expect(Math.abs(mean(first) - mean(second))).toBeLessThan(0.05);
  for (const moving of expressions)
    for (const still of sway) expect(range(moving)).toBeGreaterThan(2 * range(still));
});

test('without a face in the picture the reason is shown and nothing is collected', { tag: '@media' }, async ({
  visitor,
}) => {
  const { page } = await visitor({ camera: 'noFace' });
  await page.goto('/dev/expression');
  await expect(fact(page, 'Reason')).toHaveText('No face in the picture', { timeout: 30_000 });
  await expect(fact(page, 'Frames a second')).not.toHaveText('NaN');
  await expect(fact(page, 'Calibration')).toHaveText('0 %');
});
