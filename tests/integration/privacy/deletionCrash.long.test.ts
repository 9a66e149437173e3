import { setTimeout as delay } from 'node:timers/promises';
import { requestDeletion } from '@preproom/models/contract/privacy/privacy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMarkedPerson, fillEveryCollection, mentionsOf } from '../../support/privacy/markedPerson.ts';
import { Cluster } from '../../support/room/cluster.ts';

/** So many rooms that a process is at it for a while. */
const ROOMS = 120;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await Cluster.start();
}, 120_000);
afterAll(() => cluster.stop());

test('a deletion whose process is killed again and again is completed once, and nothing of the person is left', async () => {
  const { database } = cluster;
  const first = await cluster.startServer();
  const person = await createMarkedPerson(database, 'Zarir Contractorwala', '+919812345677');
  for (let n = 0; n < ROOMS; n++) {
    const other = await createMarkedPerson(database, 'Other Person', `+9198${String(n).padStart(8, '0')}`);
    await fillEveryCollection(database, person, other, n === 0 ? 'mentor' : 'learner');
  }
  // Nothing is owed to the person: PAN and payment details of a mentor whom we owe money stay until it is paid.
  await database.earningEntries.collection.deleteMany({ mentorId: person._id });
  // Somebody without a password, for whom a log-in of just now is enough.
  await database.users.updateOne({ _id: person._id }, { passwordHash: null });
  const client = await cluster.enter(first, person);
  const { status } = await client.call(requestDeletion, { body: { proof: null } });
  expect(status).toBe(200);
  // 48 hours later.
  await database.users.updateOne({ _id: person._id }, { 'deletion.dueAt': new Date() });
  const job = { kind: 'account:delete', 'data.userId': person._id.toString() };
  await database.jobRuns.updateOne(job, { runAt: new Date() });

  const nodes = [first];
  const { users, readingBuckets, mails } = database;
  const rooms = (
    await database.sessions.find({ $or: [{ learnerId: person._id }, { mentorId: person._id }] }).lean()
  ).map(({ roomid }) => roomid);
  // Once as it begins, then each time further on.
  const reached = [
    () => users.exists({ _id: person._id, 'deletion.startedAt': { $ne: null } }),
    async () => !(await readingBuckets.exists({ roomid: { $in: rooms } })),
    async () => !(await mails.exists({ userId: person._id })),
  ];
  const isGone = async () => !(await users.exists({ _id: person._id }));
  let interruptions = 0;
  for (const isReached of reached) {
    while (!(await isReached())) await delay(2);
    await nodes.at(-1)?.program.kill();
    // All the work may have been done before the signal arrived.
    const isDone = await isGone();
    if (!isDone) interruptions += 1;
    // The lease of the process that died runs out.
    await database.jobRuns.updateOne(job, { runAt: new Date() });
    nodes.push(await cluster.startServer());
    if (isDone) break;
  }
  await expect
    .poll(async () => (await database.jobRuns.findOne(job).lean())?.state, { timeout: 60_000 })
    .toBe('done');

  expect(interruptions).toBeGreaterThan(0);
  expect(await mentionsOf(database, person)).toEqual([]);
  const said = nodes.map(({ program }) => program.output).join('\n');
  const done = said.split('\n').filter((line) => line.includes('account deleted'));
  // None when the process died between its last step and this line.
  expect(done.length).toBeLessThanOrEqual(1);
  for (const line of done) expect(line).toContain(person._id.toString());
  expect(await database.jobRuns.countDocuments(job)).toBe(1);
  expect(await database.sessions.countDocuments({ roomid: { $in: rooms } })).toBe(ROOMS);
}, 300_000);
