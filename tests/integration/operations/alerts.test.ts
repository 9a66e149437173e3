import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startTemporaryEmbedded } from '@preproom/embedded/testing/temporaryEmbedded';
import { DAY_MS, MINUTE_MS } from '@preproom/models/contract/http/durations';
import { reportPayment } from '@preproom/models/contract/payments/payments';
import { paySandbox } from '@preproom/models/contract/payments/sandbox';
import { applySessionEvent } from '@preproom/models/db/sessions/sessionChanges';
import { createMetrics } from '@preproom/models/runtime/metrics';
import { LAST_BACKUP_FILE, noteBackup } from '@preproom/server/files/lastBackup';
import { watchState } from '@preproom/server/serviceChecks/stateMetrics';
import { expect, test } from 'vitest';
import { paidSessions } from '../../support/mentors/paidSessions.ts';
import { codeMailTo } from '../../support/notifications/mails.ts';
import { ALERT_RULES, alertsAfter, failJob, fired, start } from '../../support/operations/alertRules.ts';
import { evaluate, parseScrape } from '../../support/operations/promql.ts';
import { buy, newLearner, order } from '../../support/payments/buying.ts';
import { MailServer } from '../../support/peers/smtpServer.ts';
import { fillDatabase } from '../../support/stack/fillDatabase.ts';
import { DEMO_PASSWORD, type Stack } from '../../support/stack/startStack.ts';

/** Nobody listens there. */
const DEAD = '127.0.0.1:9';

const logIn = (stack: Stack, email = 'learner.demo@preproom.example') =>
  stack.visitor().send('POST', '/api/v1.3/login', { email, password: DEMO_PASSWORD });

test('none fires while all is well, with people logging in, paying and being mailed', async () => {
  const mail = await MailServer.start();
  const stack = await start({ SMTP_URL: mail.url });
  const happen = async () => {
    await logIn(stack);
    await buy(await newLearner(stack));
    await stack.mail.queue(codeMailTo('asha@people.example'));
    await stack.jobs.settled();
    await stack.checks.look();
  };
  expect(await fired(stack, happen)).toEqual([]);
  await stack.stop();
  await mail.goAway();
});

test('ProcessDown: it was stopped', async () => {
  const stack = await start();
  expect(await fired(stack, () => stack.stop())).toEqual(['ProcessDown']);
});

test('DatabaseDown: its process is gone', async () => {
  const embedded = await startTemporaryEmbedded();
  const stack = await start({ MONGODB_URI: embedded.uri });
  expect(await fired(stack, () => embedded.stop())).toEqual(['DatabaseDown']);
  await embedded.start();
  await stack.stop();
  await embedded.remove();
});

test('DiskFull: a login cannot be stored', async () => {
  const embedded = await startTemporaryEmbedded({ maxPages: 3000 });
  const stack = await start({ MONGODB_URI: embedded.uri });
  const makeRoom = await fillDatabase(embedded.uri);
  expect(await fired(stack, () => logIn(stack))).toEqual(['DiskFull']);
  await makeRoom();
  await stack.stop();
  await embedded.remove();
});

test('DiskNearlyFull: a file system without room', async () => {
  const stack = await start();
  const metrics = createMetrics();
  const DATA_DIR = process.platform === 'linux' ? '/proc' : '/dev';
  watchState({ config: { DATA_DIR }, database: stack.database, clock: stack.clock, metrics });
  const after = parseScrape(await metrics.text());
  const { expr = '' } = ALERT_RULES.find(({ alert }) => alert === 'DiskNearlyFull') ?? {};
  expect(evaluate(expr, { before: after, after })).toHaveLength(1);
  await stack.stop();
});

test('RelayDown and CheckFailing: a dead relay, a dead mail server', async () => {
  const stack = await start();
  expect(await fired(stack, async () => {})).toEqual([]);
  await stack.stop();
  const broken = await start({
    TURN_URLS: `turn:${DEAD}?transport=tcp`,
    TURN_SECRET: 's'.repeat(32),
    SMTP_URL: `smtp://${DEAD}`,
  });
  const firing = await alertsAfter(broken.url, async () => {});
  expect([...firing]).toEqual([
    ['RelayDown', [{}]],
    ['CheckFailing', [{ check: 'mail' }]],
  ]);
  await broken.stop();
});

test('CallsFail: both sides of a call give up', async () => {
  const stack = await start();
  const { roomid } = await stack.database.sessions.findOne({ holdsTime: true }).orFail().lean();
  const socket = await stack.connect(await stack.logIn('learner'));
  await socket.join(roomid);
  const report = { type: 'negotiation', outcome: 'gave_up', route: 'srflx' } as const;
  expect(await fired(stack, () => socket.ask('call:report', report))).toEqual(['CallsFail']);
  const connected = { type: 'negotiation', outcome: 'connected', route: 'host' } as const;
  expect(await fired(stack, () => socket.ask('call:report', connected))).toEqual([]);
  await stack.stop();
});

test('UrgentJobsWait and JobsWait: no process takes jobs', async () => {
  const stack = await start({ SMTP_URL: `smtp://${DEAD}` });
  await stack.jobs.stop();
  await stack.mail.queue(codeMailTo('asha@people.example'));
  const firing = await alertsAfter(stack.url, async () => stack.clock.advance(2 * MINUTE_MS));
  expect([...firing.keys()]).toEqual(['CheckFailing', 'UrgentJobsWait']);
  await noteBackup(stack.dataDir, new Date(stack.clock.now() + DAY_MS));
  const later = await alertsAfter(stack.url, async () => stack.clock.advance(DAY_MS));
  expect([...later.keys()]).toEqual(['CheckFailing', 'UrgentJobsWait', 'JobsWait', 'MailsWait']);
  await stack.stop();
});

