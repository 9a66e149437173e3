import { getCurrentUser } from '@preproom/models/contract/currentUser';
import {
  type Goal,
  getStudentProfile,
  saveAbout,
  saveEducation,
  saveGoal,
  saveSkills,
} from '@preproom/models/contract/learners/studentProfile';
import { createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const ABOUT = { name: 'Asha Rao', phone: '98765 43210', language: 'hi', dateOfBirth: '2003-04-12' } as const;
const EDUCATION = { college: 'COEP, Pune', degree: 'B.Tech', branch: 'Mechanical', year: 2027 };
const GOAL: Goal = { targetRole: 'Design engineer', programId: null, interviewDate: null };
const SKILLS = {
  programmingLanguages: ['Python' as const],
  frameworks: [],
  databases: [],
  expertiseAreas: ['System design' as const],
};

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
  // A day on which ages and years are known.
  stack.clock.advance(Date.parse('2026-12-01T06:00:00Z') - stack.clock.now());
});
afterAll(() => stack.stop());

/** Somebody who has signed up, and a browser of theirs. */
async function newcomer(change: Parameters<typeof createUser>[1] = {}) {
  const user = await createUser(stack.database, change);
  return { user, client: await stack.enter(user) };
}
const stored = (userId: unknown) => stack.database.studentProfiles.findOne({ userId } as never).lean();
const fieldsOf = async (answer: Promise<{ status: number; body: { fields?: object | undefined } }>) => {
  const { status, body } = await answer;
  return [status, Object.keys(body.fields ?? {})];
};

async function saveAll(
  client: ApiClient,
  about: Parameters<typeof client.call<typeof saveAbout>>[1]['body'] = ABOUT,
) {
  await client.call(saveAbout, { body: about });
  await client.call(saveEducation, { body: EDUCATION });
  await client.call(saveGoal, { body: GOAL });
  return client.call(saveSkills, { body: SKILLS });
}

