import { AppError } from '@preproom/models/contract/http/errors';
import { INTRODUCTION_MINUTES, SESSION_MINUTES } from '@preproom/models/contract/sessions/bookings';
import { payAtBooking } from '@preproom/models/db/mentors/pay';
import type { SessionChange } from '@preproom/models/db/sessions/pendingChange';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { applySessionEvent } from '@preproom/models/db/sessions/sessionChanges';
import { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { createSession } from '../createSession.ts';
import { type FreeTimesRequest, readFreeTimes } from '../freeTimes.ts';
import { storeBookingNote } from '../messages/bookingNotes.ts';
import { requireNoBar } from '../messages/openMessages.ts';
import { requireAllowed, type WantedSession } from './allowed.ts';
import { findDayPlace } from './dailyLimit.ts';
import { brokenRule, timeRefusal } from './refusal.ts';

export type BookingDeps = Pick<AppDeps, 'database' | 'clock'>;

/**
 * Books a session by one insert; unique indexes decide between any number of people at the same moment. The same wish again answers the
 * session that it made. Refusals: those of `requireAllowed`, `round_used`, `introduction_used`, and `slot_taken`, `own_clash` and
 * `not_offered` with the nearest free times; `messages_closed` for another note to somebody who may no longer be written to.
 */
export async function bookSession(deps: BookingDeps, wanted: WantedSession): Promise<Session> {
  const known = await findBooked(deps, wanted);
  if (known) return withNote(deps, known, wanted);
  if (wanted.startsAt.getTime() <= deps.clock.now())
    throw await timeRefusal(deps, askedTimes(wanted), wanted.startsAt.getTime(), 'not_offered');
  await requireAllowed(deps.database, wanted);
  const session = await insert(deps, wanted).catch(async (error) => {
    // The same wish, twice at the same moment.
    const twin = await findBooked(deps, wanted);
    if (twin) return withNote(deps, twin, wanted);
    throw error;
  });
  try {
    await requireAllowed(deps.database, wanted);
  } catch (error) {
    await undoBooking(deps, session);
    throw error;
  }
  return session;
}

function askedTimes({ learnerId, mentorId, packId }: WantedSession): FreeTimesRequest {
  return { mentorId, learnerId, minutes: packId ? SESSION_MINUTES : INTRODUCTION_MINUTES };
}

async function findBooked({ database }: BookingDeps, wanted: WantedSession): Promise<Session | null> {
  const { learnerId, mentorId, packId, round, startsAt } = wanted;
  const paidBy = packId ? { packId } : { isFree: true };
  return database.sessions
    .findOne({ learnerId, mentorId, round, startsAt, status: 'booked', ...paidBy })
    .lean<Session>();
}

/** The note may have been changed before the wish was sent again. */
async function withNote(
  { database }: BookingDeps,
  session: Session,
  { note }: WantedSession,
): Promise<Session> {
  if (note === undefined || note === session.bookingNote) return session;
  if (note !== '') await requireNoBar(database, session);
  return storeBookingNote(database, session, note);
}

async function insert(deps: BookingDeps, wanted: WantedSession): Promise<Session> {
  const { learnerId, mentorId, packId, round, startsAt, note: bookingNote = '' } = wanted;
  const asked = askedTimes(wanted);
  const startsAtMs = startsAt.getTime();
  const { times, availability } = await readFreeTimes(deps, asked);
  if (!times.includes(startsAtMs)) {
    await requireUnused(deps, wanted);
    throw await timeRefusal(deps, asked, startsAtMs);
  }
  const moves = await earlierMoves(deps, wanted);
  const payment = packId ? { packId, isFree: false } : { isFree: true };
  const pay = await payAtBooking(deps.database, { ...payment, mentorId, round });
  for (;;) {
    const place = await findDayPlace(deps.database, mentorId, availability, startsAtMs);
    if (!place) throw await timeRefusal(deps, asked, startsAtMs, 'slot_taken');
    const people = { learnerId, mentorId, pendingChanges: [bookedChange(deps, startsAt)] };
    const session = {
      ...people,
      ...payment,
      ...pay,
      ...place,
      round,
      startsAt,
      minutes: asked.minutes,
      moves,
      bookingNote,
    };
    try {
      return await createSession(deps.database, session, availability.bufferMinutes);
    } catch (error) {
      // Another session took this place of the day: the next one may be free.
      if (brokenRule(error) === 'day_place') continue;
      throw await refusalOf(deps, asked, startsAtMs, error);
    }
  }
}

async function refusalOf(deps: BookingDeps, asked: FreeTimesRequest, startsAtMs: number, error: unknown) {
  const rule = brokenRule(error);
  if (rule === 'round_used' || rule === 'introduction_used') return new AppError(rule);
  if (rule === 'slot_taken' || rule === 'own_clash') return timeRefusal(deps, asked, startsAtMs, rule);
  return error;
}

/** Reports `round_used` before a taken time: the round's own session may be what takes it. */
async function requireUnused({ database }: BookingDeps, wanted: WantedSession): Promise<void> {
  const { packId, round, learnerId } = wanted;
  const isUsed = packId
    ? await database.sessions.exists({ packId, round, usesRound: true })
    : await database.sessions.exists({ learnerId, isFree: true, usesRound: true });
  if (isUsed) throw new AppError(packId ? 'round_used' : 'introduction_used');
}

/** The moves of earlier bookings of this round count on. */
async function earlierMoves({ database }: BookingDeps, wanted: WantedSession): Promise<number> {
  const { packId, round, learnerId } = wanted;
  const same = packId ? { packId, round } : { learnerId, isFree: true };
  const earlier = await database.sessions.find({ learnerId, ...same }, { moves: 1 }).lean();
  return Math.max(0, ...earlier.map(({ moves }) => moves));
}

function bookedChange({ clock }: BookingDeps, startsAt: Date): SessionChange {
  return {
    _id: new Types.ObjectId(),
    kind: 'booked',
    by: 'learner',
    at: new Date(clock.now()),
    startsAt,
    movedFrom: null,
    sequence: 0,
  };
}

/** Undoes a booking whose right went away while it was made. It is deleted while nobody knows of it, else cancelled. */
async function undoBooking({ database, clock }: BookingDeps, session: Session): Promise<void> {
  const { deletedCount } = await database.sessions.deleteOne({
    _id: session._id,
    status: 'booked',
    pendingChanges: { $elemMatch: { kind: 'booked' } },
  });
  if (deletedCount === 0) await applySessionEvent(database, session, 'cancelled', clock.now());
}
