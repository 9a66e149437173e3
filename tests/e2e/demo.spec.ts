import { bothSeeEachOther, joinInterview } from './support/call.ts';
import { expect, test } from './support/test.ts';

test('a newcomer is in the call with a click on each door and on each "Join interview"', async ({
  visitor,
}) => {
  const people = { learner: await visitor(), mentor: await visitor({ host: '127.0.0.1' }) };
  for (const [side, person] of Object.entries(people)) {
    await person.page.goto('/');
    await person.page.getByRole('link', { name: 'Try the room' }).first().click();
    const tab = person.context.waitForEvent('page');
    await person.page.getByRole('link', { name: `Enter as ${side}` }).click();
    person.page = await tab;
    await expect(person.page).toHaveURL(/\/room\/[a-z0-9]{12}$/);
    await joinInterview(person);
  }
  await bothSeeEachOther(people.learner, people.mentor);
});
