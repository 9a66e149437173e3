import { control, meet } from '../support/call.ts';
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
