import { bothSeeEachOther, enterByDoor, joinInterview } from '../support/call.ts';
import { expect, test } from '../support/test.ts';

const METRICS_TOKEN = 'a token of this test';
test.use({ settings: { METRICS_TOKEN } });

test('a newcomer is in the call with a click on each door and on each "Join interview"; the metrics count it', async ({
  visitor,
  product,
}) => {
  const people = { learner: await visitor(), mentor: await visitor({ host: '127.0.0.1' }) };
  for (const side of ['learner', 'mentor'] as const) {
    const person = people[side];
    await person.page.goto('/');
    await person.page.getByRole('link', { name: 'Try the room' }).first().click();
    await enterByDoor(person, side);
    await joinInterview(person);
  }
  await bothSeeEachOther(people.learner, people.mentor);
  const metrics = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    return (await fetch(`http://127.0.0.1:${product.port}/metrics`, { headers })).text();
  };
  await expect.poll(metrics).toContain('preproom_first_frame_seconds_count 2');
  const outcomes = 'preproom_negotiation_outcomes_total{outcome="connected",route="host"} 2';
  expect(await metrics()).toContain(outcomes);
});
