import { control, editor, meet, openChat, openCode, openStatus, statusPill, wake } from '../support/call.ts';
import type { Person } from '../support/person.ts';
import { agreeToTalkTime } from '../support/speech.ts';
import { expect, test } from '../support/test.ts';

test('beside guide and code of a laptop, microphone, camera and leaving stay in reach', async ({
  enterAs,
}) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await mentor.page.setViewportSize({ width: 1366, height: 768 });
  await meet(learner, mentor);
  await mentor.page.keyboard.press('q');
  await mentor.page.keyboard.press('k');
  await expect(mentor.page.getByRole('textbox', { name: /^Code\./ })).toBeFocused();
  for (const width of [1280, 1366, 1600]) {
    await mentor.page.setViewportSize({ width, height: 768 });
    for (const name of ['Microphone', 'Camera', 'Leave', 'More'])
      await control(mentor, name).click({ trial: true });
  }
});

const NARROW = [360, 320];

/** The pill is one line with what it opens in reach, and oneself is in sight, clear of it and of the controls. */
async function expectRoomAbove(person: Person, others: string[]): Promise<void> {
  const { page } = person;
  const own = page.getByLabel('You', { exact: true }).and(page.locator('video'));
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 740 });
    await wake(person);
    await expect.poll(async () => (await statusPill(person).boundingBox())?.height).toBeLessThan(40);
    await expect(own).toBeInViewport({ ratio: 1 });
    await expect(statusPill(person)).toBeInViewport({ ratio: 1 });
    const face = await own.boundingBox();
    for (const element of [statusPill(person), ...others.map((name) => control(person, name))]) {
      const box = await element.boundingBox();
      if (!box || !face) throw new Error(`${element} is not to be seen`);
      const isApart =
        box.y + box.height <= face.y ||
        face.y + face.height <= box.y ||
        box.x + box.width <= face.x ||
        face.x + face.width <= box.x;
      expect(isApart, `${element} at ${width}`).toBe(true);
    }
  }
  const details = await openStatus(person);
  for (const button of await details.getByRole('button').all()) await button.click({ trial: true });
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
}

test('on a phone, chat, code, board and guide leave the status one line and oneself in sight', async ({
  enterAs,
}) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  for (const person of [learner, mentor]) await agreeToTalkTime(person);
  await meet(learner, mentor);
  await expect(statusPill(learner).getByText('Talk time on')).toBeVisible();
  const { page } = learner;
  const controls = ['Microphone', 'Camera', 'Leave'];
  await page.setViewportSize({ width: 360, height: 740 });

  await openChat(learner);
  await expectRoomAbove(learner, controls);
  await page.getByRole('button', { name: 'Close chat' }).click();

  await openCode(page);
  await expectRoomAbove(learner, controls);
  await control(learner, 'Close code').click();
  await expect(editor(page)).toBeHidden();

  // What the mentor drew on a large screen is seen at once on the small one.
  await mentor.page.keyboard.press('w');
  const theirs = mentor.page.getByRole('application', { name: 'Board' });
  await theirs.click({ trial: true });
  const place = await theirs.boundingBox();
  if (!place) throw new Error('the board is not to be seen');
  await mentor.page.mouse.move(place.x + 480, place.y + 380);
  await mentor.page.mouse.down();
  await mentor.page.mouse.move(place.x + 560, place.y + 460, { steps: 4 });
  await mentor.page.mouse.up();
  await page.keyboard.press('w');
  const board = page.getByRole('application', { name: 'Board' });
  await expect(board.locator('svg path').first()).toBeInViewport({ ratio: 0.99 });
  await expectRoomAbove(learner, controls);

  await mentor.page.setViewportSize({ width: 360, height: 740 });
  await mentor.page.getByRole('button', { name: 'Close board' }).click();
  await mentor.page.keyboard.press('q');
  await expectRoomAbove(mentor, controls);
});
