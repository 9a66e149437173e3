import { hash } from '@node-rs/argon2';
import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { DAY_MS } from '@preproom/models/contract/http/durations';
import {
  READING_CONSENT_VERSION,
  setReadingConsent,
} from '@preproom/models/contract/readings/readingConsent';
import { storeReadings } from '@preproom/models/contract/readings/readings';
import { affiliateSignUp } from '@preproom/models/contract/referrals/affiliates';
import { createReportLink } from '@preproom/models/contract/reports/reportLinks';
import { saveConnectionHistory } from '@preproom/models/contract/room/connectionHistory';
import {
  getAvailability,
  NO_AVAILABILITY,
  saveAvailability,
} from '@preproom/models/contract/sessions/availability';
import { createConnectionHistory } from '@preproom/models/contract/testing/connectionHistories';
import type { Database } from '@preproom/models/db/database';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { DEMO_PASSWORD } from '@preproom/server/features/site/demo/demo.service';
import { readingBatch } from '../support/readings/readings.ts';
import { ApiClient } from '../support/stack/apiClient.ts';
import { type SeededAssessments, seedAssessments } from './seedAssessments.ts';
import { EARLIER_FEEDBACK, rate, review } from './seedFeedback.ts';
import { seedInbox } from './seedInbox.ts';
import { seedJobs } from './seedJobs.ts';
import { seedMentors } from './seedMentors.ts';
import { seedMoments } from './seedMoments.ts';
import { seedNotifications } from './seedNotifications.ts';
import { type SeededPayments, seedPayments } from './seedPayments.ts';
import { seedPerformance } from './seedPerformance.ts';
import { seedCommission, seedFriends, seedVisits } from './seedReferrals.ts';

/** What the pictures show: people who have used the product for a while, and one who has not. */
export interface Seed extends SeededPayments, SeededAssessments {
  learner: ApiClient;
  mentor: ApiClient;
  newcomer: ApiClient;
  /** A learner after ten sessions. */
  practised: ApiClient;
  /** Has asked for the account to be deleted. */
  leaver: ApiClient;
  affiliate: ApiClient;
  /** A mentor whose application was declined, and somebody in the middle of one. */
  declined: ApiClient;
  applicant: ApiClient;
  /** Somebody of the team, and two mentors who wait for them: one who applies, and one who has changed what was approved. */
  admin: ApiClient;
  waitingMentor: string;
  changedMentor: string;
  mentorId: string;
  /** An application for a job that waits for the team. */
  application: string;
  learnerId: string;
  /** The room of a session with readings and feedback. */
  done: string;
  /** What a link to that session's report opens. */
  sharedPath: string;
  /** The room of a session whose feedback is due. */
  waiting: string;
  /** The room of a session in three days, and of one to which the mentor did not come. */
  booked: string;
  missed: string;
  /** The room of a free introduction that did not take place. */
  introduction: string;
  /** The room that is open now. */
  open: string;
}

/** Fills the empty data of a product outside production that answers at `origin`. */
export async function seed(origin: string, database: Database): Promise<Seed> {
  for (const person of ['learner', 'mentor', 'other'])
    await fetch(`${origin}/demo/enter/${person}`, { redirect: 'manual' });
  const [learner, mentor, newcomer] = await Promise.all(
    ['learner', 'mentor', 'other'].map((name) =>
      new ApiClient(origin).logIn(`${name}.demo@preproom.example`, DEMO_PASSWORD),
    ),
  );
  if (!learner || !mentor || !newcomer) throw new Error('Nobody could log in');
  await startOnboarding(database, newcomer);
  const { learnerId, mentorId, roomid: open } = await database.sessions.findOne({ holdsTime: true }).orFail();
  const book = (days: number, rest: Parameters<typeof createSession>[1]) =>
    createSession(database, { learnerId, mentorId, startsAt: evening(days), ...rest });
  const past = { holdsTime: false, status: 'done' } as const;
  const { roomid: booked } = await book(3, { round: 'Tech Round 1' });
  await book(6, { round: 'HR Round 2' });
  const noShow = { ...past, status: 'noshow_mentor', round: 'Tech Round 3' } as const;
  const { roomid: missed } = await book(-9, noShow);
  const { roomid: waiting } = await book(-1, { ...past, round: 'Tech Round 2' });
  const free = { ...past, status: 'missed', round: 'Introducation', isFree: true } as const;
  const { roomid: introduction } = await book(-12, free);
  // Readings are taken only while a session goes on: it is moved into the past afterwards.
  const halfAnHourAgo = new Date(Date.now() - 30 * 60_000);
  const session = await book(0, { ...past, status: 'live', round: 'Introducation', startsAt: halfAnHourAgo });
  await storeReadingsOf(session.roomid, learner);
  await database.sessions.updateOne({ _id: session._id }, { status: 'done', startsAt: evening(-4) });
  await rate(session.roomid, mentor);
  await seedMoments(database, {
    ...{ _id: session._id, learnerId, mentorId, roomid: session.roomid, startsAt: evening(-4) },
    ...{ status: 'done', lastPresenceAt: null },
  });
  const earlier = await book(-20, { ...past, round: 'HR Round 1' });
  await rate(earlier.roomid, mentor, EARLIER_FEEDBACK);
  await review(earlier.roomid, learner);
  const shared = await learner.call(createReportLink, {
    params: { roomid: session.roomid },
    body: { parts: ['ratings', 'comments', 'timeline'], days: 30 },
  });
  await seedFriends(database, learnerId);
  await offerTimes(mentor);
  await seedNotifications(database, { learnerId, mentorId, roomid: session.roomid });
  const { application } = await seedJobs(database, learner, learnerId);
  await seedInbox(database, { by: learnerId, against: mentorId, roomid: session.roomid });
  const leaver = await leave(origin, database);
  const affiliate = await seedAffiliate(origin, database);
  const mentors = await seedMentors(origin, database);
  const payments = await seedPayments(learner);
  const practised = await seedPerformance(origin, database, mentorId);
  const assessments = await seedAssessments(practised);
  await database.coupons.create({ code: 'DIWALI20', percent: 20, createdAt: new Date() });
  return {
    learner,
    mentor,
    newcomer,
    practised,
    leaver,
    affiliate,
    application,
    ...mentors,
    ...payments,
    ...assessments,
    mentorId: String(mentorId),
    learnerId: String(learnerId),
    done: session.roomid,
    sharedPath: new URL(shared.body.url).pathname,
    waiting,
    booked,
    missed,
    introduction,
    open,
  };
}

