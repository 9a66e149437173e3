import type { Page } from '@playwright/test';
import { expectSoundPage } from '../support/accessibility.ts';
import { codeOf, control, editor, joinInterview, meet, openCode, SERVER_AWAY } from '../support/call.ts';
import { expect, test } from '../support/test.ts';

test('both write code at once, each undoes their own, and it is saved', async ({ enterAs }) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await meet(learner, mentor);
  await openCode(learner.page);
  await learner.page.keyboard.type('total = 0');
  await expect(learner.page.getByText('Saved', { exact: true })).toBeVisible();

  // The other person is told, and opens it.
  await mentor.page.getByRole('button', { name: 'Open the code' }).click();
  await expect.poll(() => codeOf(mentor.page)).toBe('total = 0');
  await mentor.page.getByLabel('Language').selectOption('python');
  await expect(learner.page.getByLabel('Language')).toHaveValue('python');

  await mentor.page.keyboard.press('Control+End');
  await editor(mentor.page).press('Control+End');
  await mentor.page.keyboard.type(' # start');
  await expect.poll(() => codeOf(learner.page)).toBe('total = 0 # start');
  // One step is what was typed without a pause, which a slow machine makes.
  await expect(async () => {
    await editor(learner.page).press('Control+z');
    expect(await codeOf(learner.page)).toBe(' # start');
  }).toPass();
  await expect.poll(() => codeOf(mentor.page)).toBe(' # start');
  await expectSoundPage(learner);
  await expectSoundPage(mentor);

  // What replaces the whole text replaces nothing else: the other person's name stands beside their cursor, not in the text.
  await editor(learner.page).press('Control+Home');
  await editor(mentor.page).press('Control+a');
  await mentor.page.keyboard.insertText('replaced');
  for (const { page } of [learner, mentor]) await expect.poll(() => codeOf(page)).toBe('replaced');
  await expect(editor(mentor.page).locator('xpath=../..').locator('.cm-other-cursor')).toHaveAttribute(
    'data-name',
    'Demo Learner',
  );
});

test('pasted code is announced to the other person', async ({ enterAs }) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await meet(learner, mentor);
  await openCode(mentor.page);
  await openCode(learner.page);
  await editor(learner.page).evaluate((content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'x'.repeat(240));
    content.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(mentor.page.getByText('Demo Learner pasted 240 characters.')).toBeVisible();
});

test('a reload in the call finds the code again', async ({ enterAs }) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await meet(learner, mentor);
  await openCode(learner.page);
  await learner.page.keyboard.type('kept');
  await expect(learner.page.getByText('Saved', { exact: true })).toBeVisible();
  await learner.page.reload();
  await expect(control(learner, 'Leave')).toBeVisible();
  await control(learner, 'Open the code').click();
  await expect.poll(() => codeOf(learner.page)).toBe('kept');
});

test('the server dies while both write: after both have reloaded, nothing is missing', async ({
  enterAs,
  product,
}) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  const people = [learner, mentor];
  for (const person of people) person.tolerate(...SERVER_AWAY);
  await meet(learner, mentor);
  for (const { page } of people) await openCode(page);
  await learner.page.keyboard.type('before');
  await expect(learner.page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(() => codeOf(mentor.page)).toBe('before');

  await mentor.page.keyboard.press('Control+Home');
  const killed = product.kill();
  await Promise.all([learner.page.keyboard.type(' learner'), mentor.page.keyboard.type('mentor ')]);
  await killed;
  await learner.page.keyboard.type('!');
  await mentor.page.keyboard.type('?');
  // Without the server, they still write together.
  const text = 'mentor ?before learner!';
  for (const { page } of people) {
    await expect.poll(() => codeOf(page)).toBe(text);
    await expect(page.getByText('Not saved yet')).toBeVisible();
  }
  await product.start();
  for (const { page } of people) await page.reload();
  // What waited on a device is sent once the code is open there.
  for (const person of people) await control(person, 'Open the code').click();
  for (const person of people) {
    await expect.poll(() => codeOf(person.page)).toBe(text);
    await expect(person.page.getByText('Saved', { exact: true })).toBeVisible();
  }
});

