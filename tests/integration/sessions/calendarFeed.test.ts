import { DAY_MS } from '@preproom/models/contract/http/durations';
import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { downloadSession } from '@preproom/models/contract/sessions/bookings';
import { getCalendarFeed, resetCalendarFeed } from '@preproom/models/contract/sessions/calendar';
import { createSession } from '@preproom/models/db/testing/factories';
import { createLog } from '@preproom/models/runtime/log';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPair, type Pair, readCalendar } from '../../support/sessions/sessionChanges.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { indexesUsed } from '../../support/stack/indexesUsed.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const logged: string[] = [];

let stack: Stack;
let pair: Pair;
let learner: ApiClient;
let mentor: ApiClient;
beforeAll(async () => {
  stack = await startStack({}, createLog('debug', 'server', { write: (line) => logged.push(line) }));
});
afterAll(() => stack.stop());
beforeEach(async () => {
  pair = await createPair(stack.database);
  [learner, mentor] = [await stack.enter(pair.learner), await stack.enter(pair.mentor)];
});

const urlOf = async (client: ApiClient) => (await client.call(getCalendarFeed, {})).body.data.url;
const read = async (url: string) => readCalendar(await (await fetch(url)).text());

function plan(days: number, status: 'booked' | 'done' | 'cancelled' | 'missed' = 'booked', sequence = 0) {
  const startsAt = new Date(stack.clock.now() + days * DAY_MS);
  const people = { learnerId: pair.learner._id, mentorId: pair.mentor._id };
  return createSession(stack.database, { ...people, startsAt, status, sequence });
}

describe('the private calendar feed', () => {
  test('has what is to come and what took place in the last 30 days, with the UID and SEQUENCE of the invites', async () => {
    const [soon, recent] = [await plan(3, 'booked', 2), await plan(-29, 'done')];
    for (const [days, status] of [
      [-31, 'done'],
      [4, 'cancelled'],
      [-2, 'missed'],
    ] as const)
      await plan(days, status);
    const feed = await read(await urlOf(learner));
    expect(feed.method).toBe('PUBLISH');
    expect(feed.events.map(({ uid, sequence }) => [uid, sequence])).toEqual([
      [`${soon.roomid}@localhost`, 2],
      [`${recent.roomid}@localhost`, 0],
    ]);
    expect(feed.events[0]).toMatchObject({
      summary: 'HR Round 1 with Meera Iyer',
      startsAt: new Date(Math.floor(soon.startsAt.getTime() / 1000) * 1000).toISOString(),
      attendees: [],
    });
    expect((await read(await urlOf(mentor))).events[0]?.summary).toBe('HR Round 1 with Asha Rao');
  });

  test('names nobody by address, and is kept by no shared cache', async () => {
    await plan(3);
    const response = await fetch(await urlOf(learner));
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toMatch(/^private/);
    expect(await response.text()).not.toMatch(/mailto:|people\.example/);
  });

  test('stays at its address until that is reset; the old one is then like one that never was', async () => {
    const url = await urlOf(learner);
    expect(await urlOf(learner)).toBe(url);
    const reset = (await learner.call(resetCalendarFeed, {})).body.data.url;
    expect(reset).not.toBe(url);
    expect((await fetch(url)).status).toBe(404);
    expect((await fetch(reset)).status).toBe(200);
    expect(await urlOf(learner)).toBe(reset);
  });

  test('is made in no number of times, whoever has its address', async () => {
    const url = await urlOf(learner);
    const asked = await Promise.all(Array.from({ length: 61 }, () => fetch(url)));
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await fetch(await urlOf(mentor))).status).toBe(200);
  });

  test("cannot be reached by changing one's own address", async () => {
    const own = await urlOf(learner);
    const forged = own.replace(pair.learner._id.toString(), pair.mentor._id.toString());
    expect(forged).not.toBe(own);
    for (const url of [
      forged,
      own.replace('.0.', '.1.'),
      own.replace(/.\.ics$/, '.ics'),
      `${stack.url}/calendar/x.ics`,
    ])
      expect((await fetch(url)).status).toBe(404);
  });

  test('is gone with the account', async () => {
    const url = await urlOf(learner);
    await stack.database.users.deleteOne({ _id: pair.learner._id });
    expect((await fetch(url)).status).toBe(404);
  });

  test('is never in the log', async () => {
    const url = await urlOf(learner);
    await fetch(url);
    await expect.poll(() => logged.join('')).toContain('"route":"/calendar/:token.ics"');
    expect(logged.join('')).not.toContain(new URL(url).pathname.split('.')[2]);
  });

  test('is read by indexes', async () => {
    const url = await urlOf(learner);
    const used = await indexesUsed(stack.database, 'sessions', () => fetch(url));
    expect(used).toEqual(['learnerId startsAt', 'mentorId startsAt']);
  });
});

test('a session can be downloaded by its two people, as one entry with the UID of the invites', async () => {
  const { roomid } = await plan(3, 'booked', 1);
  const url = stack.url + endpointPath(downloadSession).replace(':roomid', roomid);
  const answer = await fetch(url, { headers: { cookie: mentor.cookie } });
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toContain(`${roomid}.ics`);
  const { events } = readCalendar(await answer.text());
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({
    ...{ uid: `${roomid}@localhost`, sequence: 1, summary: 'HR Round 1 with Asha Rao' },
  });
  const stranger = await stack.enter((await createPair(stack.database)).learner);
  expect((await fetch(url, { headers: { cookie: stranger.cookie } })).status).toBe(404);
});
