import { DAY_MS, MINUTE_MS } from '@preproom/models/contract/http/durations';
import {
  READING_CONSENT_VERSION,
  setReadingConsent,
} from '@preproom/models/contract/readings/readingConsent';
import { storeReadings } from '@preproom/models/contract/readings/readings';
import { submitFeedback } from '@preproom/models/contract/reports/feedback';
import {
  createReportLink,
  getReportLinks,
  getSharedReport,
  MAX_LINKS,
  revokeReportLink,
  type SharedPart,
} from '@preproom/models/contract/reports/reportLinks';
import { createProfile, createSession, createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readingBatch, rows } from '../../support/readings/readings.ts';
import { aSubmission } from '../../support/reports/feedback.ts';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let mentor: ApiClient;
let learner: ApiClient;
let learnerId: string;
let params: { roomid: string };

beforeAll(async () => {
  stack = await startStack();
  mentor = await stack.logIn('mentor');
});
afterAll(() => stack.stop());
beforeEach(async () => {
  const { database } = stack;
  const asha = await createUser(database);
  await createProfile(database, asha);
  learnerId = asha._id.toString();
  learner = await stack.enter(asha);
  const { mentorId } = await database.sessions.findOne({ holdsTime: true }).orFail();
  const startsAt = new Date(stack.clock.now() - 30 * MINUTE_MS);
  const session = { learnerId: asha._id, mentorId, status: 'live', startsAt, holdsTime: false } as const;
  const { roomid } = await createSession(database, session);
  params = { roomid };
  await database.roomEvents.create([
    { roomid, kind: 'joined', by: asha._id, at: startsAt },
    { roomid, kind: 'ended', by: asha._id, at: new Date(stack.clock.now()) },
  ]);
  await learner.call(setReadingConsent, {
    params,
    body: { granted: true, textVersion: READING_CONSENT_VERSION },
  });
  await learner.call(storeReadings, { params, body: readingBatch(roomid, 0, 0, rows(80)) });
  await mentor.call(submitFeedback, { params, body: aSubmission() });
});

async function share(parts: SharedPart[], days = 30) {
  const { status, body } = await learner.call(createReportLink, { params, body: { parts, days } });
  expect(status).toBe(200);
  return { ...body, token: body.url.split('/report/')[1] ?? '' };
}

const visit = (token: string) => stack.visitor().call(getSharedReport, { params: { token } });

