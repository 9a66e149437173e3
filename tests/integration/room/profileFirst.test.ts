import { getRoom } from '@preproom/models/contract/room/rooms';
import type { SessionDocument } from '@preproom/models/db/sessions/session.model';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

async function meeting(change: Partial<SessionDocument>) {
  const { database, clock } = stack;
  const learner = await createUser(database, { completed: false });
  const mentor = await createUser(database, { role: 'mentor' });
  const people = { learnerId: learner._id, mentorId: mentor._id };
  const { roomid } = await createSession(database, { ...people, startsAt: new Date(clock.now()), ...change });
  return { roomid: roomid as never, learner, mentor };
}

/** What the page and the room answer: null, or why not. */
async function entering(person: { _id: Types.ObjectId }, roomid: never) {
  const client = await stack.enter(person);
  const room = await client.call(getRoom, { params: { roomid } });
  const joined = await (await stack.connect(client)).join(roomid);
  return [room.body.code ?? null, joined.ok ? null : joined.error.code];
}

describe('the room of a learner with an unfinished profile', () => {
  test.each([{ packId: new Types.ObjectId() }, { isFree: true, round: 'Introducation' as const }])(
    'is closed to them when it was booked, and opens once the profile is complete: %j',
    async (booked) => {
      const { roomid, learner, mentor } = await meeting(booked);
      expect(await entering(learner, roomid)).toEqual(['profile_needed', 'profile_needed']);
      expect(await entering(mentor, roomid)).toEqual([null, null]);
      await stack.database.users.updateOne({ _id: learner._id }, { completed: true });
      expect(await entering(learner, roomid)).toEqual([null, null]);
    },
  );

  test('is open in the demo', async () => {
    const { roomid, learner } = await meeting({});
    expect(await entering(learner, roomid)).toEqual([null, null]);
  });
});
