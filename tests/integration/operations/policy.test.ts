import { globSync } from 'node:fs';
import { RIGHTS, type Right } from '@preproom/models/contract/accounts/team/rights';
import { ENDPOINTS, type EndpointName } from '@preproom/models/contract/api';
import { type Endpoint, endpointPath } from '@preproom/models/contract/http/endpoint';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import type { SessionDocument } from '@preproom/models/db/sessions/session.model';
import { createFile, createSession, createUser } from '@preproom/models/db/testing/factories';
import { POLICIES } from '@preproom/server/composition';
import type { Policy } from '@preproom/server/http/policy';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';
import { type Caller, type Outcome, team, teamWith } from './accessRows.ts';
import { EXPECTED } from './accessTable.ts';

const PEOPLE = {
  learner: { role: 'user' },
  mentor: { role: 'mentor' },
  otherLearner: { role: 'user' },
  otherMentor: { role: 'mentor' },
  affiliate: { role: 'affiliate' },
  admin: { role: 'admin', rights: ['everything'] },
  content: { role: 'admin', rights: ['content'] },
  people: { role: 'admin', rights: ['people'] },
  money: { role: 'admin', rights: ['money'] },
} satisfies Record<Exclude<Caller, 'visitor'>, Partial<UserDocument>>;

/** An id of the right form, of nothing that is stored. */
const UNKNOWN_ID = '0'.repeat(24);
const UNKNOWN_UUID = crypto.randomUUID();
let stack: Stack;
/** Parameters of the table's paths: a session of learner and mentor, and a private file of the learner. */
let named: Record<
  | 'roomid'
  | 'folder'
  | 'itemId'
  | 'id'
  | 'loginId'
  | 'provider'
  | 'passkeyId'
  | 'mentorId'
  | 'userId'
  | 'orderId'
  | 'course_id'
  | 'requestId'
  | 'linkId'
  | 'askedId'
  | 'noteId'
  | 'sentId'
  | 'questionId'
  | 'attemptId'
  | 'affiliateId'
  | 'couponId'
  | 'blogId'
  | 'callbackId'
  | 'messageId'
  | 'reportId'
  | 'reviewId'
  | 'quizItemId'
  | 'slug'
  | 'job'
  | 'sampleId'
  | 'eventId'
  | 'applicationId'
  | 'alertId'
  | 'packId'
  | 'sessionId'
  | 'studentId'
  | 'revision'
  | 'step'
  | 'measure'
  | 'language',
  string
>;

beforeAll(async () => {
  stack = await startStack();
  for (const [caller, person] of Object.entries(PEOPLE)) {
    users.set(caller as Caller, await createUser(stack.database, person));
  }
  const pair = { learnerId: users.get('learner')?._id, mentorId: users.get('mentor')?._id };
  const { roomid } = await createSession(stack.database, {
    ...(pair as Partial<SessionDocument>),
    status: 'live',
  });
  // Not the item that the table's calls name: one of them removes what is there.
  const resume = await createFile(stack.database, { ownerId: pair.learnerId as Types.ObjectId });
  const file = { folder: 'resume', itemId: String(pair.learnerId), id: resume._id.toString() };
  named = {
    roomid,
    ...file,
    provider: 'google',
    loginId: UNKNOWN_ID,
    passkeyId: UNKNOWN_ID,
    mentorId: UNKNOWN_ID,
    userId: UNKNOWN_ID,
    orderId: 'order_x',
    course_id: UNKNOWN_ID,
    requestId: UNKNOWN_ID,
    linkId: UNKNOWN_ID,
    askedId: UNKNOWN_UUID,
    noteId: UNKNOWN_UUID,
    sentId: UNKNOWN_UUID,
    questionId: 'hr-1-conflict',
    attemptId: UNKNOWN_ID,
    affiliateId: UNKNOWN_ID,
    couponId: UNKNOWN_ID,
    blogId: UNKNOWN_ID,
    callbackId: UNKNOWN_ID,
    messageId: UNKNOWN_ID,
    reportId: UNKNOWN_ID,
    reviewId: UNKNOWN_ID,
    quizItemId: UNKNOWN_ID,
    slug: 'pair-of-parcels',
    job: UNKNOWN_ID,
    sampleId: 'technical',
    eventId: UNKNOWN_UUID,
    applicationId: UNKNOWN_ID,
    alertId: UNKNOWN_ID,
    packId: UNKNOWN_ID,
    sessionId: UNKNOWN_ID,
    studentId: UNKNOWN_ID,
    revision: '1',
    step: 'backup',
    measure: 'talk_time',
    language: 'hi',
  };
});
afterAll(() => stack.stop());

const users = new Map<Caller, { _id: Types.ObjectId }>();

/** A browser of this caller with a login of its own, since one call of the table ends it. */
async function clientOf(caller: Caller): Promise<ApiClient> {
  const user = users.get(caller);
  return user ? stack.enter(user) : stack.visitor();
}

async function outcomeOf(client: ApiClient, endpoint: Endpoint): Promise<Outcome> {
  const path = endpointPath(endpoint).replace(
    /:(\w+)/g,
    (whole, name) => named[name as keyof typeof named] ?? whole,
  );
  const { body } = await client.send<object>(endpoint.method, path, endpoint.body ? {} : undefined);
  const refusals: Outcome[] = ['signed_out', 'not_allowed', 'room_not_found', 'file_not_found'];
  return refusals.find((code) => code === body.code) ?? 'in';
}

describe('who may do what', () => {
  for (const name of Object.keys(EXPECTED) as EndpointName[]) {
    for (const caller of Object.keys(EXPECTED[name]) as Caller[]) {
      test(`${name}, ${caller}: ${EXPECTED[name][caller]}`, async () => {
        const client = await clientOf(caller);
        expect(await outcomeOf(client, ENDPOINTS[name])).toBe(EXPECTED[name][caller]);
      });
    }
  }

  test('a room that does not exist and one of other people are answered alike', async () => {
    const client = await clientOf('otherLearner');
    const answers = await Promise.all(
      [named.roomid, 'zzzzzzzzzzzz'].map((room) => client.send<object>('GET', `/api/v1.3/rooms/${room}`)),
    );
    const [foreign, unknown] = answers.map(({ status, body }) => ({ status, body }));
    expect(foreign).toEqual({
      status: 404,
      body: {
        message:
          'This room doesn’t exist, or you don’t have access to it. Check which account you’re logged in with.',
        code: 'room_not_found',
      },
    });
    expect(unknown).toEqual(foreign);
  });
});

describe('completeness', () => {
  test('every endpoint that a contract file declares is in the list, has a policy and a row here', async () => {
    const folder = new URL('../../../models/contract/', import.meta.url);
    const files = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] });
    expect(files.length).toBeGreaterThan(40);
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

  test('every call that is the team’s alone names a right, and its row is that right’s', () => {
    const ofTeam = Object.entries(POLICIES).filter(
      ([, { who }]) => who === 'team' || String(who) === 'admin',
    );
    expect(ofTeam.length).toBeGreaterThan(6);
    for (const [name, policy] of ofTeam as [EndpointName, Policy][]) {
      const right = 'right' in policy ? policy.right : 'none';
      expect(['any', ...RIGHTS], name).toContain(right);
      expect(EXPECTED[name], name).toEqual(right === 'any' ? team : teamWith(right as Right));
    }
  });
});

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value
  );
}