describe('a link to a report', () => {
  test('shows only what was ticked, and nothing of the readings over time', async () => {
    const ratings = (await visit((await share(['ratings'])).token)).body;
    expect(ratings).toMatchObject({
      learnerName: 'Asha Rao',
      mentorName: 'Demo Mentor',
      summary: null,
      timeline: null,
    });
    expect(ratings.feedback?.ratings['Listening Skills']).toBe(4);
    expect(JSON.stringify(ratings)).not.toMatch(/structured answers|Let me finish/);

    const comments = (await visit((await share(['comments'])).token)).body;
    expect(Object.keys(comments.feedback?.ratings ?? {})).toEqual([
      'Comment On Technical Readiness',
      'Comment On Communication Skills',
    ]);

    const all = (await visit((await share(['ratings', 'comments', 'summary', 'timeline', 'speech'])).token))
      .body;
    expect(all.summary?.samples).toBe(80);
    expect(all.timeline).toMatchObject({ readings: [], marks: [], chat: [], connection: [] });
    expect(all.timeline?.presence.learner).toHaveLength(1);
    expect(all.feedback?.remarks).toEqual({ 'Listening Skills': 'Let me finish' });
    expect(JSON.stringify(all)).not.toContain('Depress');
  });

  test('is listed with its end, without the token, which is stored as a hash', async () => {
    const { link, token } = await share(['ratings', 'ratings'], 7);
    expect((await learner.call(getReportLinks, { params })).body.links).toEqual([link]);
    expect(link.parts).toEqual(['ratings']);
    expect(Date.parse(link.expiresAt) - Date.parse(link.createdAt)).toBe(7 * DAY_MS);
    const stored = await stack.database.reportLinks.findOne({ _id: link._id }).orFail().lean();
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('answers like an unknown one once it has ended or is revoked', async () => {
    const unknown = await visit('x'.repeat(43));
    expect([unknown.status, unknown.body]).toMatchObject([404, { code: 'not_found' }]);
    const revoked = await share(['ratings']);
    const linkParams = { ...params, linkId: revoked.link._id };
    expect((await learner.call(revokeReportLink, { params: linkParams })).body).toEqual({ revoked: true });
    expect((await learner.call(revokeReportLink, { params: linkParams })).status).toBe(404);
    const ended = await share(['ratings']);
    await stack.database.reportLinks.updateOne(
      { _id: ended.link._id },
      { expiresAt: new Date(stack.clock.now()) },
    );
    for (const token of [revoked.token, ended.token, 'short', ended.token.toLowerCase()]) {
      const answer = await visit(token);
      expect([answer.status, answer.body]).toEqual([unknown.status, unknown.body]);
    }
    expect((await learner.call(getReportLinks, { params })).body.links).toEqual([]);
  });

  test('ends with the learner’s account', async () => {
    const { token } = await share(['ratings']);
    const deletion = { askedAt: new Date(), dueAt: new Date(), startedAt: new Date() };
    await stack.database.users.updateOne({ _id: learnerId }, { deletion });
    expect((await visit(token)).status).toBe(404);
  });

  test('of somebody under 18 has no readings', async () => {
    await stack.database.studentProfiles.updateOne({ userId: learnerId }, { dateOfBirth: '2012-04-12' });
    const body = { parts: ['summary' as const], days: 30 };
    expect((await learner.call(createReportLink, { params, body })).body).toMatchObject({
      code: 'adults_only',
    });
    expect(
      (await learner.call(createReportLink, { params, body: { ...body, parts: ['ratings'] } })).status,
    ).toBe(200);
  });

  test('is made and revoked by the learner alone, and not in any number', async () => {
    const { link } = await share(['ratings']);
    const body = { parts: ['ratings' as const], days: 30 };
    expect((await mentor.call(createReportLink, { params, body })).status).toBe(403);
    const stranger = await stack.enter(await createUser(stack.database));
    const linkParams = { ...params, linkId: link._id };
    expect((await stranger.call(revokeReportLink, { params: linkParams })).body).toMatchObject({
      code: 'room_not_found',
    });
    for (const [wrong, field] of [
      [{ parts: [], days: 30 }, 'parts'],
      [{ parts: ['readings'], days: 30 }, 'parts.0'],
      [{ parts: ['ratings'], days: 181 }, 'days'],
      [{ parts: ['ratings'], days: 0 }, 'days'],
    ] as const) {
      const answer = await learner.send('POST', `/api/v1.3/rooms/${params.roomid}/report/links`, wrong);
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
    }
    for (let i = 1; i < MAX_LINKS; i++) await share(['ratings']);
    expect((await learner.call(createReportLink, { params, body })).body).toMatchObject({
      code: 'too_many_requests',
    });
  });

  test('is not made beyond the limit when many are asked for at once', async () => {
    const body = { parts: ['ratings' as const], days: 30 };
    await Promise.all(
      Array.from({ length: MAX_LINKS * 2 }, () => learner.call(createReportLink, { params, body })),
    );
    expect((await learner.call(getReportLinks, { params })).body.links.length).toBeLessThanOrEqual(MAX_LINKS);
  });

  test('opens a page that no search engine, cache or other site learns of', async () => {
    const { url } = await share(['ratings']);
    const { headers, status } = await fetch(stack.url + new URL(url).pathname);
    expect(status).toBe(200);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('cannot be guessed at any speed', async () => {
    const guesser = stack.visitor();
    const statuses = new Set<number>();
    for (let i = 0; i < 130; i++)
      statuses.add(
        (await guesser.call(getSharedReport, { params: { token: String(i).padStart(43, 'a') } })).status,
      );
    expect([...statuses]).toEqual([404, 429]);
  });
});
