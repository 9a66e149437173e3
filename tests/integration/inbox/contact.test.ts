import {
  CONTACT_RETENTION_DAYS,
  type ContactMessage,
  MAX_CONTACT_LENGTHS,
  sendContactMessage,
} from '@preproom/models/contract/inbox/contact';
import { describe, expect, test } from 'vitest';
import { visitorForm } from '../../support/inbox/visitorForm.ts';

/** What is stored beside what was sent. */
const NEW = { handled: null, nameWords: ['asha', 'rao'] };

const PATH = `/api/v1.3${sendContactMessage.path}`;

const { stack, send, stored } = visitorForm(PATH, 'contactMessages');

const message = (change: object = {}) => ({
  id: crypto.randomUUID(),
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  topic: 'B.Tech',
  message: 'When do the six rounds begin?',
  ...change,
});

describe('a message to the team', () => {
  test('is stored open, with its time and the address in lower case', async () => {
    const { id, ...words } = message({ email: ' Asha@Example.com ' }) as ContactMessage;
    const { status, body } = await send({ id, ...words });
    expect([status, body]).toEqual([200, { message: 'Your message has arrived.' }]);
    const at = expect.any(Date);
    expect(await stored()).toEqual([
      { ...words, ...NEW, requestId: id, email: 'asha@example.com', status: 'open', at },
    ]);
  });

  test('needs neither phone nor topic', async () => {
    expect((await send(message({ phone: '', topic: '' }))).status).toBe(200);
    expect(await stored()).toMatchObject([{ phone: '', topic: '' }]);
  });

  test('is text, whatever it looks like', async () => {
    const hostile = {
      name: '"><img src=x onerror=alert(1)>',
      message: '<script>alert(1)</script> 👋',
    };
    expect(
      (await send(message({ ...hostile, message: hostile.message.replace('👋', '\u202e👋') }))).status,
    ).toBe(200);
    expect(await stored()).toMatchObject([hostile]);
  });

  test('that is sent again, also at the same moment, is stored once', async () => {
    const same = message();
    const answers = await Promise.all([send(same), send(same), send(same)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored()).toHaveLength(1);
  });

  test('is removed by the database after the time that the privacy policy names', async () => {
    const indexes = await stack().database.contactMessages.collection.indexes();
    const seconds = indexes.map(({ expireAfterSeconds }) => expireAfterSeconds).filter(Boolean);
    expect(seconds).toEqual([CONTACT_RETENTION_DAYS * 86_400]);
  });
});

describe('a message that is refused', () => {
  test.each([
    ['name', ''],
    ['name', ' '.repeat(10)],
    ['email', 'asha'],
    ['message', ' \n '],
    ['phone', undefined],
    ['message', { $gt: '' }],
    ['id', 'one'],
  ])('for its %s, %j', async (field, value) => {
    const { status, body } = await send(message({ [field]: value }));
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'bad_request', [field]]);
    expect(await stored()).toEqual([]);
  });

  test.each(Object.entries(MAX_CONTACT_LENGTHS))('for a %s above %i characters', async (field, length) => {
    const { status, body } = await send(message({ [field]: 'x'.repeat(length + 1) }));
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    expect((await send(message({ [field]: 'x'.repeat(length) }))).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  test('with every fault named at once', async () => {
    const { body } = await send({ ...message(), name: '', email: '', message: '' });
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(['email', 'message', 'name']);
  });
});

describe('programs that send', () => {
  test('and fill the hidden field are answered as everybody is, and nothing is stored', async () => {
    const person = await send(message());
    const program = await send(message({ website: 'https://spam.example' }));
    expect([program.status, program.body]).toEqual([person.status, person.body]);
    expect(await stored()).toHaveLength(1);
  });

  test('without end are told to wait, while others are heard', async () => {
    const flood = await Promise.all(Array.from({ length: 30 }, () => send(message())));
    const refused = flood.filter(({ status }) => status === 429);
    expect(await stored()).toHaveLength(10);
    expect(refused).toHaveLength(20);
    expect(refused[0]?.body.code).toBe('too_many_requests');
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(message(), '10.2.0.1')).status).toBe(200);
  });
});
