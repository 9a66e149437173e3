import { MAX_QUERY_LENGTHS, QUERY_RETENTION_DAYS, sendQuery } from '@preproom/models/contract/inbox/queries';
import { describe, expect, test } from 'vitest';
import { visitorForm } from '../../support/inbox/visitorForm.ts';

/** What is stored beside what was sent. */
const NEW = { handled: null, nameWords: ['asha', 'rao'] };

const PATH = '/api/v1.3/query';
const ASHA = {
  program: 'B.Tech',
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  qualification: 'Final year, computer science',
};

const { stack, address, send, stored } = visitorForm(PATH, 'queries');

describe('a request for a call back', () => {
  test('is stored as entered, open, with its time', async () => {
    const before = stack().clock.now();
    const { status, body } = await send(ASHA);
    expect([status, body]).toEqual([200, { message: 'Your request has arrived.' }]);
    const [query, ...others] = await stored();
    expect([query, others]).toEqual([{ ...ASHA, ...NEW, status: 'open', at: expect.any(Date) }, []]);
    expect(Number(query?.at)).toBeGreaterThanOrEqual(before);
    expect(Number(query?.at)).toBeLessThanOrEqual(stack().clock.now());
  });

  test('may leave every field empty, and keeps spaces as they are', async () => {
    await send({ program: '', name: '  ', email: '', phone: '', qualification: '' });
    expect(await stored()).toMatchObject([{ program: '', name: '  ', email: '' }]);
  });

  test('may lack fields and have others, as older clients send it', async () => {
    expect((await send({ name: 'Asha Rao', status: 'closed' })).status).toBe(200);
    const [query] = await stored();
    expect(query).toEqual({
      ...NEW,
      program: '',
      name: 'Asha Rao',
      email: '',
      phone: '',
      qualification: '',
      status: 'open',
      at: expect.any(Date),
    });
  });

  test('is text, whatever it looks like', async () => {
    const hostile = {
      program: '<script>alert(1)</script>',
      name: '"><img src=x onerror=alert(1)>',
      email: 'javascript:alert(1)',
      phone: "'; DROP TABLE queries; --",
      qualification: '{"$gt":""} \u0000 \u202e {{7*7}} हिन्दी 👋',
    };
    expect((await send(hostile)).status).toBe(200);
    expect(await stored()).toMatchObject([hostile]);
  });

  test('is removed by the database after the time that the privacy policy names', async () => {
    const indexes = await stack().database.queries.collection.indexes();
    const seconds = indexes.map(({ expireAfterSeconds }) => expireAfterSeconds).filter(Boolean);
    expect(seconds).toEqual([QUERY_RETENTION_DAYS * 86_400]);
  });

  test('needs no login and no origin, as older clients send it', async () => {
    const response = await fetch(`${stack().url}${PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address() },
      body: JSON.stringify(ASHA),
    });
    expect(response.status).toBe(200);
  });
});

describe('a request that is refused', () => {
  test.each(Object.entries(MAX_QUERY_LENGTHS))('%s above %i characters', async (field, length) => {
    const { status, body } = await send({ ...ASHA, [field]: 'x'.repeat(length + 1) });
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'bad_request', [field]]);
    expect((await send({ ...ASHA, [field]: 'x'.repeat(length) })).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  test('it is a list', async () => {
    const { status, body } = await send([]);
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'bad_request', ['']]);
    expect(await stored()).toEqual([]);
  });

  test('but not for a field that is no text: it is stored as entered', async () => {
    expect((await send({ ...ASHA, phone: 9876543210, qualification: null, name: { $gt: '' } })).status).toBe(
      200,
    );
    expect(await stored()).toMatchObject([{ phone: '9876543210', qualification: '', name: '{"$gt":""}' }]);
  });

  test('a body above the size limit', async () => {
    const { status, body } = await send({ ...ASHA, name: 'x'.repeat(100_000) });
    expect([status, body.code]).toEqual([413, 'too_large']);
    expect(await stored()).toEqual([]);
  });
});

describe('programs that send', () => {
  test('and fill the hidden field are answered as everybody is, and nothing is stored', async () => {
    const person = await send(ASHA);
    const program = await send({ ...ASHA, website: 'https://spam.example' });
    expect([program.status, program.body]).toEqual([person.status, person.body]);
    expect(await stored()).toHaveLength(1);
  });

  test('without end are told to wait, while others are heard', async () => {
    const flood = await Promise.all(Array.from({ length: 30 }, () => send(ASHA)));
    const refused = flood.filter(({ status }) => status === 429);
    expect(await stored()).toHaveLength(10);
    expect(refused).toHaveLength(20);
    expect(refused[0]?.body.code).toBe('too_many_requests');
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(ASHA, '10.2.0.1')).status).toBe(200);
  });
});

test('the call is the one that the contract names', () => {
  expect(`/api/v1.3${sendQuery.path}`).toBe(PATH);
});
