import type { Page } from '@playwright/test';
import { expectSoundPage } from '../support/accessibility.ts';
import { control, meet } from '../support/call.ts';
import { expect, test } from '../support/test.ts';

const editor = (page: Page) => page.getByRole('textbox', { name: /^Code\./ });

/** The text, line by line; the name at the other person's cursor left out. */
async function codeOf(page: Page): Promise<string> {
  return editor(page).evaluate((content) => {
    const lines = [...content.querySelectorAll('.cm-line')].map((line) => {
      const copy = line.cloneNode(true) as Element;
      for (const cursor of copy.querySelectorAll('.cm-ySelectionCaret')) cursor.remove();
      return copy.textContent ?? '';
    });
    return lines.join('\n');
  });
}

async function openCode(page: Page): Promise<void> {
  await page.keyboard.press('k');
  await expect(editor(page)).toBeFocused();
}

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
  await editor(learner.page).press('Control+z');
  await expect.poll(() => codeOf(mentor.page)).toBe(' # start');
  await expectSoundPage(learner);
  await expectSoundPage(mentor);
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
  await learner.page.getByRole('button', { name: 'Open the code' }).click();
  await expect.poll(() => codeOf(learner.page)).toBe('kept');
});
