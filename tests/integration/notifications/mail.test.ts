import { startTemporaryDatabase } from '@preproom/embedded/testing/temporaryDatabase';
import { HOUR_MS } from '@preproom/models/contract/http/durations';
import { type Database, openDatabase } from '@preproom/models/db/database';
import { anyRoomId } from '@preproom/models/db/testing/factories';
import { createLog } from '@preproom/models/runtime/log';
import { createMetrics } from '@preproom/models/runtime/metrics';
import { TestClock } from '@preproom/models/runtime/testing/testClock';
import { type MailTransport, openMailTransport } from '@preproom/server/adapters/mailTransport';
import { JobRunner } from '@preproom/server/backgroundJobs/jobRunner';
import { createJobs, type JobHandlers } from '@preproom/server/backgroundJobs/jobs';
import { MAILS } from '@preproom/server/composition';
import type { AppDeps } from '@preproom/server/deps';
import { mails } from '@preproom/server/features/notifications/mails/mails.feature';
import { createMailer } from '@preproom/server/mail/mailer';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeMailTo, MAILER_SETTINGS } from '../../support/notifications/mails.ts';
import { MailServer } from '../../support/peers/smtpServer.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const logged: string[] = [];
const log = createLog('debug', 'server', { write: (line) => logged.push(line) });

let server: MailServer;
let stack: Stack;
let to: string;
beforeAll(async () => {
  server = await MailServer.start();
  stack = await startStack({ SMTP_URL: server.url }, log);
});
afterAll(async () => {
  await stack.stop();
  await server.goAway();
});
beforeEach(() => {
  to = `${anyRoomId()}@people.example`;
});

const stored = () => stack.database.mails.findOne({ to }).lean().orFail();

test('the outbox keeps nothing where a mail server delivers, and says so', async () => {
  await stack.mail.queue(codeMailTo(to));
  const outbox = await (await fetch(`${stack.url}/demo/outbox/mails`)).json();
  expect(outbox).toEqual({ data: [], isDelivered: true });
});

describe('a mail', () => {
  test.each([
    ['en', 'Your PrepRoom code', 'Enter this code to log in to PrepRoom.'],
    ['hi', 'आपका PrepRoom कोड', 'PrepRoom में लॉग इन करने के लिए यह कोड लिखें।'],
  ] as const)(
    'in %s arrives as text and as HTML that fetches nothing',
    async (language, subject, sentence) => {
      await stack.mail.queue(codeMailTo(to, { language }));
      await stack.jobs.settled();
      const [mail] = server.to(to);
      expect(mail).toMatchObject({
        subject,
        from: { name: 'PrepRoom', address: 'help@preproom.example' },
        to: [{ address: to }],
      });
      for (const body of [mail?.text, mail?.html]) {
        expect(body).toContain(sentence);
        expect(body).toContain('482913');
      }
      expect(mail?.html).toContain(`<html lang="${language}">`);
      expect(mail?.html).not.toMatch(/<img|src=|url\(|<script|@import/i);
    },
  );

  test('that holds a code is wiped from the database once it is sent, and no log ever had it', async () => {
    const code = '735190';
    await stack.mail.queue(codeMailTo(to, { code }));
    await stack.jobs.settled();
    const [mail] = server.to(to);
    expect(await stored()).toMatchObject({
      state: 'sent',
      text: null,
      html: null,
      messageId: mail?.messageId,
      sentAt: expect.any(Date),
    });
    expect(logged.join('')).toContain('mail sent');
    expect(logged.join('')).not.toMatch(new RegExp(`${code}|${to}|Enter this code`));
  });

  test('that is asked for again, at the same moment or later, is sent once', async () => {
    const same = codeMailTo(to);
    await Promise.all([1, 2, 3].map(() => stack.mail.queue(same)));
    await stack.jobs.settled();
    await stack.mail.queue({ ...codeMailTo(to), key: same.key });
    await stack.jobs.settled();
    expect(server.to(to)).toHaveLength(1);
  });

  test('arrives after the mail server was away for a while, and once', async () => {
    await server.goAway();
    for (const minutes of [10, 10, 10]) await stack.mail.queue(codeMailTo(to, { minutes }));
    for (let tries = 0; tries < 3; tries++) {
      await stack.jobs.settled();
      stack.clock.advance(60_000);
    }
    expect(await stack.database.mails.countDocuments({ to, state: 'queued' })).toBe(3);
    await server.comeBack();
    stack.clock.advance(60_000);
    await stack.jobs.settled();
    expect(server.to(to)).toHaveLength(3);
    expect(new Set(server.to(to).map(({ messageId }) => messageId)).size).toBe(3);
    // First while they would still be of use.
    for (const ms of [150_000, 150_000, HOUR_MS]) {
      stack.clock.advance(ms);
      await stack.jobs.settled();
    }
    expect(server.to(to)).toHaveLength(3);
  });

  test('of no use any more is not sent, and what it held is wiped', async () => {
    await server.goAway();
    await stack.mail.queue(codeMailTo(to, { minutes: 10 }));
    await stack.jobs.settled();
    await server.comeBack();
    stack.clock.advance(HOUR_MS);
    await stack.jobs.settled();
    expect(server.to(to)).toEqual([]);
    expect(await stored()).toMatchObject({ state: 'expired', text: null, html: null });
  });

  test('to an address that the mail server refuses is not tried again', async () => {
    let tries = 0;
    server.refuseRecipient = () => {
      tries += 1;
      return Object.assign(new Error('No such mailbox'), { responseCode: 550 });
    };
    await stack.mail.queue(codeMailTo(to));
    await stack.jobs.settled();
    stack.clock.advance(HOUR_MS);
    await stack.jobs.settled();
    server.refuseRecipient = null;
    expect(tries).toBe(1);
    expect(await stored()).toMatchObject({ state: 'refused', text: null, html: null });
    expect(logged.join('')).not.toContain(to);
  });

  test('is tried again when the mail server only has no room just now', async () => {
    let tries = 0;
    server.refuseRecipient = () => {
      tries += 1;
      return tries === 1 ? Object.assign(new Error('Mailbox busy'), { responseCode: 450 }) : null;
    };
    await stack.mail.queue(codeMailTo(to));
    await stack.jobs.settled();
    stack.clock.advance(60_000);
    await stack.jobs.settled();
    server.refuseRecipient = null;
    expect([tries, (await stored()).state]).toEqual([2, 'sent']);
  });

  test('cannot be made to carry headers or reach others by what is put into it', async () => {
    const victim = 'victim@people.example';
    for (const address of [`${to}\r\nBcc: ${victim}`, `${to}, ${victim}`, `${to}>\r\nRCPT TO:<${victim}`, ''])
      await expect(stack.mail.queue(codeMailTo(address))).rejects.toThrow();
    await stack.mail.queue(codeMailTo(to, { code: `1\r\nBcc: ${victim}\r\n\r\n<b>x</b>` }));
    await stack.jobs.settled();
    const [mail] = server.to(to);
    expect(mail?.recipients).toEqual([to]);
    expect(mail?.bcc ?? []).toEqual([]);
    expect(mail?.html).not.toContain('<b>x</b>');
    expect(server.to(victim)).toEqual([]);
  });

  test('is removed by the database in the end, and jobs name it by its id alone', async () => {
    await stack.mail.queue(codeMailTo(to));
    await stack.jobs.settled();
    const { _id, removeAt } = await stored();
    expect(removeAt.getTime()).toBeGreaterThan(stack.clock.now());
    const indexes = await stack.database.mails.collection.indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { removeAt: 1 }, expireAfterSeconds: 0 }));
    const mailId = _id.toString();
    expect((await stack.database.jobRuns.findOne({ key: mailId }).lean())?.data).toEqual({ mailId });
  });
});