describe('onboarding', () => {
  test('goes on step by step and resumes where it was left; the goal completes the profile, skills the steps', async () => {
    const { user, client } = await newcomer({ phone: '' });
    const steps: unknown[] = [];
    const look = async () => steps.push((await client.call(getCurrentUser, {})).body.OnboardingStep);
    expect((await client.call(getCurrentUser, {})).body).toMatchObject({ OtherInfo: {}, OnboardingStep: 0 });
    await client.call(saveAbout, { body: ABOUT });
    await look();
    await client.call(saveEducation, { body: EDUCATION });
    await look();
    expect((await client.call(getCurrentUser, {})).body.data.completed).toBe(false);
    await client.call(saveGoal, { body: GOAL });
    await look();
    expect((await client.call(getCurrentUser, {})).body.data.completed).toBe(true);
    const { body } = await client.call(saveSkills, { body: SKILLS });
    await look();
    expect(steps).toEqual([1, 2, 3, 4]);
    expect(body).toEqual({
      ...{ dateOfBirth: ABOUT.dateOfBirth, language: 'hi', education: EDUCATION, goal: GOAL, skills: SKILLS },
      ...{ guardian: null, needsGuardian: false, OnboardingStep: 4, completed: true },
    });
    const me = (await client.call(getCurrentUser, {})).body;
    expect(me).toMatchObject({ data: { completed: true, phone: '+919876543210' }, OtherInfo: body });
    expect(await stack.database.users.findById(user._id).lean()).toMatchObject({
      language: 'hi',
      completed: true,
    });
  });

  test('is completed by contact, date of birth and goal alone', async () => {
    const { client } = await newcomer({ phone: '+919876543210' });
    await client.call(saveGoal, { body: GOAL });
    const { body } = await client.call(saveAbout, { body: ABOUT });
    expect(body).toMatchObject({ education: null, skills: null, OnboardingStep: 1, completed: true });
  });

  test('keeps what was saved when a step is saved again, and names what is still missing', async () => {
    const { client } = await newcomer({ phone: '+919876543210' });
    await client.call(saveSkills, { body: SKILLS });
    await client.call(saveGoal, { body: GOAL });
    const { body } = await client.call(saveGoal, { body: { ...GOAL, targetRole: 'Analyst' } });
    expect(body).toMatchObject({
      skills: SKILLS,
      goal: { targetRole: 'Analyst' },
      OnboardingStep: 0,
      completed: false,
    });
  });

  test('of two browsers that save their first step at one moment both are heard', async () => {
    const { user, client } = await newcomer();
    const answers = await Promise.all([
      client.call(saveEducation, { body: EDUCATION }),
      client.call(saveGoal, { body: GOAL }),
      client.call(saveSkills, { body: SKILLS }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored(user._id)).toMatchObject({ education: EDUCATION, skills: SKILLS });
  });
});

describe('what does not fit', () => {
  test('is refused with its field named, and nothing changes', async () => {
    const { user, client } = await newcomer();
    await saveAll(client);
    const before = [await stored(user._id), await stack.database.users.findById(user._id).lean()];
    const long = 'x'.repeat(1_000);
    const refused: [Promise<{ status: number; body: { fields?: object | undefined } }>, string][] = [
      [client.call(saveAbout, { body: { ...ABOUT, name: ' ' } }), 'name'],
      [client.call(saveAbout, { body: { ...ABOUT, phone: '12' } }), 'phone'],
      [client.call(saveAbout, { body: { ...ABOUT, language: 'fr' as never } }), 'language'],
      [client.call(saveEducation, { body: { ...EDUCATION, college: long } }), 'college'],
      [client.call(saveEducation, { body: { ...EDUCATION, degree: '' } }), 'degree'],
      [client.call(saveEducation, { body: { ...EDUCATION, branch: '<b>' } }), 'branch'],
      [client.call(saveEducation, { body: { ...EDUCATION, year: 2031 } }), 'year'],
      [client.call(saveEducation, { body: { ...EDUCATION, year: 2000 } }), 'year'],
      [client.call(saveGoal, { body: { ...GOAL, targetRole: '' } }), 'targetRole'],
      [client.call(saveGoal, { body: { ...GOAL, programId: 'f'.repeat(24) } }), 'programId'],
      [client.call(saveGoal, { body: { ...GOAL, interviewDate: '2026-11-30' } }), 'interviewDate'],
      [client.call(saveGoal, { body: { ...GOAL, interviewDate: '2027-02-30' } }), 'interviewDate'],
      [client.call(saveSkills, { body: { ...SKILLS, databases: ['Paper'] as never } }), 'databases'],
      [client.call(saveSkills, { body: { ...SKILLS, frameworks: Array(16).fill('React') } }), 'frameworks'],
      [client.call(saveSkills, { body: { ...SKILLS, frameworks: ['React', 'React'] } }), 'frameworks'],
    ];
    for (const [answer, field] of refused) {
      const [status, [named = '']] = (await fieldsOf(answer)) as [number, string[]];
      expect([status, named.split('.')[0]]).toEqual([400, field]);
    }
    expect([await stored(user._id), await stack.database.users.findById(user._id).lean()]).toEqual(before);
  });

  test('a field of a megabyte is not even read', async () => {
    const { client } = await newcomer();
    const body = { ...EDUCATION, college: 'x'.repeat(1_000_000) };
    expect((await client.call(saveEducation, { body })).status).toBe(413);
  });

  test('a program that exists and a day to come are taken; a day that has passed since may stay', async () => {
    const { user, client } = await newcomer();
    const program = await stack.database.products.findOne().lean().orFail();
    const goal = { ...GOAL, programId: program._id.toString(), interviewDate: '2026-12-01' };
    expect((await client.call(saveGoal, { body: goal })).body.goal).toEqual(goal);
    const userId = user._id;
    await stack.database.studentProfiles.updateOne({ userId }, { 'goal.interviewDate': '2026-11-01' });
    const later = { ...goal, interviewDate: '2026-11-01', targetRole: 'Analyst' };
    expect((await client.call(saveGoal, { body: later })).status).toBe(200);
  });
});

describe('the date of birth', () => {
  test.each([
    ['2026-12-02', 'in_future'],
    ['2003-02-29', 'no_date'],
    ['2013-12-02', 'too_young'],
    ['1925-12-01', 'too_old'],
  ])('%s is refused: %s', async (dateOfBirth, fault) => {
    const { user, client } = await newcomer({ phone: '+919876543210', Name: 'Before' });
    const { status, body } = await client.call(saveAbout, { body: { ...ABOUT, dateOfBirth } });
    expect([status, body]).toEqual([400, expect.objectContaining({ fields: { dateOfBirth: fault } })]);
    expect(await stored(user._id)).toBeNull();
    expect(await stack.database.users.findById(user._id).lean()).toMatchObject({ Name: 'Before' });
  });

  test('stays as it was given first, whoever asks at the same moment', async () => {
    const { user, client } = await newcomer();
    const given = await Promise.all(
      ['2003-04-12', '2004-04-12', '2005-04-12', '2006-04-12'].map((dateOfBirth) =>
        client.call(saveAbout, { body: { ...ABOUT, dateOfBirth } }),
      ),
    );
    expect(given.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of given)
      if (status !== 200) expect([status, body.code]).toEqual([409, 'birth_date_fixed']);
    const dateOfBirth = (await stored(user._id))?.dateOfBirth ?? '';
    const again = await client.call(saveAbout, { body: { ...ABOUT, name: 'Asha R', dateOfBirth } });
    expect(again.status).toBe(200);
  });
});

test('a profile is the own one, of learners alone', async () => {
  const [one, other] = [await newcomer(), await newcomer()];
  await saveAll(one.client);
  expect((await other.client.call(getStudentProfile, {})).body).toMatchObject({
    education: null,
    dateOfBirth: null,
  });
  const mentor = await newcomer({ role: 'mentor' });
  expect((await mentor.client.call(getStudentProfile, {})).body.code).toBe('not_allowed');
  expect((await mentor.client.call(getCurrentUser, {})).body).toMatchObject({
    OtherInfo: {},
    OnboardingStep: 0,
  });
  expect((await stack.visitor().call(saveSkills, { body: SKILLS })).body.code).toBe('signed_out');
});
