import { HOUR_MS } from '@preproom/models/contract/http/durations';
import { getMentors } from '@preproom/models/contract/mentors/mentors';
import type { MentorProfileDocument } from '@preproom/models/db/mentors/mentorProfile.model';
import { createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMentor } from '../../support/mentors/mentors.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { indexesUsed } from '../../support/stack/indexesUsed.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let visitor: ApiClient;
beforeAll(async () => {
  stack = await startStack();
  visitor = stack.visitor();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  await stack.database.mentorProfiles.deleteMany({});
});

/** Named by what is particular about them. */
const store = (Name: string, change: Partial<MentorProfileDocument> = {}) =>
  createMentor(stack.database, change, { Name });
const found = async (query: Record<string, string>, client = visitor) => {
  const { status, body } = await client.send<{ data: { Name: string }[]; total: number }>(
    'GET',
    `/api/v1.3/getmentors?${new URLSearchParams(query)}`,
  );
  expect(status).toBe(200);
  expect(body.total).toBe(body.data.length);
  return body.data.map(({ Name }) => Name);
};
const inHours = (hours: number) => new Date(stack.clock.now() + hours * HOUR_MS);

describe('GET /getmentors', () => {
  test('filters by each field, alone and together', async () => {
    await store('Plain');
    await store('Hindi only', { languages: ['Hindi'] });
    await store('Recruiter', { expertise: ['HR and talent acquisition'], offersIntroduction: true });
    await store('Loved', { ratingSum: 9, ratingCount: 2, rating: 4.5, offersIntroduction: true });
    await store('Liked', { ratingSum: 7, ratingCount: 2, rating: 3.5 });
    await store('At C++ (India)', { company: 'C++ (India)' });
    expect(await found({ language: 'English' })).not.toContain('Hindi only');
    expect(await found({ expertise: 'HR and talent acquisition' })).toEqual(['Recruiter']);
    expect(await found({ rating: '4' })).toEqual(['Loved']);
    expect(await found({ rating: '3' })).toEqual(['Liked', 'Loved']);
    expect(await found({ introduction: '1' })).toEqual(['Loved', 'Recruiter']);
    expect(await found({ company: 'c++ (india)' })).toEqual(['At C++ (India)']);
    expect(await found({ company: 'Cat' })).toEqual([]);
    expect(await found({ introduction: '1', rating: '4', language: 'Hindi' })).toEqual(['Loved']);
    expect(await found({ expertise: 'Baking' })).toEqual([]);
  });

  test('finds all words of a search in name, headline, company, job title or expertise', async () => {
    await store('Kavya Menon', { company: 'Sahyadri Systems', designation: 'Architect' });
    await store('Arjun Rao', { headline: 'I help with HR rounds', company: 'Nilgiri' });
    for (const q of ['kavya', 'MENON sahya', 'architect kav', 'leadership kavya'])
      expect(await found({ q }), q).toEqual(['Kavya Menon']);
    expect(await found({ q: 'hr nilgiri' })).toEqual(['Arjun Rao']);
    for (const q of ['kavya nilgiri', '.*', '(', '\\']) expect(await found({ q }), q).toEqual([]);
    expect(await found({ q: '   ' })).toHaveLength(2);
  });

  test.each([
    ['Jose\u0301', 'José'],
    ['José', 'jose'],
    ['O’Brien', "O'Brien"],
    ["D'Souza", 'souza'],
    ['लक्ष्\u200dमी', 'लक्ष्मी'],
    ['ज़ाकिर', 'जाकिर'],
    ['Łukasz', 'lukasz'],
    ['Strauß', 'strauss'],
    ['K.R. Narayanan', 'KR Narayanan'],
  ])('finds %s by %s', async (Name, q) => {
    await store(Name);
    await store('Nobody else');
    expect(await found({ q })).toEqual([Name]);
    expect(await found({ q: Name })).toEqual([Name]);
  });

  test('finds a company by its words and their beginnings, in the search and in the filter', async () => {
    await store('Asha', { company: 'Zoho Corp.' });
    await store('Ravi', { company: 'Amazon' });
    for (const company of ['zoho', 'Zoho Corp', 'corp zo', 'ＺＯＨＯ']) {
      expect(await found({ company }), company).toEqual(['Asha']);
      expect(await found({ q: company }), company).toEqual(['Asha']);
    }
    for (const company of ['zoho amazon', 'oho', '...'])
      expect(await found({ company }), company).toEqual([]);
  });

  test('finds by parts of words, if they are not too short', async () => {
    await store('Radhakrishnan', { company: 'SmartWorks' });
    await store('Aisha');
    for (const q of ['krishnan', 'radhaKRI', 'works', 'krishna works'])
      expect(await found({ q }), q).toEqual(['Radhakrishnan']);
    for (const q of ['sha', 'ai']) expect(await found({ q }), q).toEqual(['Aisha']);
  });

  test('finds those who interview for a round: whoever has not chosen does for all', async () => {
    await store('All');
    await store('HR only', { rounds: ['HR Round 1', 'HR Round 2'] });
    expect(await found({ round: 'HR Round 1' })).toEqual(['HR only', 'All']);
    expect(await found({ round: 'Tech Round 1' })).toEqual(['All']);
  });

  test('finds a mentor by what they have saved last', async () => {
    const mentor = await store('Asha', { company: 'Before' });
    const save = async (body: object) => {
      const { status } = await (await stack.enter(mentor)).send('PUT', '/api/v1.3/mentor/profile', body);
      expect(status).toBe(200);
    };
    await save({ company: 'Zoho Corp.' });
    await save({ headline: 'I ask about compilers' });
    expect(await found({ q: 'zoho compilers' })).toEqual(['Asha']);
    expect(await found({ q: 'before' })).toEqual([]);
    expect(await found({ company: 'before' })).toEqual([]);
  });

  test('filters and sorts by the next free time; those without one come last', async () => {
    await store('None');
    await store('In a week', { nextFreeAt: inHours(6 * 24) });
    await store('Tomorrow', { nextFreeAt: inHours(20) });
    expect(await found({ freeWithin: '1' })).toEqual(['Tomorrow']);
    expect(await found({ freeWithin: '7', sort: 'free' })).toEqual(['Tomorrow', 'In a week']);
    expect(await found({ sort: 'free' })).toEqual(['Tomorrow', 'In a week', 'None']);
  });

  test('sorts by rating; those without one come last', async () => {
    await store('None');
    await store('Good', { rating: 4, ratingCount: 1 });
    await store('As good, by more people', { rating: 4, ratingCount: 9 });
    expect(await found({ sort: 'rating' })).toEqual(['As good, by more people', 'Good', 'None']);
  });

  test('shows each mentor once over the pages of soonest first', async () => {
    const { MENTORS_PER_PAGE } = await import('@preproom/models/contract/mentors/mentors');
    const userIds = Array.from({ length: MENTORS_PER_PAGE + 4 }, (_, i) => i);
    for (const i of userIds)
      await store(`Mentor ${i}`, i < MENTORS_PER_PAGE - 2 ? { nextFreeAt: inHours(i + 1) } : {});
    const pages = await Promise.all(
      ['1', '2'].map((page) => visitor.call(getMentors, { query: { page, sort: 'free' } })),
    );
    const names = pages.flatMap(({ body }) => body.data.map(({ Name }) => Name));
    expect(pages.map(({ body }) => body.data.length)).toEqual([MENTORS_PER_PAGE, 4]);
    expect(names.slice(0, 3)).toEqual(['Mentor 0', 'Mentor 1', 'Mentor 2']);
    expect(new Set(names).size).toBe(userIds.length);
  });

  test('leaves out whom the learner has blocked, or who has blocked them', async () => {
    const learner = await createUser(stack.database);
    const blocked = await store('Blocked');
    const blocking = await store('Blocking');
    await store('Neither');
    const at = new Date();
    await stack.database.blocks.create([
      { by: learner._id, against: blocked._id, roomid: 'a'.repeat(12), at },
      { by: blocking._id, against: learner._id, roomid: 'b'.repeat(12), at },
    ]);
    expect(await found({}, await stack.enter(learner))).toEqual(['Neither']);
    expect(await found({})).toHaveLength(3);
  });

  test('is read in the order of an index, however it is sorted', async () => {
    await store('One', { nextFreeAt: inHours(1) });
    const used = (sort: string) => indexesUsed(stack.database, 'mentorProfiles', () => found({ sort }));
    expect(await used('newest')).toEqual(['status since _id']);
    expect(await used('rating')).toEqual(['status rating ratingCount _id']);
    expect(await used('free')).toEqual(['status nextFreeAt _id', 'status nextFreeAt _id']);
  });

  test('is searched by indexes', async () => {
    await store('One');
    const used = (model: 'mentorProfiles' | 'users', query: Record<string, string>) =>
      indexesUsed(stack.database, model, () => found(query));
    expect(await used('users', { q: 'one' })).toContain('role nameWords');
    const fields = ['status aboutWords', 'status aboutParts', 'status nameParts'];
    expect(await used('mentorProfiles', { q: 'one' })).toEqual([...fields, 'userId']);
    expect(await used('mentorProfiles', { company: 'sahyadri' })).toEqual(['status companyWords']);
  });

  test.each([
    { round: 'Tech Round 9' },
    { rating: '5' },
    { freeWithin: '2' },
    { sort: 'name' },
    { introduction: 'yes' },
  ])('refuses %o', async (query) => {
    const answer = await visitor.send<object>('GET', `/api/v1.3/getmentors?${new URLSearchParams(query)}`);
    expect(answer.status).toBe(400);
  });
});
