import type { Page } from '@playwright/test';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { expectSoundPage } from '../support/accessibility.ts';
import { createBookingPeople, enter } from '../support/booking.ts';
import { toReplayEnd } from '../support/call.ts';
import { expect, test } from '../support/test.ts';

const SMALLEST = { width: 320, height: 640 };
const RIGHT = `function pairOfParcels(weights, capacity) {
  const seen = new Map();
  for (let i = 0; i < weights.length; i++) {
    const partner = seen.get(capacity - weights[i]);
    if (partner !== undefined) return [partner, i];
    seen.set(weights[i], i);
  }
}`;
/** Right for the open tests alone. */
const GUESS = `function pairOfParcels(weights, capacity) {
  for (let i = 0; i < 4; i++) for (let j = i + 1; j < 4; j++) if (weights[i] + weights[j] === capacity) return [i, j];
}`;

const editor = (page: Page) => page.getByRole('textbox', { name: 'Your code' });

/** Replaces the code and runs the open tests. */
async function runOpenTests(page: Page, source: string): Promise<void> {
  await editor(page).fill(source);
  await page.getByRole('button', { name: 'Run tests' }).click();
}

test('a round of one problem survives a reload, is handed in, stands in history and performance, and is played again', async ({
  product,
  visitor,
}) => {
  const people = await createBookingPeople(product);
  const person = await visitor({ viewport: SMALLEST });
  const { page } = person;
  await enter(person, people.learners[0]);
  await page.goto('/assessments/coding/pair-of-parcels');
  await page.getByRole('button', { name: /^Solve it against the clock/ }).click();
  await expect(page.getByRole('timer', { name: 'Time left' })).toBeVisible();
  await runOpenTests(page, GUESS);
  await expect(page.getByText('All 3 tests passed')).toBeVisible();
  await expectSoundPage(person);

  await page.reload();
  await expect(editor(page)).toContainText('j = i + 1');
  await expect(page.getByRole('timer', { name: 'Time left' })).toHaveText(/^1\d:\d\d$/);
  await editor(page).fill(RIGHT);
  await page.goto('/assessments/coding');
  await page.getByRole('link', { name: 'Continue the round' }).click();
  await expect(editor(page)).toContainText('seen.get');

  await page.getByRole('button', { name: 'Hand in' }).click();
  await expectSoundPage(person);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByRole('heading', { name: '9 of 9 tests passed' })).toBeVisible();
  await expect(page.getByText('Open tests: 3 of 3')).toBeVisible();
  await expect(page.getByText('Hidden tests: 6 of 6')).toBeVisible();
  await expect(page.getByText('Test runs before: 1')).toBeVisible();
  await expect(page.getByText('on your own device, unsupervised')).toBeVisible();

  await page.getByRole('button', { name: 'Replay your code' }).click();
  const replayed = page.getByRole('textbox', { name: 'Code at this time' });
  await expect(replayed).toBeVisible();
  await toReplayEnd(page);
  await expect(replayed).toContainText('seen.get');
  await page.getByRole('button', { name: /ran the tests\. Passed: 3 of 3/ }).click();
  await expect(replayed).toContainText('j = i + 1');
  await expectSoundPage(person);

  await page.goto('/assessments');
  await expect(page.getByRole('link', { name: 'Coding: Two parcels, one scooter' })).toBeVisible();
  await page.goto('/Dashboard/performance');
  await expect(page.getByText('9 of 9 tests passed')).toBeVisible();
});

test.describe('when its time is over', () => {
  test.use({ hasTestClock: true });

  test('a round of two problems is handed in as it is', async ({ product, visitor }) => {
    const people = await createBookingPeople(product);
    const person = await visitor();
    const { page } = person;
    await enter(person, people.learners[0]);
    await page.goto('/assessments/coding');
    await page.getByRole('button', { name: 'Start the clock' }).click();
    await page.getByRole('button', { name: /^Problem 2:/ }).click();
    await editor(page).fill('function wrong() {}');
    await page.getByRole('button', { name: /^Problem 1:/ }).click();
    await page.getByRole('button', { name: /^Problem 2:/ }).click();
    await expect(editor(page)).toContainText('wrong');
    await expectSoundPage(person);
    await product.advance(3 * 60 * MINUTE_MS);
    await page.reload();
    await expect(page.getByText(/^Time was up after \d+ min/)).toBeVisible();
    await expect(page.getByText(/^Open tests: 0 of 3$/)).toHaveCount(2);
    await expectSoundPage(person);
  });
});

test('in Hindi, a round begins and is handed in', { tag: '@long' }, async ({ product, visitor }) => {
  const people = await createBookingPeople(product);
  const person = await visitor({ viewport: SMALLEST });
  const { page, context, origin } = person;
  await context.addCookies([{ name: 'language', value: 'hi', url: origin }]);
  await enter(person, people.learners[0]);
  await page.goto('/assessments/coding');
  await expectSoundPage(person);
  await page.getByRole('button', { name: 'घड़ी शुरू करें' }).click();
  await expect(page.getByRole('button', { name: /^सवाल 2:/ })).toBeVisible();
  await expectSoundPage(person);
  await page.getByRole('button', { name: 'जमा करें' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'जमा करें' }).click();
  await expect(page.getByText(/में से 0 टेस्ट पास$/)).toBeVisible();
  await expectSoundPage(person);
});
