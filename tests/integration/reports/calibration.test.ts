import { INDEX_CRITERION, STAR_CRITERIA } from '@preproom/models/contract/catalogues/criteria';
import { DAY_MS } from '@preproom/models/contract/http/durations';
import { getHqMentor } from '@preproom/models/contract/mentors/team/mentors';
import {
  getRatingComparison,
  getSampleInterview,
  getSampleInterviews,
  MIN_RATED_SESSIONS,
  rateSampleInterview,
  SAMPLE_INTERVIEWS,
  type SampleId,
  type SampleRatings,
} from '@preproom/models/contract/reports/calibration';
import { getLearnerReport } from '@preproom/models/contract/reports/learnerReport';
import { createUser } from '@preproom/models/db/testing/factories';
import { calibrateRatings } from '@preproom/server/features/reports/calibration/calibrateRatings';
import { referenceOf } from '@preproom/server/features/reports/calibration/sampleInterviews';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMentor } from '../../support/mentors/mentors.ts';
import { createRatedSession } from '../../support/room/ratedSessions.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { indexesUsed } from '../../support/stack/indexesUsed.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const measure = () => calibrateRatings(stack);
const atLeastOne = (stars: number) => Math.min(5, Math.max(1, stars));

/** Our own rating, each criterion by so many stars lower or higher. */
function shifted(id: SampleId, by: number): SampleRatings {
  const reference = referenceOf(id);
  const stars = STAR_CRITERIA.map((criterion) => [criterion, atLeastOne(reference[criterion] + by)]);
  return { ...reference, ...Object.fromEntries(stars) };
}

async function enterMentor() {
  const mentor = await createMentor(stack.database);
  return { mentor, client: await stack.enter(mentor) };
}

const rate = (client: ApiClient, id: SampleId, ratings: SampleRatings) =>
  client.call(rateSampleInterview, { params: { sampleId: id }, body: { ratings } });
const look = async (client: ApiClient, id: SampleId) =>
  (await client.call(getSampleInterview, { params: { sampleId: id } })).body.data;

describe('how a mentor rates', () => {
  /** Learners whom both mentors have rated. */
  async function shareLearners(count: number, own: number, others: number) {
    const { database } = stack;
    const [mentor, other] = [await createMentor(database), await createMentor(database)];
    const learners = await Promise.all(Array.from({ length: count }, () => createUser(database)));
    const sessions = [];
    for (const { _id: learnerId } of learners) {
      sessions.push(
        await createRatedSession(database, { learnerId, mentorId: mentor._id }, { daysAgo: 2, stars: own }),
      );
      await createRatedSession(database, { learnerId, mentorId: other._id }, { daysAgo: 1, stars: others });
    }
    await measure();
    return { mentor, other, learners, sessions };
  }

  test('is told to that mentor, to the team, and in the report of the learner', async () => {
    const { mentor, other, learners, sessions } = await shareLearners(MIN_RATED_SESSIONS, 2, 4);
    const client = await stack.enter(mentor);
    const { data } = (await client.call(getRatingComparison, {})).body;
    expect(data).toMatchObject({ sessions: MIN_RATED_SESSIONS, drift: null });
    expect(data.severity?.difference).toBeLessThan(-0.5);
    expect(data.severity?.high).toBeLessThan(0);
    const theirs = (await (await stack.enter(other)).call(getRatingComparison, {})).body.data;
    expect(theirs.severity?.difference).toBeGreaterThan(0.5);
    const admin = await stack.enter(await createUser(stack.database, { role: 'admin' }));
    const file = await admin.call(getHqMentor, { params: { mentorId: mentor._id.toString() } });
    expect(file.body.data.comparison).toEqual(data);
    const [learner, session] = [learners[0], sessions[0]];
    if (!learner || !session) throw new Error('nobody was rated');
    const report = await (await stack.enter(learner)).call(getLearnerReport, {
      params: { roomid: session.roomid },
    });
    expect(report.body.severity).toEqual(data.severity);
  });

  test('is not known below ten sessions', async () => {
    const { mentor, learners, sessions } = await shareLearners(MIN_RATED_SESSIONS - 1, 2, 4);
    const { body } = await (await stack.enter(mentor)).call(getRatingComparison, {});
    expect(body.data).toEqual({ sessions: MIN_RATED_SESSIONS - 1, severity: null, drift: null });
    const [learner, session] = [learners[0], sessions[0]];
    if (!learner || !session) throw new Error('nobody was rated');
    const report = await (await stack.enter(learner)).call(getLearnerReport, {
      params: { roomid: session.roomid },
    });
    expect(report.body.severity).toBeNull();
  });

  test('is read and measured by indexes, and gone with the last rating of the year', async () => {
    const { mentor } = await shareLearners(MIN_RATED_SESSIONS, 2, 4);
    const client = await stack.enter(mentor);
    expect(
      await indexesUsed(stack.database, 'ratingComparisons', () => client.call(getRatingComparison, {})),
    ).not.toContain(null);
    for (const collection of ['feedback', 'sampleRatings'] as const)
      expect(await indexesUsed(stack.database, collection, measure)).not.toContain(null);
    const clock = { ...stack.clock, now: () => Date.now() + 500 * DAY_MS };
    await calibrateRatings({ database: stack.database, clock });
    const { body } = await client.call(getRatingComparison, {});
    expect(body.data).toEqual({ sessions: 0, severity: null, drift: null });
  });
});

