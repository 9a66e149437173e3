import type { Role } from '@preproom/models/contract/accounts/users';
import { ENDPOINTS, type EndpointName } from '@preproom/models/contract/api';
import { API_BASE } from '@preproom/models/contract/http/endpoint';
import { PROTOCOL_VERSION, REQUESTS, type RequestName } from '@preproom/models/contract/room/signalling';
import type { Database } from '@preproom/models/db/database';
import { createUser } from '@preproom/models/db/testing/factories';
import { POLICIES } from '@preproom/server/composition';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { GOOD_BODIES } from '../../support/stack/goodBodies.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

/** Below the limit of tries, which would answer in the place of the check. */
const RUNS = 35;
let stack: Stack;
let roomid: string;
let clients: Record<Role, ApiClient>;

beforeAll(async () => {
  stack = await startStack();
  const session = await stack.database.sessions
    .findOneAndUpdate({}, { status: 'live', readingConsent: true })
    .orFail();
  roomid = session.roomid;
  const enter = async (role: Role) => stack.enter(await createUser(stack.database, { role }));
  const team = { affiliate: await enter('affiliate'), admin: await enter('admin') };
  clients = { user: await stack.logIn('learner'), mentor: await stack.logIn('mentor'), ...team };
});
afterAll(() => stack.stop());

/** Everything that is stored, logins left out: they change with every request. */
async function stored(database: Database): Promise<string> {
  const {
    sessions,
    readingBuckets,
    speech,
    codeBatches,
    feedback,
    mentorRatings,
    roomEvents,
    sessionMessages,
    consents,
    users,
    reports,
    blocks,
    connectionHistories,
    queries,
    contactMessages,
    files,
    studentProfiles,
    mentorProfiles,
    auditLog,
  } = database;
  const profiles = [studentProfiles, mentorProfiles, auditLog];
  const life = [
    sessions,
    readingBuckets,
    speech,
    codeBatches,
    roomEvents,
    sessionMessages,
    consents,
    users,
    files,
    ...profiles,
  ];
  const models = [
    ...life,
    feedback,
    mentorRatings,
    reports,
    blocks,
    connectionHistories,
    queries,
    contactMessages,
  ];
  const documents = await Promise.all(models.map((model) => model.collection.find().toArray()));
  return JSON.stringify(documents);
}

const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    null,
    [],
    {},
    '',
    0,
    { $where: '1' },
    { $gt: '' },
    { __proto__: { role: 'admin' } },
    'x'.repeat(5000),
  ),
);

/** What a path names, in a form that fits. */
function named(parameter: string): string {
  if (parameter === 'roomid') return roomid;
  if (parameter === 'questionId') return 'hr-1-conflict';
  if (parameter === 'sampleId') return 'technical';
  if (parameter === 'measure') return 'talk_time';
  if (parameter === 'step') return 'backup';
  if (parameter === 'language') return 'hi';
  return /^(asked|note|sent|event)Id$/.test(parameter) ? crypto.randomUUID() : '0'.repeat(24);
}

/** Keeps the shape and spoils one part of it, so that the inner checks are reached as well. */
function spoiled(good: object): fc.Arbitrary<unknown> {
  const [first = 'x', ...rest] = Object.keys(good);
  return fc.oneof(
    junk,
    fc
      .record({ key: fc.constantFrom(first, ...rest, 'extra'), value: junk })
      .map(({ key, value }) => ({ ...good, [key]: value })),
  );
}

/** The people of the session, where it is about one; else somebody new, whose limit of calls is their own. */
async function callerOf(name: EndpointName, role: Role): Promise<ApiClient> {
  if (POLICIES[name].whose?.refusal === 'room_not_found') return clients[role];
  return stack.enter(await createUser(stack.database, { role }));
}

