import { askQuestion, getCockpit, type NoteWords, writeNote } from '@preproom/models/contract/room/cockpit';
import type { SessionStatus } from '@preproom/models/contract/sessions/sessionLife';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { ApiClient } from '../stack/apiClient.ts';
import { type Stack, startStack } from '../stack/startStack.ts';

/** Two questions of the pair's round. */
export const QUESTION = 'hr-1-conflict';
export const OTHER_QUESTION = 'hr-1-deadline';

interface Current {
  stack: Stack;
  people: { mentorId: Types.ObjectId; learnerId: Types.ObjectId };
  mentor: ApiClient;
  learner: ApiClient;
  /** Live since 20 minutes ago, unless a test sets another one. */
  room: { roomid: string };
}

/** For a file of tests about the cockpit: starts the product, and gives each test a new mentor and learner in a live session. */
export function cockpitPair() {
  const current = {} as Current;
  const at = (offsetMs = 0) => new Date(current.stack.clock.now() + offsetMs).toISOString();
  async function newRoom(status: SessionStatus): Promise<{ roomid: string }> {
    const { stack, people } = current;
    const startsAt = new Date(stack.clock.now() - 20 * 60_000);
    const { roomid } = await createSession(stack.database, { ...people, status, startsAt, holdsTime: false });
    return { roomid };
  }
  beforeAll(async () => {
    current.stack = await startStack();
  });
  afterAll(() => current.stack.stop());
  beforeEach(async () => {
    const { stack } = current;
    const mentor = await createUser(stack.database, { role: 'mentor' });
    const learner = await createUser(stack.database);
    current.people = { mentorId: mentor._id, learnerId: learner._id };
    current.mentor = await stack.enter(mentor);
    current.learner = await stack.enter(learner);
    current.room = await newRoom('live');
  });
  return Object.assign(current, {
    at,
    newRoom,
    aNote: (change: Partial<NoteWords> = {}): NoteWords => ({
      at: at(),
      editedAt: at(),
      text: 'Clear structure',
      criterion: null,
      mark: null,
      ...change,
    }),
    ask: (askedId: string, body = { questionId: QUESTION, askedAt: at() }) =>
      current.mentor.call(askQuestion, { params: { ...current.room, askedId }, body }),
    write: (noteId: string, body: NoteWords) =>
      current.mentor.call(writeNote, { params: { ...current.room, noteId }, body }),
    read: async () => (await current.mentor.call(getCockpit, { params: current.room })).body,
  });
}