describe('a sample interview', () => {
  test('shows our own rating only after the mentor’s, and counts for three months', async () => {
    const { client, mentor } = await enterMentor();
    const { data: samples } = (await client.call(getSampleInterviews, {})).body;
    expect(samples.map(({ id, isDue, ratedAt }) => ({ id, isDue, ratedAt }))).toEqual(
      SAMPLE_INTERVIEWS.map((id) => ({ id, isDue: true, ratedAt: null })),
    );
    expect(await look(client, 'technical')).toMatchObject({ own: null, reference: null });
    const ratings = { ...shifted('technical', -1), [INDEX_CRITERION]: 3 };
    const { body } = await rate(client, 'technical', ratings);
    expect(body.data).toMatchObject({ own: ratings, isUsed: true, isDue: false });
    expect(body.data.reference?.ratings).toEqual(referenceOf('technical'));
    expect(await look(client, 'technical')).toEqual(body.data);
    expect(
      (await client.call(rateSampleInterview, { params: { sampleId: 'technical' }, body: { ratings } }))
        .status,
    ).toBe(409);
    stack.clock.advance(90 * DAY_MS);
    const later = await stack.enter(mentor);
    expect(await look(later, 'technical')).toMatchObject({ own: null, reference: null, isDue: true });
    expect((await rate(later, 'technical', shifted('technical', 1))).status).toBe(200);
  });

  test('is rated by each mentor alone: nobody sees another one’s ratings, or ours by them', async () => {
    const [one, other] = [await enterMentor(), await enterMentor()];
    await rate(one.client, 'technical', shifted('technical', 1));
    expect(await look(other.client, 'technical')).toMatchObject({ own: null, reference: null, isDue: true });
    await rate(other.client, 'technical', shifted('technical', -1));
    expect((await look(one.client, 'technical')).own).toEqual(shifted('technical', 1));
  });

  test('sent twice at once is rated once', async () => {
    const { client, mentor } = await enterMentor();
    const body = { ratings: shifted('managerial', -1) };
    const sent = await Promise.all(
      [1, 2, 3].map(() => client.call(rateSampleInterview, { params: { sampleId: 'managerial' }, body })),
    );
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await stack.database.sampleRatings.countDocuments({ mentorId: mentor._id })).toBe(1);
  });

  test('rated without regard to it, or copied, is told so and does not count', async () => {
    const { client } = await enterMentor();
    const alternating = STAR_CRITERIA.map((criterion, n) => [criterion, 1 + (n % 2) * 4]);
    const careless = { ...referenceOf('technical'), ...Object.fromEntries(alternating) };
    expect((await rate(client, 'technical', careless)).body.data.isUsed).toBe(false);
    expect((await rate(client, 'managerial', referenceOf('managerial'))).body.data.isUsed).toBe(false);
    const honest = shifted('human-resources', -1);
    expect((await rate(client, 'human-resources', honest)).body.data.isUsed).toBe(true);
    stack.clock.advance(1);
    const copied = await enterMentor();
    expect((await rate(copied.client, 'human-resources', honest)).body.data.isUsed).toBe(false);
  });

  test.each([
    ['a criterion is missing', { 'Time Management': undefined }],
    ['six stars', { 'Time Management': 6 }],
    ['half a star', { 'Time Management': 2.5 }],
    ['an index of 11', { [INDEX_CRITERION]: 11 }],
    ['something unknown', { Luck: 3 }],
  ])('is refused: %s', async (_, change) => {
    const { client, mentor } = await enterMentor();
    const ratings = { ...shifted('technical', 0), ...change } as SampleRatings;
    const refused = await client.call(rateSampleInterview, {
      params: { sampleId: 'technical' },
      body: { ratings },
    });
    expect(refused.status).toBe(400);
    expect(await stack.database.sampleRatings.countDocuments({ mentorId: mentor._id })).toBe(0);
  });
});