describe('whatever is sent to a call', () => {
  const withBody = (Object.keys(ENDPOINTS) as EndpointName[]).filter((name) => 'body' in ENDPOINTS[name]);
  test.each(withBody)('%s refuses what does not fit and changes nothing', async (name) => {
    const {
      method,
      path,
      body: schema,
    } = ENDPOINTS[name] as {
      method: string;
      path: string;
      body: { safeParse(x: unknown): { success: boolean } };
    };
    const { who } = POLICIES[name] as { who: 'anyone' | 'team' | readonly [Role, ...Role[]] };
    const role = who === 'team' ? 'admin' : who[0];
    const client = who === 'anyone' ? stack.visitor() : await callerOf(name, role as Role);
    // An address of its own for each call, so that one call's tries do not count against another's limit.
    const headers = { 'x-forwarded-for': `10.0.0.${withBody.indexOf(name) + 1}` };
    const before = await stored(stack.database);
    await fc.assert(
      fc.asyncProperty(spoiled({ roomid, ...GOOD_BODIES[name] }), async (input) => {
        const sent = JSON.stringify(input) ?? 'null';
        fc.pre(!schema.safeParse(JSON.parse(sent)).success);
        const { status, body } = await client.send<object>(
          method,
          `${API_BASE}${path.replace(/:(\w+)/g, (_, parameter) => named(parameter))}`,
          sent,
          headers,
        );
        expect([400, 429]).toContain(status);
        expect(Object.keys(body)).toEqual(expect.arrayContaining(['message', 'code']));
      }),
      { numRuns: RUNS },
    );
    expect(await stored(stack.database)).toBe(before);
  });

  test.each(['..%2f..%2fetc', '%00', 'a'.repeat(3000), '%E0%A4%A', '$ne', 'UPPERCASE123'])(
    'a room named %j is not found',
    async (name) => {
      const client = await stack.enter(await createUser(stack.database));
      const { status } = await client.send('GET', `${API_BASE}/rooms/${name}`);
      expect([400, 404, 431]).toContain(status);
    },
  );
});

describe('whatever is sent to the room', () => {
  const join = {
    roomid: '',
    protocol: PROTOCOL_VERSION,
    tabId: crypto.randomUUID(),
    takeOver: true,
    negotiationId: null,
    media: {},
  };
  const good: Partial<Record<RequestName, object>> = {
    'room:join': join,
    'chat:send': { id: crypto.randomUUID(), text: '' },
  };
  test.each(Object.keys(REQUESTS) as RequestName[])(
    '%s is refused in words and changes nothing',
    async (name) => {
      // These have limits below the number of tries.
      const isLimited = ['chat:send', 'readings:send', 'speech:send', 'code:send', 'code:read'].includes(
        name,
      );
      const limited = isLimited ? ['too_many_requests'] : [];
      // Somebody new for each request, so that the tries of one do not count against another's limit.
      const user = await createUser(stack.database);
      const before = await stored(stack.database);
      const member = await stack.connect(await stack.enter(user));
      await fc.assert(
        fc.asyncProperty(spoiled({ ...good[name], wrong: true }), async (payload) => {
          fc.pre(!REQUESTS[name].payload.safeParse(JSON.parse(JSON.stringify(payload))).success);
          const answer = await member.ask(name, payload as never);
          expect(answer.ok).toBe(false);
          if (!answer.ok) expect(['bad_request', ...limited]).toContain(answer.error.code);
        }),
        { numRuns: RUNS },
      );
      expect(member.socket.connected).toBe(true);
      member.close();
      expect(await stored(stack.database)).toBe(before);
    },
  );

  test('no acknowledgement, no payload, too many arguments and unknown names are survived', async () => {
    const { socket } = await stack.connect(clients.user);
    const emit = socket.emit.bind(socket) as (...args: unknown[]) => void;
    emit('room:join');
    emit('room:join', { roomid });
    emit('room:join', 1, 2, 3, 'four');
    emit('toString', {});
    emit('__proto__', {});
    const other = await stack.connect(clients.mentor);
    expect((await other.join('zzzzzzzzzzzz')).ok).toBe(false);
    expect(socket.connected).toBe(true);
  });

  test('a message above the size limit cuts its sender alone', async () => {
    const [sender, other] = [await stack.connect(clients.user), await stack.connect(clients.mentor)];
    sender.socket.emit('chat:send', { id: crypto.randomUUID(), text: 'x'.repeat(200_000) }, () => {});
    await expect.poll(() => sender.socket.connected).toBe(false);
    expect(other.socket.connected).toBe(true);
  });
});
