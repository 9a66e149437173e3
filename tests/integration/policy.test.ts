import { readdirSync } from 'node:fs';
import { ENDPOINTS, type EndpointName } from '@preproom/models/contract/api';
import type { Endpoint } from '@preproom/models/contract/endpoint';
import type { Role } from '@preproom/models/contract/users';
import type { SessionDocument } from '@preproom/models/db/session.model';
import { POLICIES } from '@preproom/server/policy';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../support/apiClient.ts';
import { createSession, createUser } from '../support/factories.ts';
import { type Stack, startStack } from '../support/startStack.ts';

type Caller = 'visitor' | 'learner' | 'mentor' | 'otherLearner' | 'otherMentor' | 'affiliate' | 'admin';
/** `in`: let through to the handler, whatever that then says of the (empty) body. */
type Outcome = 'in' | 'signed_out' | 'not_allowed' | 'room_not_found';
type Row = Record<Caller, Outcome>;

const anyone: Row = row('in', 'in', 'in', 'in', 'in', 'in', 'in');
const loggedIn: Row = row('signed_out', 'in', 'in', 'in', 'in', 'in', 'in');
const bothSides: Row = row(
  'signed_out',
  'in',
  'in',
  'room_not_found',
  'room_not_found',
  'not_allowed',
  'not_allowed',
);
const theLearner: Row = row(
  'signed_out',
  'in',
  'not_allowed',
  'room_not_found',
  'not_allowed',
  'not_allowed',
  'not_allowed',
);
const theMentor: Row = row(
  'signed_out',
  'not_allowed',
  'in',
  'not_allowed',
  'room_not_found',
  'not_allowed',
  'not_allowed',
);

const EXPECTED: Record<EndpointName, Row> = {
  logIn: anyone,
  getProducts: anyone,
  logOut: loggedIn,
  isLoggedIn: loggedIn,
  getCurrentUser: loggedIn,
  getRoom: bothSides,
  saveLineStory: bothSides,
  getIce: bothSides,
  storeLineCheck: bothSides,
  getAfterCall: bothSides,
  reportPerson: bothSides,
  setReadingConsent: theLearner,
  storeReadings: theLearner,
  // The mentor is refused by the service: nothing has been shared.
  getExpressionSummary: { ...bothSides, mentor: 'not_allowed' },
  deleteExpressionSummary: theLearner,
  shareExpressionSummary: theLearner,
  rateMentor: theLearner,
  saveFeedbackDraft: theMentor,
  submitFeedback: theMentor,
};

function row(...outcomes: [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome, Outcome]): Row {
  const [visitor, learner, mentor, otherLearner, otherMentor, affiliate, admin] = outcomes;
  return { visitor, learner, mentor, otherLearner, otherMentor, affiliate, admin };
}

const ROLES = {
  learner: 'user',
  mentor: 'mentor',
  otherLearner: 'user',
  otherMentor: 'mentor',
  affiliate: 'affiliate',
  admin: 'admin',
} as const satisfies Partial<Record<Caller, Role>>;

let stack: Stack;
let roomid: string;

beforeAll(async () => {
  stack = await startStack();
  for (const [caller, role] of Object.entries(ROLES)) {
    users.set(caller as Caller, await createUser(stack.database, { role }));
  }
  const pair = { learnerId: users.get('learner')?._id, mentorId: users.get('mentor')?._id };
  ({ roomid } = await createSession(stack.database, {
    ...(pair as Partial<SessionDocument>),
    status: 'live',
  }));
});
afterAll(() => stack.stop());

const users = new Map<Caller, { _id: Types.ObjectId }>();

/** A browser of this caller with a login of its own, since one call of the table ends it. */
async function clientOf(caller: Caller): Promise<ApiClient> {
  const user = users.get(caller);
  return user ? stack.enter(user) : stack.visitor();
}

async function outcomeOf(client: ApiClient, endpoint: Endpoint, room: string): Promise<Outcome> {
  const path = `/api/v1.3${endpoint.path.replace(':roomid', room)}`;
  const { body } = await client.send<object>(endpoint.method, path, endpoint.body ? {} : undefined);
  const refusals: Outcome[] = ['signed_out', 'not_allowed', 'room_not_found'];
  return refusals.find((code) => code === body.code) ?? 'in';
}

describe('who may do what', () => {
  for (const name of Object.keys(EXPECTED) as EndpointName[]) {
    for (const caller of Object.keys(EXPECTED[name]) as Caller[]) {
      test(`${name}, ${caller}: ${EXPECTED[name][caller]}`, async () => {
        const client = await clientOf(caller);
        expect(await outcomeOf(client, ENDPOINTS[name], roomid)).toBe(EXPECTED[name][caller]);
      });
    }
  }

  test('a room that does not exist and one of other people are answered alike', async () => {
    const client = await clientOf('otherLearner');
    const answers = await Promise.all(
      [roomid, 'zzzzzzzzzzzz'].map((room) => client.send<object>('GET', `/api/v1.3/rooms/${room}`)),
    );
    const [foreign, unknown] = answers.map(({ status, body }) => ({ status, body }));
    expect(foreign).toEqual({
      status: 404,
      body: { message: 'There is no such room for you.', code: 'room_not_found' },
    });
    expect(unknown).toEqual(foreign);
  });
});

describe('completeness', () => {
  test('every endpoint that a contract file declares is in the list, has a policy and a row here', async () => {
    const folder = new URL('../../models/contract/', import.meta.url);
    const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
    const listed = new Set<unknown>(Object.values(ENDPOINTS));
    for (const file of files) {
      const exported: Record<string, unknown> = await import(new URL(file, folder).href);
      for (const [name, value] of Object.entries(exported)) {
        if (isEndpoint(value)) expect(listed.has(value), `${file} declares ${name}`).toBe(true);
      }
    }
    expect(Object.keys(POLICIES).sort()).toEqual(Object.keys(ENDPOINTS).sort());
    expect(Object.keys(EXPECTED).sort()).toEqual(Object.keys(ENDPOINTS).sort());
  });
});

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value
  );
}
