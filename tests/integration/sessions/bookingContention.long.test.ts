import { ROUNDS } from '@preproom/models/contract/sessions/rounds';
import type { Session } from '@preproom/models/db/sessions/session.model';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cluster, type Node } from '../../support/room/cluster.ts';
import { book, createBookableMentor, createPackLearner, inDays } from '../../support/sessions/booking.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';

const LEARNERS = 100;
const ATTEMPTS_EACH = 10;
const MENTORS = 4;
/** Starts a quarter of an hour apart, so that each overlaps with the two before and after it. */
const TIMES = 20;

let cluster: Cluster;
let nodes: [Node, Node];
beforeAll(async () => {
  cluster = await Cluster.start();
  nodes = await Promise.all([cluster.startServer(), cluster.startServer()]);
}, 120_000);
afterAll(() => cluster.stop());

interface Learner {
  clients: [ApiClient, ApiClient];
  packId: string;
}

async function aLearner(): Promise<Learner> {
  const { learner, packId } = await createPackLearner(cluster.database);
  const [one, two] = nodes;
  return { clients: [await cluster.enter(one, learner), await cluster.enter(two, learner)], packId };
}

/** All but the demo's. */
const everySession = () => cluster.database.sessions.find({ packId: { $exists: true } }).lean<Session[]>();

test('1,000 attempts by 100 learners on 20 overlapping times, over two processes of which one is killed: nothing overlaps, no round is spent twice or lost', async () => {
  const mentors = await Promise.all(
    Array.from({ length: MENTORS }, () => createBookableMentor(cluster.database, { bufferMinutes: 15 })),
  );
  const learners = await Promise.all(Array.from({ length: LEARNERS }, aLearner));
  const now = Date.now();
  const times = Array.from({ length: TIMES }, (_, quarters) => inDays(now, 2, quarters));
  const anyOf = <T>(list: readonly T[]) => fc.constantFrom(...list);
  const attempt = fc.record({ mentor: anyOf(mentors), startsAt: anyOf(times), round: anyOf(ROUNDS) });
  const seed = Math.floor(Math.random() * 2 ** 31);
  console.log(`seed ${seed}`);
  const wishes = fc.sample(attempt, { numRuns: LEARNERS * ATTEMPTS_EACH, seed });

  const acknowledged: string[] = [];
  const refusals = new Map<string, number>();
  let answered = 0;
  const attemptOf = async ({ clients, packId }: Learner, index: number): Promise<void> => {
    const wish = wishes[index];
    if (!wish) throw new Error('no such attempt');
    const { mentor, startsAt, round } = wish;
    const [one, two] = clients;
    for (const client of index % 2 === 0 ? [one] : [two, one]) {
      // A process that is killed does not answer: the learner tries again at the other one.
      const answer = await book(client, mentor._id, packId, { startsAt, round }).catch(() => null);
      if (!answer || answer.status >= 500) continue;
      if (answer.status === 200) acknowledged.push(answer.body.data.roomid);
      else refusals.set(String(answer.body.code), (refusals.get(String(answer.body.code)) ?? 0) + 1);
      break;
    }
    answered += 1;
    if (answered === (LEARNERS * ATTEMPTS_EACH) / 4) await nodes[1].program.kill();
  };
  // Each learner tries one after the other, all learners at once.
  await Promise.all(
    learners.map(async (learner, which) => {
      for (let i = 0; i < ATTEMPTS_EACH; i++) await attemptOf(learner, which * ATTEMPTS_EACH + i);
    }),
  );

  const sessions = await everySession();
  expect(sessions.length).toBeGreaterThan(MENTORS * 2);
  expect([...refusals.keys()].toSorted()).toEqual(expect.arrayContaining(['slot_taken']));
  expectNoOverlap(sessions, 'mentorId', 'mentorSteps');
  expectNoOverlap(sessions, 'learnerId', 'learnerSteps');
  const spent = sessions.map(({ packId, round }) => `${packId} ${round}`);
  expect(new Set(spent).size).toBe(spent.length);
  const stored = new Set(sessions.map(({ roomid }) => roomid));
  expect(acknowledged.filter((roomid) => !stored.has(roomid))).toEqual([]);
  // The invites of a process that died are sent by the other one.
  await expect
    .poll(() => cluster.database.sessions.countDocuments({ 'pendingChanges.0': { $exists: true } }), {
      timeout: 150_000,
      interval: 1_000,
    })
    .toBe(0);
  const mails = await cluster.database.mails.countDocuments({ template: 'sessionBooked' });
  expect(mails).toBe(sessions.length * 2);
}, 400_000);

function expectNoOverlap(
  sessions: Session[],
  person: 'mentorId' | 'learnerId',
  steps: 'mentorSteps' | 'learnerSteps',
): void {
  const held = sessions.filter(({ holdsTime }) => holdsTime);
  const claims = held.flatMap((session) => session[steps].map((step) => `${session[person]} ${step}`));
  expect(new Set(claims).size).toBe(claims.length);
}
