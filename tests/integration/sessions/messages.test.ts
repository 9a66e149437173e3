import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { reportPerson } from '@preproom/models/contract/room/safety';
import {
  getMessages,
  MAX_SESSION_MESSAGE_LENGTH,
  readMessages,
} from '@preproom/models/contract/sessions/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MailServer } from '../../support/peers/smtpServer.ts';
import { meet as meetOn, messagesOf, send, textsOf, unreadOf } from '../../support/sessions/writing.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let server: MailServer;
let stack: Stack;
beforeAll(async () => {
  server = await MailServer.start();
  stack = await startStack({ SMTP_URL: server.url });
});
afterAll(async () => {
  await stack.stop();
  await server.goAway();
});

const meet = () => meetOn(stack);

describe('messages of a session', () => {
  test('reach the other person in order, and count as unread until they are read', async () => {
    const { pair, roomid, learner, mentor } = await meet();
    await send(learner, roomid, 'What should I prepare?');
    const second = await send(learner, roomid, 'I have two projects.');
    await send(mentor, roomid, 'Bring <b>one</b> of them.');
    expect(await textsOf(mentor, roomid)).toEqual([
      'What should I prepare?',
      'I have two projects.',
      'Bring <b>one</b> of them.',
    ]);
    expect(await unreadOf(mentor)).toEqual([{ roomid, count: 2 }]);
    expect(await unreadOf(learner)).toEqual([{ roomid, count: 1 }]);
    const { body } = await mentor.call(readMessages, {
      params: { roomid },
      body: { upTo: second.body.data.id },
    });
    expect(body.data).toEqual({ unread: 0 });
    expect(await unreadOf(mentor)).toEqual([]);
    const { messages } = await messagesOf(learner, roomid);
    expect(messages.map(({ from, isRead }) => [from, isRead])).toEqual([
      [pair.learner._id.toString(), true],
      [pair.learner._id.toString(), true],
      [pair.mentor._id.toString(), false],
    ]);
  });

  test('are stored once, however often and at once they are sent', async () => {
    const { roomid, learner, mentor } = await meet();
    const id = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(learner, roomid, 'Hello', id)));
    expect(new Set(answers.map(({ body }) => body.data.sentAt))).toHaveLength(1);
    expect(await textsOf(mentor, roomid)).toEqual(['Hello']);
    expect((await send(mentor, roomid, 'Hi', id)).body.code).toBe('conflict');
    expect(await textsOf(mentor, roomid)).toEqual(['Hello']);
  });

  test.each(['Call ९८७६५ ४३२१०', 'nau aath saat chhe five four three two one zero', 'asha at gmail dot com'])(
    'with contact details are refused: %s',
    async (text) => {
      const { roomid, learner, mentor } = await meet();
      const { status, body } = await send(learner, roomid, text);
      expect([status, body.code, body.fields]).toEqual([
        400,
        'contact_details',
        { text: 'has contact details' },
      ]);
      expect(await textsOf(mentor, roomid)).toEqual([]);
    },
  );

  test('that are empty or too long are refused; what cannot be seen is taken out', async () => {
    const { roomid, learner, mentor } = await meet();
    for (const text of ['', ' \n ', '\0', 'x'.repeat(MAX_SESSION_MESSAGE_LENGTH + 1), 'x'.repeat(10_000)])
      expect((await send(learner, roomid, text)).body.code).toBe('bad_request');
    await send(learner, roomid, 'a\0b\u202egnp');
    expect(await textsOf(mentor, roomid)).toEqual(['abgnp']);
  });

  test('between others are neither shown nor sent', async () => {
    const [own, foreign] = [await meet(), await meet()];
    for (const client of [foreign.learner, foreign.mentor]) {
      expect((await send(client, own.roomid, 'Hello')).body.code).toBe('room_not_found');
      expect((await client.call(getMessages, { params: { roomid: own.roomid } })).status).toBe(404);
    }
    expect(await textsOf(own.learner, own.roomid)).toEqual([]);
  });
});

describe('the mail about unread messages', () => {
  const subjects = ({ Email }: { Email: string }) =>
    server
      .to(Email)
      .map(({ subject = '' }) => subject)
      .filter((subject) => subject.includes('sent you'));
  async function pass(minutes: number) {
    stack.clock.advance(minutes * MINUTE_MS);
    await stack.jobs.settled();
  }

  test('comes once for all that is unread together, after ten minutes, without their words', async () => {
    const { pair, roomid, learner, mentor } = await meet();
    const first = await send(learner, roomid, 'A secret worry');
    await pass(6);
    await send(learner, roomid, 'And another');
    expect(subjects(pair.mentor)).toEqual([]);
    await pass(4);
    expect(subjects(pair.mentor)).toEqual(['Asha Rao sent you 2 messages']);
    const text = server.to(pair.mentor.Email).at(-1)?.text ?? '';
    expect(text).toContain(`/Dashboard/session/${roomid}`);
    expect(text).not.toContain('secret');
    await send(learner, roomid, 'A third');
    await pass(30);
    expect(subjects(pair.mentor)).toHaveLength(1);
    expect(subjects(pair.learner)).toEqual([]);
    // Read up to the first: the second begins what is unread next, and its time is long past.
    await mentor.call(readMessages, { params: { roomid }, body: { upTo: first.body.data.id } });
    const { messages } = await messagesOf(mentor, roomid);
    await mentor.call(readMessages, { params: { roomid }, body: { upTo: messages.at(-1)?.id ?? '' } });
    await send(learner, roomid, 'A new burst');
    await pass(10);
    expect(subjects(pair.mentor)).toEqual(['Asha Rao sent you 2 messages', 'Asha Rao sent you a message']);
  });

  test('comes for what was written after the first, when the first alone was read', async () => {
    const { pair, roomid, learner, mentor } = await meet();
    const first = await send(learner, roomid, 'Read at once');
    await pass(2);
    await send(learner, roomid, 'Not read');
    await mentor.call(readMessages, { params: { roomid }, body: { upTo: first.body.data.id } });
    await pass(8);
    expect(subjects(pair.mentor)).toEqual([]);
    await pass(2);
    expect(subjects(pair.mentor)).toEqual(['Asha Rao sent you a message']);
  });

  test('does not come for what was read, nor from somebody who is blocked', async () => {
    const [read, blocked] = [await meet(), await meet()];
    const { body } = await send(read.mentor, read.roomid, 'Hello');
    await read.learner.call(readMessages, { params: { roomid: read.roomid }, body: { upTo: body.data.id } });
    await send(blocked.mentor, blocked.roomid, 'Hello');
    await blocked.learner.call(reportPerson, {
      params: { roomid: blocked.roomid },
      body: { id: crypto.randomUUID(), reason: 'harassment', note: '', endInterview: false, block: true },
    });
    await pass(30);
    expect(subjects(read.pair.learner)).toEqual([]);
    expect(subjects(blocked.pair.learner)).toEqual([]);
  });
});
