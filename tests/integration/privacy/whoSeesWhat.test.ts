import { ENDPOINTS, type EndpointName } from '@preproom/models/contract/api';
import { type Endpoint, endpointPath } from '@preproom/models/contract/http/endpoint';
import { getMentors, PublicMentor } from '@preproom/models/contract/mentors/mentors';
import { getRoom } from '@preproom/models/contract/room/rooms';
import { AboutLearner, OtherPerson } from '@preproom/models/contract/sessions/sessions';
import { createFile, createProfile, createSession, createUser } from '@preproom/models/db/testing/factories';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMentorProfile } from '../../support/mentors/mentors.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { GOOD_BODIES } from '../../support/stack/goodBodies.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const PEOPLE = {
  learner: { Name: 'Asha Rao', Email: 'asha.rao@people.example', phone: '+919812345601', role: 'user' },
  mentor: { Name: 'Meera Iyer', Email: 'meera.iyer@people.example', phone: '+919812345602', role: 'mentor' },
} as const;
/** Of the learner, and for nobody else. */
const PRIVATE = ['2003-04-12', 'Meena Guardianson', 'meena@guardian.example'];
const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
const LOOKS = NAMES.filter((name) => ENDPOINTS[name].method === 'GET');
const WRITES = NAMES.filter((name) => ENDPOINTS[name].method !== 'GET');

let stack: Stack;
let clients: Record<keyof typeof PEOPLE, ApiClient>;
let users: Record<keyof typeof PEOPLE, { _id: Types.ObjectId }>;
/** What stands for each parameter of a path: everything of the other one that a caller could name. */
const given = { learner: {}, mentor: {} } as Record<keyof typeof PEOPLE, Record<string, string>>;

beforeAll(async () => {
  stack = await startStack();
  const { database } = stack;
  const [learner, mentor] = [
    await createUser(database, PEOPLE.learner),
    await createUser(database, PEOPLE.mentor),
  ];
  const [dateOfBirth = '', name = '', email = ''] = PRIVATE;
  await createProfile(database, learner, { dateOfBirth, guardian: { name, email, consentedAt: new Date() } });
  await createFile(database, { ownerId: learner._id, itemId: learner._id, name: 'asha.pdf' });
  const people = { learnerId: learner._id, mentorId: mentor._id };
  const { roomid } = await createSession(database, { ...people, status: 'live' });
  await createMentorProfile(database, mentor._id);
  await database.feedback.create({
    ...{ ...people, roomid, state: 'submitted', ratings: {}, remarks: {}, history: [] },
    ...{ savedAt: new Date(), submittedAt: new Date() },
  });
  const common = { roomid, folder: 'photo' };
  given.learner = { ...common, id: mentor._id.toString(), itemId: mentor._id.toString() };
  given.mentor = { ...common, id: learner._id.toString(), itemId: learner._id.toString() };
  users = { learner, mentor };
  clients = { learner: await stack.enter(learner), mentor: await stack.enter(mentor) };
});
afterAll(() => stack.stop());

const BOTH_WAYS = [
  ['learner', 'mentor'],
  ['mentor', 'learner'],
] as const;

function pathOf(name: EndpointName, side: keyof typeof PEOPLE): string {
  const fill = (_: string, parameter: string) => given[side][parameter] ?? given[side].id ?? '';
  return endpointPath(ENDPOINTS[name] as Endpoint).replace(/:(\w+)/g, fill);
}

function expectNothingOf(person: keyof typeof PEOPLE, text: string): void {
  expect(text).not.toContain(PEOPLE[person].Email);
  expect(text).not.toContain(PEOPLE[person].phone.slice(3));
  if (person === 'learner') for (const secret of PRIVATE) expect(text).not.toContain(secret);
}

describe('the two people of a session', () => {
  test.each(LOOKS)('learn from %s neither address nor number of the other', async (name) => {
    for (const [side, other] of BOTH_WAYS) {
      const response = await fetch(stack.url + pathOf(name, side), {
        headers: { cookie: clients[side].cookie },
      });
      expectNothingOf(other, await response.text());
    }
  });

  test('know name and photo of each other, and nothing else', async () => {
    expect(Object.keys(OtherPerson.shape)).toEqual(['_id', 'Name', 'photo']);
    const { body } = await clients.learner.send<{ meeting: { with: object }[] }>('GET', '/api/v1.3/user');
    expect(body.meeting.map((meeting) => meeting.with)).toEqual([
      { _id: given.learner.id, Name: PEOPLE.mentor.Name, photo: null },
    ]);
  });

  test('tell the mentor education, goal, skills and resume of the learner, and the learner nothing of the like', async () => {
    const params = { roomid: given.mentor.roomid ?? '' };
    const { aboutLearner } = (await clients.mentor.call(getRoom, { params })).body;
    expect(aboutLearner).toEqual({
      targetRole: 'Design engineer',
      program: null,
      interviewDate: null,
      education: {
        college: 'College of Engineering, Pune',
        degree: 'B.Tech',
        branch: 'Mechanical',
        year: 2027,
      },
      skills: { programmingLanguages: ['Python'], frameworks: [], databases: [], expertiseAreas: [] },
      note: null,
      resume: { _id: expect.any(String), name: 'asha.pdf' },
    });
    expect(Object.keys(AboutLearner.shape)).toEqual(Object.keys(aboutLearner ?? {}));
    expect((await clients.learner.call(getRoom, { params })).body.aboutLearner).toBeNull();
  });

  test('tell nothing of it once a session is of no use to prepare for', async () => {
    const { roomid } = await createSession(stack.database, {
      ...{ learnerId: users.learner._id, mentorId: users.mentor._id },
      ...{ status: 'cancelled', startsAt: new Date(Date.now() + 86_400_000) },
    });
    expect((await clients.mentor.call(getRoom, { params: { roomid } })).body.aboutLearner).toBeNull();
  });

  test('a learner and a visitor see a mentor’s public profile, and nothing of where the mentor stands', async () => {
    for (const client of [clients.learner, stack.visitor()]) {
      const { body } = await client.call(getMentors, { query: {} });
      const shown = body.data.find(({ _id }) => _id === given.learner.id);
      expect(shown?.Name).toBe(PEOPLE.mentor.Name);
      expect(Object.keys(shown ?? {}).sort()).toEqual(Object.keys(PublicMentor.shape).sort());
    }
    const own = await clients.learner.send<object>('GET', '/api/v1.3/mentor/profile');
    expect(own.status).toBe(403);
  });

  // Last: some of these end the session for good.
  test.each(WRITES)('are told by %s neither address nor number of the other', async (name) => {
    for (const [side, other] of BOTH_WAYS) {
      // A login of its own for each call, since some end it.
      const { cookie } = await stack.enter(users[side]);
      const response = await fetch(stack.url + pathOf(name, side), {
        method: ENDPOINTS[name].method,
        headers: { cookie, origin: stack.url, 'content-type': 'application/json' },
        ...('body' in ENDPOINTS[name] && { body: JSON.stringify(GOOD_BODIES[name] ?? {}) }),
      });
      expectNothingOf(other, await response.text());
    }
  });
});
