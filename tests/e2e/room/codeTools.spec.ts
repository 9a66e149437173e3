import type { Page } from '@playwright/test';
import { expectSoundPage } from '../support/accessibility.ts';
import { control, endInterview, meet, toReplayEnd } from '../support/call.ts';
import { expect, test } from '../support/test.ts';

const editor = (page: Page) => page.getByRole('textbox', { name: /^Code\./ });

test('the mentor chooses a problem, tests fail before they pass, and the code is played again', async ({
  enterAs,
}) => {
  test.slow();
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await meet(learner, mentor);
  for (const { page } of [learner, mentor]) {
    await page.keyboard.press('k');
    await expect(editor(page)).toBeFocused();
  }
  await expect(learner.page.getByRole('button', { name: 'Run', exact: true })).toBeVisible();
  await expect(learner.page.getByRole('button', { name: 'Choose a problem' })).toBeHidden();
  await mentor.page.getByRole('button', { name: 'Choose a problem' }).click();
  await mentor.page.getByRole('button', { name: /^The sock without a partner/i }).click();
  for (const { page } of [learner, mentor]) {
    await expect(page.getByText(/sock without a partner/i).first()).toBeVisible();
    await expect(editor(page)).toContainText('singleSock');
  }

  // The learner has the open tests only.
  await learner.page.getByRole('button', { name: 'Run tests' }).click();
  await expect(mentor.page.getByText(/Run by Demo Learner: 0 of 3 open tests passed/)).toBeVisible();
  await expectSoundPage(learner);
  await expectSoundPage(mentor);

  await editor(learner.page).press('Control+a');
  await learner.page.keyboard.insertText(
    'function singleSock(socks) { return socks.reduce((left, sock) => left ^ sock, 0); }',
  );
  await expect(editor(mentor.page)).toContainText('reduce');
  await mentor.page.getByRole('button', { name: 'Run tests' }).click();
  for (const [page, who] of [
    [learner.page, 'Demo Mentor'],
    [mentor.page, 'you'],
  ] as const)
    await expect(page.getByText(new RegExp(`Run by ${who}: (\\d+) of \\1 tests passed`))).toBeVisible();

  await learner.page.setViewportSize({ width: 320, height: 640 });
  await expect(editor(learner.page)).toBeVisible();
  await expectSoundPage(learner);

  await control(mentor, 'Close code').click();
  await endInterview(mentor);
  await mentor.page.getByRole('link', { name: 'Continue to feedback' }).click();
  await mentor.page.getByRole('button', { name: 'Replay the code' }).click();
  const replayed = mentor.page.getByRole('textbox', { name: 'Code at this time' });
  await expect(mentor.page.getByText(/chose the problem “The sock without a partner”/i)).toBeVisible();
  await expect(replayed).toBeVisible();
  await expect(replayed).not.toContainText('reduce');
  await toReplayEnd(mentor.page);
  await expect(replayed).toContainText('reduce');
  await mentor.page.getByRole('button', { name: /Demo Learner ran the tests\. Passed: 0 of 3/ }).click();
  await expect(replayed).toContainText('singleSock');
  await expect(replayed).not.toContainText('reduce');
  await mentor.page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(replayed).toContainText('reduce', { timeout: 30_000 });
  await expectSoundPage(mentor);
  await mentor.page.setViewportSize({ width: 320, height: 640 });
  await expectSoundPage(mentor);
});

test('each sees what was run where, in which file the other is, and who chose a language', async ({
  enterAs,
}) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await meet(learner, mentor);
  for (const { page } of [learner, mentor]) {
    await page.keyboard.press('k');
    await expect(editor(page)).toBeFocused();
  }
  await learner.page.keyboard.insertText('console.log(6 * 7)');
  await mentor.page.getByRole('button', { name: 'New file' }).click();
  await mentor.page.getByLabel('Name', { exact: true }).fill('area.js');
  await mentor.page.keyboard.press('Enter');
  await editor(mentor.page).focus();
  await mentor.page.keyboard.insertText('console.log("area")');
  await mentor.page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(mentor.page.getByText(/^area\.js \(JavaScript\)$/)).toBeVisible();
  await expect(learner.page.getByText('area.js (JavaScript), not open here')).toBeVisible();
  await expect(
    mentor.page.getByRole('button', { name: 'Demo Learner is in Main file. Open it' }),
  ).toBeVisible();
  await expectSoundPage(mentor);
  await learner.page.setViewportSize({ width: 360, height: 740 });
  await expectSoundPage(learner);
  await learner.page.getByRole('button', { name: 'Demo Mentor is in area.js. Open it' }).click();
  await expect(editor(learner.page)).toContainText('area');
  await expect(learner.page.getByText('Demo Mentor is here')).toBeVisible();
  await learner.page.getByLabel('File', { exact: true }).selectOption('Main file');
  await learner.page.getByLabel('Language').selectOption('python');
  await expect(mentor.page.getByText(/^Demo Learner chose Python for the main file\./)).toBeVisible();
  await learner.page.getByRole('button', { name: 'Move it to a file and start over' }).click();
  await expect(editor(learner.page)).not.toContainText('6 * 7');
  await expectSoundPage(learner);
  await learner.page.getByRole('button', { name: 'Back to JavaScript' }).click();
  await expect(editor(learner.page)).toContainText('6 * 7');
  await expect(learner.page.getByLabel('Language')).toHaveValue('javascript');
});

test('the mentor searches a problem and reads it beside the code, and a language without a runner says so', async ({
  enterAs,
}) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await meet(learner, mentor);
  for (const { page } of [learner, mentor]) await page.keyboard.press('k');
  await mentor.page.getByRole('button', { name: 'Choose a problem' }).click();
  await mentor.page.getByRole('searchbox', { name: 'Search by title or topic' }).fill('bits sock');
  await expect(mentor.page.getByText('1 problem')).toBeVisible();
  await expectSoundPage(mentor);
  await mentor.page.getByRole('button', { name: /^The sock without a partner/i }).click();
  // A wide window has room for the statement beside the code.
  const statement = mentor.page.getByRole('region', { name: 'Problem', exact: true });
  await expect(statement.getByText('Examples')).toBeVisible();
  await statement.getByRole('button', { name: 'Move below the code' }).click();
  await expect(statement).toBeHidden();
  await mentor.page.getByRole('button', { name: 'Move beside the code' }).click();
  await expect(statement).toBeVisible();
  // Nobody runs compiled languages here.
  await mentor.page.getByLabel('Language').selectOption('java');
  await expect(learner.page.getByText(/^Java can’t run on this site/)).toBeVisible();
  await mentor.page.getByLabel('Language').selectOption('javascript');
});
