import { randomUUID } from 'node:crypto';
import { hasRight } from '@preproom/models/contract/accounts/team/rights';
import { ROLES, type Role } from '@preproom/models/contract/accounts/users';
import { ENDPOINTS, type EndpointName } from '@preproom/models/contract/api';
import { type Endpoint, endpointPath } from '@preproom/models/contract/http/endpoint';
import { createPayment } from '@preproom/models/contract/payments/payments';
import { REQUESTS, type RequestName } from '@preproom/models/contract/room/signalling';
import { createFile, createSession, createUser } from '@preproom/models/db/testing/factories';
import { POLICIES } from '@preproom/server/composition';
import { QUESTIONS } from '@preproom/server/features/room/cockpit/questionBank/questionBank';
import type { Policy } from '@preproom/server/http/policy';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everythingStored } from '../../support/privacy/markedPerson.ts';
import { IN_THE_ROOM } from '../../support/room/outsideRequests.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';
import { OWNERSHIP } from './ownershipTable.ts';
import { OF_NOBODY, STRANGERS, type Stranger, strangerOf } from './strangers.ts';

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
const paramsOf = (name: EndpointName) =>
  [...endpointPath(ENDPOINTS[name]).matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter);

type Person = { _id: Types.ObjectId; client: ApiClient };
let stack: Stack;
/** Whose things the paths name, and one person of each role who has nothing to do with them. */
let owner: Person & { loginId: string; mentor: ApiClient };
const strangers = {} as Record<Stranger, Person>;
let named: Record<string, string>;

beforeAll(async () => {
  stack = await startStack();
  const { database } = stack;
  const person = async (change: Parameters<typeof createUser>[1]): Promise<Person> => {
    const user = await createUser(database, change);
    return { _id: user._id, client: await stack.enter(user) };
  };
  const identity = { provider: 'google', key: `google:${randomUUID()}`, linkedAt: new Date() };
  const learner = await person({ role: 'user', identities: [identity] });
  for (const one of STRANGERS) strangers[one] = await person(strangerOf(one));
  const mentor = await person({ role: 'mentor' });
  const pair = { learnerId: learner._id, mentorId: mentor._id };
  const { roomid } = await createSession(database, { ...pair, status: 'live' });
  const file = await createFile(database, { ownerId: learner._id, itemId: learner._id });
  const login = await database.logins.findOne({ userId: learner._id }).orFail().lean();
  owner = { ...learner, loginId: login._id.toString(), mentor: mentor.client };
  const ids = { itemId: String(learner._id), id: String(file._id), loginId: owner.loginId };
  const { body: order } = await learner.client.call(createPayment, {
    body: { amount: 7999, email: 'asha@people.example' },
  });
  const closed = await database.products.findOne({ activate: false }).orFail().lean();
  const others = {
    affiliateId: String(strangers.affiliate._id),
    ...{ mentorId: String(mentor._id), studentId: String(learner._id) },
    orderId: order.id,
    course_id: String(closed._id),
  };
  const asked = { ...pair, learnerId: new Types.ObjectId(), at: new Date() };
  const request = await database.slotRequests.create(asked);
  const unknown = String(new Types.ObjectId());
  const made = {
    ...Object.fromEntries(OF_NOBODY.map((name) => [name, unknown])),
    language: 'hi',
    requestId: String(request._id),
    ...{ revision: '1', measure: 'talk_time', step: 'backup' },
    ...Object.fromEntries(['askedId', 'noteId', 'sentId', 'eventId'].map((name) => [name, randomUUID()])),
    ...{ sampleId: 'technical', questionId: QUESTIONS[0]?.id ?? '' },
  };
  named = { roomid, folder: 'resume', provider: 'google', couponId: unknown, ...others, ...ids, ...made };
  // What jobs do because of all this is done.
  await stack.jobs.settled();
});
afterAll(() => stack.stop());

const pathOf = (name: EndpointName) =>
  endpointPath(ENDPOINTS[name]).replace(/:(\w+)/g, (whole, parameter: string) => named[parameter] ?? whole);

