import { AppError } from '@preproom/models/contract/http/errors';
import { FREE_MOVES } from '@preproom/models/contract/sessions/bookings';
import type { Canceller, SessionSide } from '@preproom/models/contract/sessions/sessions';
import type { Session, SessionDocument } from '@preproom/models/db/sessions/session.model';
import { Types, type UpdateQuery } from 'mongoose';
import { stepsOf } from '../createSession.ts';
import { type FreeTimesRequest, readAvailability, readFreeTimes } from '../freeTimes.ts';
import { requireAllowed } from './allowed.ts';
import type { BookingDeps } from './bookSession.ts';
import { findDayPlace } from './dailyLimit.ts';
import { brokenRule, timeRefusal } from './refusal.ts';

/**
 * The learner moves a booked session to a free time of its mentor. Refusals: as for booking, `moves_used`, and `too_late` once it has begun.
 */
export async function moveSession(deps: BookingDeps, session: Session, startsAt: Date): Promise<Session> {
  requireUpcoming(deps, session);
  if (session.moves >= FREE_MOVES) throw new AppError('moves_used');
  await requireFreeTime(deps, session, startsAt);
  return changeTime(deps, session, startsAt, { by: 'learner', moves: session.moves + 1 });
}

/** A member of the team acts for the learner, and says why. */
export interface ByTeam {
  actorId: Types.ObjectId;
  reason: string;
}

export const cancellerOf = (by: SessionSide | ByTeam): Canceller => (typeof by === 'string' ? by : 'team');

/** The team moves a booked session to a free time of its mentor. The learner's own moves are not counted. Refusals: as for booking, and `too_late`. */
export async function moveForLearner(
  deps: BookingDeps,
  session: Session,
  startsAt: Date,
  by: ByTeam,
): Promise<Session> {
  requireUpcoming(deps, session);
  await requireFreeTime(deps, session, startsAt);
  return changeTime(deps, session, startsAt, { by, moves: session.moves });
}

async function requireFreeTime(deps: BookingDeps, session: Session, startsAt: Date): Promise<void> {
  const asked = askedTimes(session);
  const { times } = await readFreeTimes(deps, asked);
  if (!times.includes(startsAt.getTime())) throw await timeRefusal(deps, asked, startsAt.getTime());
}

/** Booked, and its start is still to come; else `too_late`. */
export function requireUpcoming({ clock }: BookingDeps, { status, startsAt }: Session): void {
  if (status !== 'booked' || clock.now() >= startsAt.getTime()) throw new AppError('too_late');
}

export function askedTimes({ roomid, mentorId, learnerId, minutes }: Session): FreeTimesRequest {
  return { mentorId, learnerId, minutes, moving: roomid };
}

/**
 * Moves a session by one conditional update, of the very session that was read: what happened meanwhile is a `conflict`. Unique indexes
 * refuse a time that either side no longer has.
 */
export async function changeTime(
  deps: BookingDeps,
  session: Session,
  startsAt: Date,
  { by, moves }: { by: SessionSide | ByTeam; moves: number },
): Promise<Session> {
  const { learnerId, mentorId, packId = null, round, minutes } = session;
  await requireAllowed(deps.database, { learnerId, mentorId, packId, round, startsAt });
  const asked = askedTimes(session);
  const availability = await readAvailability(deps.database, mentorId);
  for (;;) {
    const place = await findDayPlace(
      deps.database,
      mentorId,
      availability,
      startsAt.getTime(),
      session.roomid,
    );
    if (!place) throw await timeRefusal(deps, asked, startsAt.getTime(), 'slot_taken');
    const steps = stepsOf(startsAt.getTime(), minutes, availability.bufferMinutes);
    const noPlace = place.dayPlace === undefined && { $unset: { mentorDay: 1, dayPlace: 1 } };
    try {
      return await changeSession(deps, session, {
        kind: 'moved',
        by,
        startsAt,
        $set: {
          startsAt,
          ...steps,
          ...place,
          moves,
          proposal: null,
          learnerCameAt: null,
          mentorCameAt: null,
        },
        ...noPlace,
      });
    } catch (error) {
      const rule = brokenRule(error);
      if (rule === 'day_place') continue;
      if (rule !== 'slot_taken' && rule !== 'own_clash') throw error;
      throw await timeRefusal(deps, asked, startsAt.getTime(), rule);
    }
  }
}

type Update = Pick<UpdateQuery<SessionDocument>, '$set' | '$unset'>;
interface Change extends Update {
  kind: 'moved' | 'proposed' | 'declined' | 'cancelled';
  by: SessionSide | ByTeam;
  startsAt?: Date;
}

/** One conditional update of a booked session, with the change that its people are told of. */
export async function changeSession(
  { database, clock }: BookingDeps,
  session: Session,
  { kind, by, startsAt = session.startsAt, $set, $unset }: Change,
): Promise<Session> {
  // A proposal changes nothing in a calendar.
  const sequence = session.sequence + (kind === 'moved' || kind === 'cancelled' ? 1 : 0);
  const movedFrom = kind === 'moved' ? session.startsAt : null;
  const at = new Date(clock.now());
  const team = typeof by === 'string' ? {} : { actorId: by.actorId, reason: by.reason };
  const what = { _id: new Types.ObjectId(), kind, by: cancellerOf(by), at };
  const change = { ...what, startsAt, movedFrom, sequence, ...team };
  const changed = await database.sessions
    .findOneAndUpdate(
      {
        _id: session._id,
        status: 'booked',
        startsAt: { $eq: session.startsAt, $gt: at },
        sequence: session.sequence,
        'proposal.at': session.proposal?.at ?? null,
      },
      { $set: { ...$set, sequence }, $push: { pendingChanges: change }, ...($unset && { $unset }) },
      { returnDocument: 'after' },
    )
    .lean<Session>();
  if (!changed) throw new AppError('conflict');
  return changed;
}
