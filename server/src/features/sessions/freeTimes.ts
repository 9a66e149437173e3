import { DAY_MS } from '@preproom/models/contract/http/durations';
import {
  type Availability,
  BOOKING_DAYS,
  NO_AVAILABILITY,
} from '@preproom/models/contract/sessions/availability';
import { freeTimes } from '@preproom/models/contract/sessions/freeTimes';
import type { Database } from '@preproom/models/db/database';
import type { AvailabilityDocument } from '@preproom/models/db/sessions/availability.model';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import { countByDay, findCounted, within } from './sessionsPerDay.ts';

export type FreeTimesDeps = Pick<AppDeps, 'database' | 'clock'>;

export interface FreeTimesRequest {
  mentorId: Types.ObjectId;
  /** Without: the mentor's times whoever books them. */
  learnerId?: Types.ObjectId | undefined;
  minutes: number;
  /** The session that would be moved: its own time counts as free. */
  moving?: string | undefined;
}

/** What the mentor has saved. */
export async function readAvailability(database: Database, mentorId: Types.ObjectId): Promise<Availability> {
  const stored = await database.availabilities.findOne({ mentorId }).lean();
  return stored ? toAvailability(stored) : NO_AVAILABILITY;
}

/** As the contract has it. */
export function toAvailability(stored: AvailabilityDocument): Availability {
  // Those from before there was a `kept` or `notBefore` have none.
  const { timeZone, weekly, exceptions, leave, kept = [], slots, ...rules } = stored;
  const { noticeHours, bufferMinutes, notBefore = null, maxPerDay, offersIntroduction } = rules;
  return {
    timeZone,
    weekly,
    exceptions,
    leave,
    kept,
    slots: slots.map((slot) => slot.toISOString()),
    noticeHours,
    bufferMinutes,
    notBefore,
    maxPerDay,
    offersIntroduction,
  };
}

/** When the mentor can be booked, and the availability that follows from. Does not ask whether the mentor may be booked at all. */
export async function readFreeTimes(
  { database, clock }: FreeTimesDeps,
  { mentorId, learnerId, minutes, moving }: FreeTimesRequest,
): Promise<{ times: number[]; availability: Availability }> {
  const nowMs = clock.now();
  // From the day before yesterday, so that the mentor's whole day is counted in any time zone.
  const span = { fromMs: nowMs - 2 * DAY_MS, toMs: nowMs + (BOOKING_DAYS + 1) * DAY_MS, except: moving };
  const [availability, mentorSessions, learnerSessions] = await Promise.all([
    readAvailability(database, mentorId),
    findCounted(database, mentorId, span),
    learnerId
      ? database.sessions.find({ learnerId, holdsTime: true, ...within(span) }, { learnerSteps: 1 }).lean()
      : [],
  ]);
  const held = mentorSessions.filter(({ holdsTime }) => holdsTime);
  const times = freeTimes({
    availability,
    minutes,
    mentorSteps: new Set(held.flatMap(({ mentorSteps }) => mentorSteps)),
    learnerSteps: new Set(learnerSessions.flatMap(({ learnerSteps }) => learnerSteps)),
    mentorDays: countByDay(mentorSessions, availability.timeZone),
    nowMs,
  });
  return { times, availability };
}
