import { expectSoundPage } from '../support/accessibility.ts';
import {
  codeOf,
  control,
  editor,
  endInterview,
  joinInterview,
  meet,
  openCode,
  toReplayEnd,
} from '../support/call.ts';
import type { Person } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

/** By keyboard, from the button on. */
async function addFile({ page }: Person, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New file' }).press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('File', { exact: true }).locator('option:checked')).toHaveText(name);
}

const shownFile = ({ page }: Person) => page.getByLabel('File', { exact: true });

test('a second file: both write in it, it has a language by its name, and the report plays it', async ({
  enterAs,
}) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await meet(learner, mentor);
  for (const { page } of [learner, mentor]) await openCode(page);
  await learner.page.keyboard.type('first');
  await addFile(learner, 'area.py');
  await expect(learner.page.getByLabel('Language')).toHaveValue('python');
  await editor(learner.page).focus();
  await learner.page.keyboard.type('x = 1');
  // The other person goes on seeing the main file until they choose this one.
  await expect.poll(() => codeOf(mentor.page)).toBe('first');
  await shownFile(mentor).selectOption('area.py');
  await expect.poll(() => codeOf(mentor.page)).toBe('x = 1');
  await editor(mentor.page).press('Control+End');
  await mentor.page.keyboard.type(' # good');
  await expect.poll(() => codeOf(learner.page)).toBe('x = 1 # good');
  await expectSoundPage(learner);

  await learner.page.getByRole('button', { name: 'Rename file' }).click();
  await learner.page.getByLabel('Name', { exact: true }).fill('Area.java');
  await learner.page.keyboard.press('Enter');
  await expect(mentor.page.getByLabel('Language')).toHaveValue('java');
  await addFile(learner, 'gone.c');
  await learner.page.getByRole('button', { name: 'Remove file' }).click();
  await learner.page.getByRole('alertdialog').getByRole('button', { name: 'Remove file' }).click();
  await expect.poll(() => codeOf(learner.page)).toBe('first');
  await expect(learner.page.getByText('Saved', { exact: true })).toBeVisible();

  const roomid = new URL(mentor.page.url()).pathname.split('/').at(-1);
  await control(mentor, 'Close code').click();
  await endInterview(mentor);
  await learner.page.goto(`/room/Feedback/${roomid}`);
  await learner.page.getByRole('link', { name: /your report/i }).click();
  await learner.page.getByRole('button', { name: 'Replay the code' }).click();
  const field = learner.page.getByRole('textbox', { name: 'Code at this time' });
  await expect(field).toBeVisible();
  await toReplayEnd(learner.page);
  await expect(field).toContainText('x = 1 # good');
  await shownFile(learner).selectOption('Main file');
  await expect(field).toContainText('first');
  await expect(learner.page.getByText('removed the file “gone.c”')).toBeVisible();
});

test('on a phone, the files fit', async ({ enterAs }) => {
  const learner = await enterAs('learner');
  const { page } = learner;
  await page.setViewportSize({ width: 320, height: 640 });
  await joinInterview(learner);
  await control(learner, 'More').click();
  await page.getByRole('menuitem', { name: /^Code/ }).click();
  await expect(editor(page)).toBeVisible();
  await addFile(learner, 'a-name-as-long-as-names-can-be-here.java');
  const bar = page.getByRole('combobox', { name: 'File' }).locator('../..');
  expect((await bar.boundingBox())?.height).toBeLessThan(60);
  await expect(page.getByRole('button', { name: 'Close code' })).toBeInViewport({ ratio: 1 });
  await control(learner, 'File actions').click();
  for (const name of ['New file', 'Rename file', 'Remove file'])
    await expect(page.getByRole('menuitem', { name })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expectSoundPage(learner);
});