/** Everything but what a request changes by itself and what jobs do beside it. */
async function stored(): Promise<string> {
  const all = await everythingStored(stack.database);
  for (const name of ['jobRuns', 'schema']) all.delete(name);
  // The server itself notes now and then who is in a room.
  return JSON.stringify([...all]).replace(/\\"lastPresenceAt\\":(?:null|\\"[^"]*")/g, '');
}

async function send(client: ApiClient, name: EndpointName, headers: Record<string, string> = {}) {
  const { method, body }: Endpoint = ENDPOINTS[name];
  const answer = await client.send<object>(method, pathOf(name), body ? {} : undefined, headers);
  return { status: answer.status, code: answer.body.code };
}

/** How the policy refuses this stranger, who owns nothing; null when it lets them through. */
function refusalOf(policy: Policy, stranger: Stranger | null): string | null {
  if (policy.who === 'anyone') return null;
  if (stranger === null) return '401 signed_out';
  const { role, rights = [] } = strangerOf(stranger);
  const isAmong = policy.who === 'team' ? hasRight(rights, policy.right) : policy.who.includes(role);
  if (!isAmong) return '403 not_allowed';
  if (!policy.whose) return null;
  // The team that looks after people may read every file.
  if (policy.whose.refusal === 'file_not_found')
    return hasRight(rights, 'people') ? null : '404 file_not_found';
  return policy.whose.refusal === 'room_not_found' ? '404 room_not_found' : '403 not_allowed';
}

describe('whoever may not', () => {
  test.each([null, ...STRANGERS])(
    'is refused every call that is not theirs, and nothing changes: %s',
    async (stranger) => {
      const client = stranger ? strangers[stranger].client : stack.visitor();
      const before = await stored();
      for (const name of NAMES) {
        const refusal = refusalOf(POLICIES[name], stranger);
        if (!refusal) continue;
        const { status, code } = await send(client, name);
        expect(`${status} ${code}`, name).toBe(refusal);
      }
      expect(await stored()).toBe(before);
    },
  );

  test('writes from another site with somebody’s cookie is refused at every call, and nothing changes', async () => {
    const before = await stored();
    for (const name of NAMES.filter((name) => ENDPOINTS[name].method !== 'GET')) {
      const { who } = POLICIES[name];
      const role = who === 'anyone' ? 'user' : who === 'team' ? 'admin' : who[0];
      const { client } = strangers[role as Role];
      for (const origin of ['https://evil.example', 'null', `${stack.url}.evil.example`])
        expect(await send(client, name, { origin }), `${name} from ${origin}`).toEqual({
          status: 403,
          code: 'foreign_origin',
        });
    }
    expect(await stored()).toBe(before);
  });
});

/** What no policy can say: the handler looks only among what is the caller's. */
const BY_HANDLER = {
  async endLogin() {
    for (const role of ROLES)
      expect(await send(strangers[role].client, 'endLogin')).toEqual({ status: 404, code: 'not_found' });
    expect(await stack.database.logins.exists({ _id: owner.loginId })).toBeTruthy();
  },
  async unlinkIdentity() {
    for (const role of ROLES)
      expect(await send(strangers[role].client, 'unlinkIdentity')).toEqual({
        status: 404,
        code: 'not_found',
      });
    expect((await stack.database.users.findById(owner._id).lean())?.identities?.length).toBe(1);
  },
  async getOrder() {
    expect(await send(strangers.user.client, 'getOrder')).toEqual({ status: 404, code: 'not_found' });
    expect((await send(owner.client, 'getOrder')).status).toBe(200);
  },
  /** The mentor's own; learners see those of any mentor who can be booked. */
  async getFreeTimes() {
    expect((await send(owner.mentor, 'getFreeTimes')).status).toBe(200);
    expect(await send(strangers.mentor.client, 'getFreeTimes')).toEqual({
      status: 409,
      code: 'mentor_unavailable',
    });
  },
  async answerSlotRequest() {
    const pair = { learnerId: owner._id, mentorId: named.mentorId as string };
    const { _id } = await stack.database.slotRequests.create({ ...pair, at: new Date() });
    const path = `/api/v1.3/mentor/requests/${_id}`;
    const answer = await strangers.mentor.client.send<object>('POST', path, { answer: 'declined' });
    expect(answer.status).toBe(404);
    expect(await stack.database.slotRequests.exists({ _id, answer: null })).toBeTruthy();
  },
  async setFavouriteQuestion() {
    const path = pathOf('setFavouriteQuestion');
    await strangers.mentor.client.send('PUT', path, { isFavourite: true });
    const favourites = await stack.database.favouriteQuestions.find().lean();
    expect(favourites.map(({ mentorId }) => mentorId)).toEqual([strangers.mentor._id]);
  },
  /** A place is always one's own: nobody takes another person's. */
  async joinWaitlist() {
    expect((await send(owner.client, 'joinWaitlist')).status).toBe(200);
    expect((await send(strangers.user.client, 'leaveWaitlist')).status).toBe(200);
    expect(await stack.database.waitlistEntries.countDocuments({ userId: owner._id })).toBe(1);
  },
  /** The PDF of one that is there: tests/integration/payments/receipts.test.ts. */
  async getReceipt() {
    for (const name of ['getReceipt', 'downloadReceipt'] as const)
      expect(await send(strangers.user.client, name)).toEqual({ status: 404, code: 'not_found' });
    expect((await send(owner.client, 'getReceipt')).status).toBe(200);
  },
};

describe('what a path names', () => {
  test('has an owner in the policy, or is said to be whose', () => {
    for (const name of NAMES.filter((name) => paramsOf(name).length > 0)) {
      const policy: Policy = POLICIES[name];
      if (policy.whose) continue;
      const owned = (OWNERSHIP as Partial<Record<EndpointName, string>>)[name];
      expect(owned, `whose is what ${name} names?`).toBeDefined();
      if (owned === 'everybody’s') expect(policy.who).toBe('anyone');
      if (owned === 'the team’s') expect(policy.who).toBe('team');
    }
  });

  test('is checked by its handler, where the table says so', () => {
    const checks = new Set<string>(Object.values(OWNERSHIP));
    const elsewhere = 'everybody’s,the team’s,attempt,application,review,problem,sample,passkey';
    for (const other of elsewhere.split(',')) checks.delete(other);
    expect([...checks].toSorted()).toEqual(Object.keys(BY_HANDLER).toSorted());
  });

  test.each(Object.keys(BY_HANDLER) as (keyof typeof BY_HANDLER)[])('is the caller’s own: %s', (name) =>
    BY_HANDLER[name](),
  );
});

/** Whoever is in no room may leave it. */
const ANSWERS: Partial<Record<RequestName, string>> = {
  'room:join': 'room_not_found',
  'room:leave': 'let through',
};

describe('the room', () => {
  test('takes nothing from whoever is not of its session, tells its people nothing of it, and nothing changes', async () => {
    const inside = await stack.connect(owner.client);
    expect((await inside.join(named.roomid as never)).ok).toBe(true);
    // An arrival is stored soon after the answer.
    const arrived = { roomid: named.roomid as string, kind: 'joined' as const };
    await expect.poll(() => stack.database.roomEvents.countDocuments(arrived)).toBe(1);
    const received = inside.events.length;
    const before = await stored();
    for (const role of ROLES) {
      const outside = await stack.connect(strangers[role].client);
      for (const name of Object.keys(REQUESTS) as RequestName[]) {
        const answer = await outside.ask(name, IN_THE_ROOM[name](named.roomid as string) as never);
        const code = answer.ok ? 'let through' : answer.error.code;
        expect(`${role} ${name} ${code}`).toBe(`${role} ${name} ${ANSWERS[name] ?? 'not_in_room'}`);
      }
      expect(outside.events).toEqual([]);
      outside.close();
    }
    expect(inside.events.length).toBe(received);
    expect(await stored()).toBe(before);
  });

  test('lets nobody connect who is not logged in', async () => {
    await expect(stack.connect(stack.visitor())).rejects.toThrow();
  });
});
