import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { systemClock } from '@preproom/models/runtime/clock';
import { createJobs } from '@preproom/server/backgroundJobs/jobs';
import { planReminders } from '@preproom/server/features/sessions/reminders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MailServer } from '../../support/peers/smtpServer.ts';
import { Cluster } from '../../support/room/cluster.ts';

const SESSIONS = 20;
const QUARTER_MS = 15 * 60_000;
/** Enough for the reminders to be planned before the first is due, on a slow machine too. */
const LEAD_MS = 15_000;
/** The process dies while it sends this one. */
const HELD = 3;

let cluster: Cluster;
/** Each process has a mail server of its own, so that it is known which of them has sent. */
let mailServers: [MailServer, MailServer];
beforeAll(async () => {
  cluster = await Cluster.start();
  mailServers = [await MailServer.start(), await MailServer.start()];
});
afterAll(async () => {
  await cluster.stop();
  for (const server of mailServers) await server.goAway();
});

test('reminders by two processes, one killed while sending: each is stored once, none is missing, at most one comes twice', async () => {
  const { database } = cluster;
  const [ofDying, ofOther] = mailServers;
  ofDying.holdMail = () => ofDying.received.length >= HELD;
  // Until the one dies, only it can deliver: otherwise the quicker process could send them all.
  await ofOther.goAway();
  const dying = await cluster.startServer({ SMTP_URL: ofDying.url });
  await cluster.startServer({ SMTP_URL: ofOther.url });
  const people = await Promise.all(
    Array.from({ length: SESSIONS }, async () => ({
      learner: await createUser(database),
      mentor: await createUser(database, { role: 'mentor' }),
    })),
  );
  const addresses = people.flatMap(({ learner, mentor }) => [learner.Email, mentor.Email]);
  const startsAt = new Date(Date.now() + QUARTER_MS + LEAD_MS);
  const planning = { jobs: createJobs({ database, clock: systemClock }), clock: systemClock };
  for (const { learner, mentor } of people) {
    const session = { learnerId: learner._id, mentorId: mentor._id, startsAt };
    const { roomid } = await createSession(database, session);
    await planReminders(planning, roomid, startsAt);
  }

  await expect.poll(() => ofDying.received.length, { timeout: 60_000 }).toBe(HELD);
  await dying.program.kill();
  await ofOther.comeBack();

  // What the dead process had claimed is free again when its lease has run out.
  const sent = () => database.mails.countDocuments({ template: 'sessionReminder', state: 'sent' });
  await expect.poll(sent, { timeout: 180_000, interval: 500 }).toBe(addresses.length);
  expect(await database.mails.countDocuments({ template: 'sessionReminder' })).toBe(addresses.length);
  const delivered = mailServers.flatMap(({ received }) => received);
  const byAddress = addresses.map((address) =>
    delivered.filter(({ recipients }) => recipients.includes(address)),
  );
  expect(byAddress.filter((mails) => mails.length === 0)).toEqual([]);
  expect(delivered.length).toBeLessThanOrEqual(addresses.length + 1);
  for (const mails of byAddress) expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
}, 400_000);