/** A process of its own over this database; `afterDelivery` is called when the mail server has taken a mail. */
async function startProcess(
  uri: string,
  clock: TestClock,
  afterDelivery?: (database: Database) => Promise<void>,
) {
  const database = await openDatabase(uri);
  const real = openMailTransport(server.url);
  const transport: MailTransport = {
    async deliver(mail) {
      await real.deliver(mail);
      await afterDelivery?.(database);
    },
    close: () => real.close(),
  };
  const deps = { database, clock, log: createLog('silent', 'server') };
  const mail = createMailer(MAILER_SETTINGS, {
    ...deps,
    metrics: createMetrics(),
    jobs: createJobs(deps),
    templates: MAILS,
    isUnavailable: () => false,
    transport,
  });
  const handlers = mails.jobs({ mail } as AppDeps) as JobHandlers;
  const runner = new JobRunner({ ...deps, metrics: createMetrics() }, handlers);
  const stop = async () => {
    await runner.stop();
    transport.close();
    await database.close();
  };
  return { database, mail, runner, stop };
}

test('a process dies between sending and saying so: what comes a second time has the same Message-ID', async () => {
  const temporary = await startTemporaryDatabase();
  const clock = new TestClock();
  const dying = await startProcess(temporary.uri, clock, (database) => database.close());
  const heir = await startProcess(temporary.uri, clock);
  try {
    await dying.mail.queue(codeMailTo(to));
    await dying.runner.settled();
    expect(server.to(to)).toHaveLength(1);
    await heir.runner.settled();
    expect(server.to(to)).toHaveLength(1);
    clock.advance(2 * 60_000);
    await heir.runner.settled();
    const [first, second, ...rest] = server.to(to).map(({ messageId }) => messageId);
    expect([first, rest]).toEqual([second, []]);
    const sent = await heir.database.mails.findOne({ to }).lean();
    expect(sent).toMatchObject({ state: 'sent', messageId: first });
  } finally {
    await Promise.all([dying.stop(), heir.stop()]);
    await temporary.remove();
  }
});
