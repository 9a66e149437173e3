import { HOUR_MS } from '@preproom/models/contract/http/durations';
import { ROUNDS } from '@preproom/models/contract/sessions/rounds';
import type { Session, SessionDocument } from '@preproom/models/db/sessions/session.model';
import { applySessionEvent } from '@preproom/models/db/sessions/sessionChanges';
import { createSession } from '@preproom/models/db/testing/factories';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

/** A session, still to come, to which only the mentor has come so far. */
async function awaited(change: Partial<SessionDocument>): Promise<Session> {
  const { database, clock } = stack;
  const startsAt = new Date(clock.now() + HOUR_MS);
  const { _id } = await createSession(database, { mentorCameAt: startsAt, startsAt, ...change });
  return database.sessions.findById(_id).lean<Session>().orFail();
}

const passTime = (session: Session) =>
  applySessionEvent(stack.database, session, 'time_passed', session.startsAt.getTime() + HOUR_MS);

/** By time, so that they do not overlap. */
const hoursLater = (hours: number) => new Date(stack.clock.now() + hours * HOUR_MS);

test('of no-shows in one pack that end in the same moment, exactly one returns its round', async () => {
  const people = { learnerId: new Types.ObjectId(), packId: new Types.ObjectId() };
  const sessions = await Promise.all(
    ROUNDS.map((round, i) => awaited({ ...people, round, startsAt: hoursLater(i + 1) })),
  );

  const ended = await Promise.all(sessions.map(passTime));

  expect(ended.map((session) => session?.status)).toEqual(ROUNDS.map(() => 'noshow_learner'));
  expect(ended.filter((session) => session?.usesRound === false)).toHaveLength(1);
});

test('every pack returns its first, and so do the free introductions of each learner', async () => {
  const learnerId = new Types.ObjectId();
  const introduction = { round: 'Introducation', isFree: true } as const;
  const first = await passTime(await awaited({ learnerId, packId: new Types.ObjectId() }));
  const other = await passTime(
    await awaited({ learnerId, packId: new Types.ObjectId(), startsAt: hoursLater(3) }),
  );
  const free = await passTime(await awaited({ learnerId, ...introduction, startsAt: hoursLater(5) }));
  const again = await passTime(await awaited({ learnerId, ...introduction, startsAt: hoursLater(7) }));

  expect([first, other, free, again].map((session) => session?.usesRound)).toEqual([
    ...[false, false, false],
    true,
  ]);
});