/** Hours on most days, one day with others, and a week off. */
async function offerTimes(mentor: ApiClient): Promise<void> {
  const evenings = [1, 2, 3, 4].map((day) => ({ day, from: '18:00', to: '21:30' }));
  const { revision } = (await mentor.call(getAvailability, {})).body.data;
  const { status } = await mentor.call(saveAvailability, {
    body: {
      ...NO_AVAILABILITY,
      weekly: [...evenings, { day: 6, from: '09:00', to: '12:30' }, { day: 6, from: '14:00', to: '17:00' }],
      exceptions: [{ date: dayFromNow(5), hours: [{ from: '07:00', to: '09:00' }] }],
      leave: [{ from: dayFromNow(14), to: dayFromNow(20) }],
      slots: [evening(10).toISOString()],
      offersIntroduction: true,
      revision,
    },
  });
  if (status !== 200) throw new Error(`The availability was refused: ${status}`);
}

const dayFromNow = (days: number): string => evening(days).toISOString().slice(0, 10);

async function leave(origin: string, database: Database): Promise<ApiClient> {
  const now = Date.now();
  const { Email } = await createUser(database, {
    passwordHash: await hash(DEMO_PASSWORD),
    deletion: { askedAt: new Date(now), dueAt: new Date(now + 2 * DAY_MS), startedAt: null },
  });
  return new ApiClient(origin).logIn(Email, DEMO_PASSWORD);
}

/** Somebody whose link has been opened on most of the last days, and whose address is not proved yet. */
async function seedAffiliate(origin: string, database: Database): Promise<ApiClient> {
  const affiliate = new ApiClient(origin);
  const body = { name: 'Ravi Menon', phone: '98765 43210', email: 'ravi.menon@coaching.example' };
  const { status } = await affiliate.call(affiliateSignUp, {
    body: { ...body, password: 'monsoon-chai-42' },
  });
  if (status !== 200) throw new Error(`The affiliate was refused: ${status}`);
  const user = await database.users.findOne({ role: 'affiliate' }).orFail();
  await seedVisits(database, user._id);
  await seedCommission(database, user._id);
  return affiliate;
}

/** The newcomer has signed up and stopped at the last step. */
async function startOnboarding(database: Database, newcomer: ApiClient): Promise<void> {
  const { data } = (await newcomer.call(getCurrentUser, {})).body;
  await database.users.updateOne({ _id: data._id }, { completed: false, phone: '+919876543210' });
  await database.studentProfiles.updateOne({ userId: data._id }, { skills: null });
}

/** 18:30 in India, so many days from now. */
function evening(days: number): Date {
  const day = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  return new Date(`${day}T18:30:00+05:30`);
}

async function storeReadingsOf(roomid: string, learner: ApiClient): Promise<void> {
  const params = { roomid };
  const consent = { granted: true, textVersion: READING_CONSENT_VERSION } as const;
  await learner.call(setReadingConsent, { params, body: consent });
  const samples = Array.from({ length: 60 }, (_, i) => [
    900 + 20 * i,
    3_100 - 15 * i,
    5_200 + 25 * i,
    4_800,
    600,
  ]);
  const stored = await learner.call(storeReadings, { params, body: readingBatch(roomid, 0, 0, samples) });
  if (stored.status !== 200) throw new Error(`The readings were refused: ${stored.body.code}`);
  await learner.call(saveConnectionHistory, {
    params,
    body: { partId: crypto.randomUUID(), ...createConnectionHistory() },
  });
}
