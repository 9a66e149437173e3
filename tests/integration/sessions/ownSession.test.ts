import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { getSession } from '@preproom/models/contract/sessions/bookings';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMentor } from '../../support/mentors/mentors.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const DAY = 24 * 60 * 60_000;
let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

/** A pair with one session more that is over than the current-user call lists, and the oldest of them. */
async function pairWithOldSession() {
  const { database, clock } = stack;
  const [learner, mentor] = [await createUser(database, { completed: true }), await createMentor(database)];
  const people = { learnerId: learner._id, mentorId: mentor._id };
  const past = await Promise.all(
    Array.from({ length: 21 }, (_, i) =>
      createSession(database, {
        ...people,
        status: 'done',
        startsAt: new Date(clock.now() - (i + 1) * DAY),
      }),
    ),
  );
  const clients = { learner: await stack.enter(learner), mentor: await stack.enter(mentor) };
  const [newest, oldest] = [past[0], past[20]];
  if (!newest || !oldest) throw new Error('no sessions');
  return { people, newest, oldest, clients };
}

test('a session that the current-user call no longer lists is answered to both its people', async () => {
  const { people, oldest, clients } = await pairWithOldSession();
  const { roomid } = oldest;
  const listed = (await clients.learner.call(getCurrentUser, {})).body.meeting.map((one) => one.roomid);
  expect(listed).not.toContain(roomid);
  await stack.database.mentorRatings.create({
    ...{ roomid, ...people, stars: 5, remark: '', ratedAt: new Date() },
  });
  const own = (await clients.learner.call(getSession, { params: { roomid } })).body.data;
  expect(own).toMatchObject({ roomid, status: 'done', hasRated: true, with: { Name: 'Meera Iyer' } });
  const mentors = (await clients.mentor.call(getSession, { params: { roomid } })).body.data;
  expect(mentors).toMatchObject({ roomid, status: 'done', hasRated: false, with: { Name: 'Asha Rao' } });
});

test('a session is answered as the current-user call lists it', async () => {
  const { newest, clients } = await pairWithOldSession();
  const { roomid } = newest;
  for (const client of [clients.learner, clients.mentor]) {
    const { meeting } = (await client.call(getCurrentUser, {})).body;
    const { data } = (await client.call(getSession, { params: { roomid } })).body;
    expect(data).toEqual(meeting.find((one) => one.roomid === roomid));
  }
});

test("someone else's session and one that does not exist are answered alike", async () => {
  const { oldest } = await pairWithOldSession();
  const { clients: strangers } = await pairWithOldSession();
  for (const client of [strangers.learner, strangers.mentor]) {
    const foreign = await client.call(getSession, { params: { roomid: oldest.roomid } });
    const unknown = await client.call(getSession, { params: { roomid: 'zzzzzzzzzzzz' } });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'room_not_found']);
    expect(foreign.body).toEqual(unknown.body);
  }
});
