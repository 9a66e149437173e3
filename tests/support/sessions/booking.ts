import { DAY_MS, MINUTE_MS } from '@preproom/models/contract/http/durations';
import { indianDay } from '@preproom/models/contract/http/indianDays';
import { packDays } from '@preproom/models/contract/payments/packDays';
import { type Availability, NO_AVAILABILITY } from '@preproom/models/contract/sessions/availability';
import { bookSession } from '@preproom/models/contract/sessions/bookings';
import { ROUNDS } from '@preproom/models/contract/sessions/rounds';
import type { Round } from '@preproom/models/contract/sessions/sessions';
import type { Database } from '@preproom/models/db/database';
import { anyRoomId, createUser } from '@preproom/models/db/testing/factories';
import { Types } from 'mongoose';
import type { ApiClient } from '../stack/apiClient.ts';

const QUARTER_MS = 15 * MINUTE_MS;

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' }));

/** A verified mentor who offers every hour of every day at once, without a buffer, unless `change` says otherwise. */
export async function createBookableMentor(database: Database, change: Partial<Availability> = {}) {
  const mentor = await createUser(database, { Name: 'Meera Iyer', role: 'mentor', completed: true });
  const details = { headline: 'I have held 200 interviews', company: 'Sahyadri', designation: 'Engineer' };
  await database.mentorProfiles.create({
    userId: mentor._id,
    status: 'verified',
    since: new Date(),
    ...details,
    years: 8,
    languages: ['English'],
    offersIntroduction: change.offersIntroduction ?? false,
  });
  const hours = { weekly: EVERY_DAY, noticeHours: 0, bufferMinutes: 0 as const };
  const { slots, ...availability } = { ...NO_AVAILABILITY, ...hours, ...change };
  await database.availabilities.create({
    ...availability,
    slots: slots.map((slot) => new Date(slot)),
    mentorId: mentor._id,
    revision: 1,
  });
  return mentor;
}

/** A learner with a finished profile and a pack of all six rounds that began today. */
export async function createPackLearner(
  database: Database,
  nowMs = Date.now(),
  rounds: Round[] = [...ROUNDS],
) {
  const learner = await createUser(database, { completed: true });
  const pack = await createPack(database, learner._id, nowMs, rounds);
  return { learner, packId: pack._id.toString() };
}

export function createPack(
  database: Database,
  userId: Types.ObjectId,
  nowMs: number,
  rounds: Round[] = [...ROUNDS],
) {
  return database.packs.create({
    ...packDays(indianDay(nowMs)),
    orderId: `order_${anyRoomId()}`,
    userId,
    sequence: 1,
    course_id: new Types.ObjectId(),
    course: 'B.Tech',
    rounds,
    refundedRounds: [],
    grantedAt: new Date(nowMs),
  });
}

/** So many days from now, and so many quarters of an hour later, on the grid. */
export function inDays(nowMs: number, days: number, quarters = 0): string {
  const at = Math.ceil((nowMs + days * DAY_MS) / QUARTER_MS) * QUARTER_MS + quarters * QUARTER_MS;
  return new Date(at).toISOString();
}

/** Books a round of a pack. */
export function book(
  client: ApiClient,
  mentorId: Types.ObjectId,
  packId: string | null,
  { round = 'HR Round 1', startsAt }: { round?: Round; startsAt: string },
) {
  return client.call(bookSession, { body: { mentorId: mentorId.toString(), startsAt, round, packId } });
}