test('JobsFail: one ended its process at every try', async () => {
  const stack = await start();
  const firing = await alertsAfter(stack.url, () => failJob(stack));
  expect([...firing]).toEqual([['JobsFail', [{ kind: 'ledger:compare' }]]]);
  await stack.stop();
});

test('MailsWait, then MailsLost: the mail server is away', async () => {
  const stack = await start({ SMTP_URL: `smtp://${DEAD}` });
  await stack.mail.queue(codeMailTo('asha@people.example', { minutes: 60 }));
  const wait = async () => {
    await stack.jobs.settled();
    stack.clock.advance(11 * MINUTE_MS);
  };
  expect(await fired(stack, wait)).toContain('MailsWait');
  const expire = async () => {
    stack.clock.advance(60 * MINUTE_MS);
    await stack.jobs.settled();
  };
  expect(await fired(stack, expire)).toEqual(['CheckFailing', 'MailsLost']);
  await stack.stop();
});

test('MailsRefused: more than a few addresses do not exist', async () => {
  const mail = await MailServer.start();
  mail.refuseRecipient = () => Object.assign(new Error('no such user'), { responseCode: 550 });
  const stack = await start({ SMTP_URL: mail.url });
  const send = (count: number) => async () => {
    for (let index = 0; index < count; index++)
      await stack.mail.queue(codeMailTo(`nobody${count}-${index}@people.example`));
    await stack.jobs.settled();
  };
  expect(await fired(stack, send(3))).toEqual([]);
  expect(await fired(stack, send(6))).toEqual(['MailsRefused']);
  await stack.stop();
  await mail.goAway();
});

test('WebhooksRefused: the secret is another one', async () => {
  const stack = await start();
  const post = () =>
    stack
      .visitor()
      .send('POST', '/api/v1.3/payment/webhook', '{}', { 'x-razorpay-signature': 'f'.repeat(64) });
  expect(await fired(stack, post)).toEqual(['WebhooksRefused']);
  await stack.stop();
});

test('PaymentsFail: a bank refuses', async () => {
  const stack = await start();
  const client = await newLearner(stack);
  const order_id = await order(client);
  const fail = async () => {
    const body = { order_id, method: 'upi', outcome: 'failure' } as const;
    const { payment_id } = (await client.call(paySandbox, { body })).body;
    await client.call(reportPayment, { body: { order_id, payment_id, status: 'Failed' } });
    await stack.jobs.settled();
  };
  expect(await fired(stack, fail)).toEqual(['PaymentsFail']);
  await stack.stop();
});

test('LedgerDiffers: an entry has gone', async () => {
  const stack = await start();
  const orderId = await buy(await newLearner(stack));
  // The provider's own words of it come by webhook.
  await stack.jobs.settled();
  const { deletedCount } = await stack.database.ledgerEntries.collection.deleteOne({ orderId });
  expect(deletedCount).toBe(1);
  const aDayLater = async () => {
    await noteBackup(stack.dataDir, new Date(stack.clock.now() + DAY_MS));
    stack.clock.advance(DAY_MS);
    await stack.jobs.settled();
  };
  expect(await fired(stack, aDayLater)).toEqual(['LedgerDiffers']);
  await stack.stop();
});

test('EarningsNotEntered: a session that cannot be read', async () => {
  const stack = await start();
  const { setPay, booked, read, advance } = paidSessions(() => stack);
  await setPay({ 'HR Round 1': 50_000 });
  const { roomid } = await booked();
  await stack.database.sessions.updateOne({ roomid }, { $set: { mentorCameAt: new Date(0) } });
  const happen = async () => {
    advance(2 * DAY_MS);
    await noteBackup(stack.dataDir, new Date(stack.clock.now()));
    await applySessionEvent(stack.database, await read(roomid), 'time_passed', stack.clock.now());
    await stack.database.sessions.collection.updateOne({ roomid }, { $set: { round: 'No such round' } });
    await stack.jobs.settled();
  };
  expect(await fired(stack, happen)).toContain('EarningsNotEntered');
  await stack.stop();
});

test('RequestsFail: a stored password that is none', async () => {
  const stack = await start();
  const { collection } = stack.database.users;
  await collection.updateOne({ Email: 'learner.demo@preproom.example' }, { $set: { passwordHash: 'none' } });
  const happen = async () => {
    for (let index = 0; index < 6; index++) expect((await logIn(stack)).status).toBe(500);
  };
  expect(await fired(stack, happen)).toEqual(['RequestsFail']);
  await stack.stop();
});

test('EventLoopSlow: the process computes for seconds', async () => {
  const stack = await start();
  const compute = async () => {
    for (let round = 0; round < 5; round++) {
      const endMs = performance.now() + 500;
      while (performance.now() < endMs);
      await new Promise((turn) => setTimeout(turn, 1));
    }
  };
  const firing = await alertsAfter(stack.url, compute);
  expect(firing.get('EventLoopSlow')).toEqual([{ instance: new URL(stack.url).host, job: 'server' }]);
  await stack.stop();
});

test('BackupOld: none was made, or none lately', async () => {
  const stack = await start();
  rmSync(join(stack.dataDir, LAST_BACKUP_FILE));
  expect(await fired(stack, async () => {})).toEqual(['BackupOld']);
  await noteBackup(stack.dataDir, new Date(stack.clock.now() - 29 * 60 * MINUTE_MS));
  expect(await fired(stack, async () => {})).toEqual([]);
  expect(await fired(stack, async () => stack.clock.advance(2 * 60 * MINUTE_MS))).toContain('BackupOld');
  await stack.stop();
});
