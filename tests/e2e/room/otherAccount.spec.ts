import { meet, SERVER_AWAY } from '../support/call.ts';
import { expect, test } from '../support/test.ts';

/** What a browser says about a server that is away, and about the refusals that follow. */
const EXPECTED = [...SERVER_AWAY, /status of 409/];

test('another account that logs in in the same browser never becomes the person of an open call', {
  tag: '@long',
}, async ({ enterAs, product }) => {
  const [learner, mentor] = [await enterAs('learner'), await enterAs('mentor')];
  await meet(learner, mentor);
  for (const person of [learner, mentor]) person.tolerate(...EXPECTED);
  const tab = await learner.context.newPage();
  // The session's other person: the room would let them in.
  await tab.goto('/demo/enter/mentor');
  await product.kill();
  await product.start();

  await expect(learner.page.getByRole('heading', { name: 'Another account has logged in' })).toBeFocused({
    timeout: 30_000,
  });
  await expect(mentor.page.getByText(/left|lost|reconnect/i).first()).toBeVisible();
  await learner.page.getByRole('button', { name: 'Reload' }).click();
  await expect(learner.page.getByRole('heading', { level: 1 })).toBeVisible();
});
