import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectSoundPage } from '../support/accessibility.ts';
import { control, endInterview, meet, toReplayEnd } from '../support/call.ts';
import type { Person } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

const board = (page: Page): Locator => page.getByRole('application', { name: 'Board' });
const shape = (page: Page, name: string | RegExp): Locator => board(page).getByRole('button', { name });

async function openBoard({ page }: Person): Promise<void> {
  await page.keyboard.press('w');
  await expect(board(page)).toBeFocused();
}

/** Drags the mouse over places of the board, in pixels from its upper left corner. */
async function drag(page: Page, ...path: [x: number, y: number][]): Promise<void> {
  const { x, y } = (await board(page).boundingBox()) ?? { x: 0, y: 0 };
  const [first, ...rest] = path.map(([dx, dy]) => [x + dx, y + dy] as const);
  await page.mouse.move(...(first ?? [x, y]));
  await page.mouse.down();
  for (const place of rest) await page.mouse.move(...place, { steps: 4 });
  await page.mouse.up();
}

async function drawBox(page: Page, from: [number, number], to: [number, number], text: string) {
  await control({ page } as Person, 'Box').click();
  await drag(page, from, to);
  await page.getByRole('textbox', { name: 'Text of the box' }).fill(text);
  await page.keyboard.press('Enter');
}

test('both draw on one board, and each undoes their own', async ({ enterAs }) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await meet(learner, mentor);
  await openBoard(mentor);
  await drawBox(mentor.page, [30, 60], [190, 140], 'API server');
  await drawBox(mentor.page, [300, 60], [460, 140], 'Database <b>');
  await control(mentor, 'Arrow').click();
  await drag(mentor.page, [110, 100], [380, 110]);
  await control(mentor, 'Text').click();
  await drag(mentor.page, [60, 220], [60, 220]);
  await mentor.page.getByRole('textbox', { name: 'Text', exact: true }).fill('10k requests/s');
  await mentor.page.keyboard.press('Enter');
  await expect(mentor.page.getByText('Saved', { exact: true })).toBeVisible();

  // The other person is told, and opens it.
  await learner.page.getByRole('button', { name: 'Open the board' }).click();
  await expect(shape(learner.page, 'Arrow from “API server” to “Database <b>”')).toBeVisible();
  await expect(shape(learner.page, 'Text “10k requests/s”, bottom left')).toBeVisible();
  await control(learner, 'Pen').click();
  await drag(learner.page, [80, 300], [160, 260], [240, 320]);
  await expect(shape(mentor.page, /^Pen stroke/)).toBeVisible();
  await learner.page.getByText('What’s on the board: 5').click();
  await expect(
    learner.page.getByRole('listitem').filter({ hasText: 'Box “API server”, top left' }),
  ).toBeVisible();
  await expectSoundPage(learner);
  await expectSoundPage(mentor);

  // A box takes its arrow along.
  await control(mentor, 'Select and move').click();
  await drag(mentor.page, [60, 80], [60, 180]);
  await expect(shape(learner.page, /^Box “API server”, (on the|bottom) left/)).toBeVisible();
  await expect(shape(learner.page, 'Arrow from “API server” to “Database <b>”')).toBeVisible();

  await control(learner, 'Undo').click();
  for (const { page } of [learner, mentor]) await expect(shape(page, /^Pen stroke/)).toBeHidden();
  await expect(control(learner, 'Undo')).toBeDisabled();
  await mentor.page.keyboard.press('Control+z');
  await mentor.page.keyboard.press('Control+z');
  await expect(shape(learner.page, /^Text/)).toBeHidden();
  await expect(shape(learner.page, /^Box “API server”/)).toBeVisible();
});

test('by keyboard alone: boxes, an arrow between them, moved, removed', async ({ enterAs }) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await meet(learner, mentor);
  await openBoard(mentor);
  const { keyboard } = mentor.page;
  for (const name of ['Client', 'Cache']) {
    await keyboard.press('5');
    await keyboard.press('Enter');
    await expect(mentor.page.getByRole('textbox', { name: 'Text of the box' })).toBeFocused();
    await keyboard.type(name);
    await keyboard.press('Enter');
    await expect(board(mentor.page)).toBeFocused();
  }
  await keyboard.press('Tab');
  await expect(shape(mentor.page, /^Box “Client”/)).toBeFocused();
  await keyboard.press('4');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(shape(mentor.page, 'Arrow from “Client” to “Cache”')).toBeVisible();
  await shape(mentor.page, /^Box “Client”/).focus();
  for (let i = 0; i < 8; i += 1) await keyboard.press('ArrowDown');
  await expect(shape(mentor.page, 'Box “Client”, bottom left')).toBeFocused();
  await keyboard.press('Delete');
  await expect(shape(mentor.page, /^Box “Client”/)).toBeHidden();
  await expect(board(mentor.page)).toBeFocused();
  await keyboard.press('Control+z');
  await expect(shape(mentor.page, 'Box “Client”, bottom left')).toBeVisible();
  await control(mentor, 'Board shortcuts').click();
  await expect(mentor.page.getByRole('dialog', { name: 'Board shortcuts' })).toBeVisible();
  await expectSoundPage(mentor);
});

test('fits a phone of 320 pixels, is exported, there after a reload, and played again in the report', async ({
  enterAs,
}) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await meet(learner, mentor);
  await learner.page.setViewportSize({ width: 320, height: 640 });
  await control(learner, 'More').click();
  await learner.page.getByRole('menuitem', { name: /^Board/ }).click();
  await expect(board(learner.page)).toBeFocused();
  await drawBox(learner.page, [20, 20], [200, 100], 'Load & balancer');
  await expect(shape(learner.page, /^Box “Load & balancer”/)).toBeVisible();
  await expectSoundPage(learner);
  for (const [kind, start] of [
    ['Drawing (SVG)', '<svg xmlns="http://www.w3.org/2000/svg"'],
    ['Picture (PNG)', '\x89PNG'],
  ] as const) {
    const saved = learner.page.waitForEvent('download');
    await control(learner, 'Export').click();
    await learner.page.getByRole('menuitem', { name: kind }).click();
    const bytes = await readFile(await (await saved).path(), 'latin1');
    expect(bytes.startsWith(start)).toBe(true);
    if (kind === 'Drawing (SVG)') {
      expect(bytes).toContain('Load &amp;');
      expect(bytes).toMatch(/stroke="#[0-9a-f]{6}"/);
    }
  }
  await learner.page.reload();
  await expect(control(learner, 'Leave')).toBeVisible();
  await control(learner, 'Open the board').click();
  await expect(shape(learner.page, /^Box “Load & balancer”/)).toBeVisible();

  await endInterview(mentor);
  await mentor.page.getByRole('link', { name: 'Continue to feedback' }).click();
  await mentor.page.getByRole('button', { name: 'Replay the board' }).click();
  const replayed = mentor.page.getByRole('img', { name: 'Board at this time' });
  await expect(replayed).toBeVisible();
  await toReplayEnd(mentor.page);
  await expect(replayed).toContainText('balancer');
  // The box was there before its text.
  await mentor.page.getByRole('button', { name: /Demo Learner drew on the board/ }).click();
  await expect(replayed).not.toContainText('balancer');
  await mentor.page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(replayed).toContainText('balancer', { timeout: 30_000 });
  await expectSoundPage(mentor);
  await mentor.page.setViewportSize({ width: 320, height: 640 });
  await expectSoundPage(mentor);
});