test('what was left on the device is sent with the next join, without opening the code', async ({
  enterAs,
  product,
}) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  for (const person of [learner, mentor]) person.tolerate(...SERVER_AWAY);
  await meet(learner, mentor);
  await openCode(learner.page);
  await expect(learner.page.getByText('Saved', { exact: true })).toBeVisible();
  await product.kill();
  await learner.page.keyboard.type('left');
  await expect(learner.page.getByText('Not saved yet')).toBeVisible();
  const address = learner.page.url();
  await learner.page.goto('about:blank');
  await product.start();
  await learner.page.goto(address);
  await joinInterview(learner);
  await mentor.page.getByRole('button', { name: 'Open the code' }).click();
  await expect.poll(() => codeOf(mentor.page)).toBe('left');
  await expect(editor(learner.page)).toBeHidden();
});

test('by keyboard: in, out with Escape and Tab, closed, and the focus is where it was', async ({
  enterAs,
}) => {
  const learner = await enterAs('learner');
  const { page } = learner;
  await joinInterview(learner);
  const button = control(learner, 'Code');
  await button.press('Enter');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect.poll(() => codeOf(page)).toBe(' '.repeat(4));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(control(learner, 'Close code')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('on a phone: opened from the menu, and everything fits', async ({ enterAs }) => {
  const learner = await enterAs('learner');
  const { page } = learner;
  await joinInterview(learner);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await control(learner, 'More').click();
    await page.getByRole('menuitem', { name: /^Code/ }).click();
    await expect(editor(page)).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expectSoundPage(learner);
    await control(learner, 'Close code').click();
    await expect(editor(page)).toBeHidden();
  }
});

test('what one reads stays where it is while the other writes above and below', async ({ enterAs }) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await meet(learner, mentor);
  await openCode(learner.page);
  await openCode(mentor.page);
  await mentor.page.getByLabel('Language').selectOption('text');
  await mentor.page.keyboard.insertText(Array.from({ length: 300 }, (_, i) => `line ${i}`).join('\n'));
  await expect(editor(learner.page)).toContainText('line 3');
  await editor(learner.page).hover();
  const scrolled = await scrollEnd(learner.page);
  await learner.page.mouse.wheel(0, 2_500);
  await scrolled();
  await learner.page.keyboard.press('Alt+Shift+C');
  await expect(learner.page.getByText('Demo Mentor changed: lines 1 to 300.')).toBeVisible();
  const read = (text?: string) => editor(learner.page).evaluate(lineSeen, text);
  await expect.poll(async () => (await read()).text).toMatch(/^line \d{3}$/);
  await expect(async () => expect(await read()).toEqual(await read())).toPass();
  const before = await read();

  await editor(mentor.page).press('Control+Home');
  await mentor.page.keyboard.insertText('above\n'.repeat(20));
  await mentor.page.keyboard.type('key by key\n');
  await editor(mentor.page).press('Control+End');
  await mentor.page.keyboard.insertText('\nbelow'.repeat(20));
  await expect.poll(async () => (await read()).lines).toBe(before.lines + 41);
  // Each change scrolls by whole pixels, before it is painted.
  await expect
    .poll(async () => Math.abs((await read(before.text)).top - before.top))
    .toBeLessThanOrEqual(MOVED_PX);

  // Somebody who cannot see it asks what changed.
  await learner.page.keyboard.press('Alt+Shift+C');
  await expect(learner.page.getByText('Demo Mentor changed: lines 1 to 21 and')).toBeVisible();
});

/** A wheel scrolls over many frames. Two reads between two of them are the same, so only the browser knows when it is over. */
async function scrollEnd(page: Page): Promise<() => Promise<void>> {
  const ended = await editor(page).evaluateHandle((content) => {
    const scroller = content.closest('.cm-scroller');
    return { done: new Promise<void>((resolve) => scroller?.addEventListener('scrollend', () => resolve())) };
  });
  return () => ended.evaluate(({ done }) => done);
}

/** Of a line that stays where it is, after some changes that each round by half a pixel at most. */
const MOVED_PX = 2;

/**
 * In the page: the line with this text, or the one in the middle of what is seen; how far below the top of what is seen it is, in pixels;
 * and how many lines the text has by its height.
 */
function lineSeen(content: Element, text?: string) {
  const { top, height } = (content.parentElement as HTMLElement).getBoundingClientRect();
  const topOf = (line: Element) => line.getBoundingClientRect().top - top;
  const line = [...content.querySelectorAll('.cm-line')].find((one) =>
    text ? one.textContent === text : topOf(one) >= height / 2,
  );
  return {
    text: line?.textContent ?? '',
    top: line ? topOf(line) : 0,
    lines: Math.round(
      (content.getBoundingClientRect().height - 8) / (line?.getBoundingClientRect().height || 1),
    ),
  };
}
