import { randomUUID } from 'node:crypto';
import { type Report, reportPerson } from '@preproom/models/contract/room/safety';
import type { SessionDocument } from '@preproom/models/db/sessions/session.model';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { ApiClient } from '../stack/apiClient.ts';
import { type Stack, startStack } from '../stack/startStack.ts';

interface Current {
  stack: Stack;
  pair: { learnerId: Types.ObjectId; mentorId: Types.ObjectId };
  learner: ApiClient;
  mentor: ApiClient;
  /** The session that reports are about: starts now, unless a test sets another one. */
  room: { roomid: string };
}

/** For a file of tests about reports: starts the product, and gives each test a new learner and mentor with a booked session. */
export function reportingPair() {
  const current = {} as Current;
  async function bookedNow(change: Partial<SessionDocument> = {}): Promise<{ roomid: string }> {
    const { stack, pair } = current;
    const startsAt = new Date(stack.clock.now());
    const { roomid } = await createSession(stack.database, { ...pair, startsAt, ...change });
    return { roomid };
  }
  beforeAll(async () => {
    current.stack = await startStack();
  });
  afterAll(() => current.stack.stop());
  beforeEach(async () => {
    const { stack } = current;
    const learner = await createUser(stack.database);
    const mentor = await createUser(stack.database, { role: 'mentor' });
    current.pair = { learnerId: learner._id, mentorId: mentor._id };
    current.learner = await stack.enter(learner);
    current.mentor = await stack.enter(mentor);
    current.room = await bookedNow();
  });
  return Object.assign(current, {
    bookedNow,
    send: (client: ApiClient, body: Report) => client.call(reportPerson, { params: current.room, body }),
    session: () => current.stack.database.sessions.findOne(current.room).lean().orFail(),
    /** Both join, and the session is live. */
    async meet() {
      const { stack, room } = current;
      const learner = await stack.connect(current.learner);
      const mentor = await stack.connect(current.mentor);
      for (const socket of [learner, mentor]) {
        const answer = await socket.join(room.roomid);
        if (!answer.ok) throw new Error(`Refused: ${JSON.stringify(answer)}`);
      }
      await mentor.received('session:changed', ({ status }) => status === 'live');
      return { learner, mentor };
    },
  });
}

/** What a page sends to report somebody; a test states only what matters to it. */
export function newReport(change: Partial<Report> = {}): Report {
  const words = { reason: 'harassment', note: 'He shouted at me.' } as const;
  return { id: randomUUID(), ...words, endInterview: false, block: false, ...change };
}
