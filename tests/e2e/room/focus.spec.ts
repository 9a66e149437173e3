import { control, meet } from '../support/call.ts';
import { expect, test } from '../support/test.ts';

test('on a phone, whoever leaves a dialog is back at the button that led to it', {
  tag: '@long',
}, async ({ enterAs }) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await learner.page.setViewportSize({ width: 360, height: 740 });
  await meet(learner, mentor);
  const more = control(learner, 'More');
  for (const [item, way] of [
    ['End interview', 'Stay'],
    ['Devices', 'Close'],
    ['Report or block', 'Cancel'],
  ] as const) {
    await more.press('Enter');
    await learner.page.getByRole('menuitem', { name: item }).press('Enter');
    await learner.page.getByRole('button', { name: way, exact: true }).press('Enter');
    await expect(more).toBeFocused();
  }
});
