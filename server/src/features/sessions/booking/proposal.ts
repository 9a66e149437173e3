import { AppError } from '@preproom/models/contract/http/errors';
import { FREE_MOVES } from '@preproom/models/contract/sessions/bookings';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { stepsOf } from '../createSession.ts';
import { readFreeTimes } from '../freeTimes.ts';
import { requireAllowed } from './allowed.ts';
import type { BookingDeps } from './bookSession.ts';
import { askedTimes, changeSession, changeTime, requireUpcoming } from './moveSession.ts';
import { timeRefusal } from './refusal.ts';

/**
 * Proposes other times, in place of an earlier proposal. A mentor may name any time at which they have no other session; a learner, whose
 * moves are used up (else `moves_left`), names free ones.
 */
export async function proposeTimes(
  deps: BookingDeps,
  session: Session,
  by: SessionSide,
  { times, note = '' }: { times: string[]; note?: string | undefined },
): Promise<Session> {
  requireUpcoming(deps, session);
  if (by === 'learner' && session.moves < FREE_MOVES) throw new AppError('moves_left');
  const proposed = [...new Set(times)]
    .map((time) => new Date(time))
    .sort((a, b) => a.getTime() - b.getTime());
  const { learnerId, mentorId, packId = null, round } = session;
  for (const startsAt of proposed) {
    requireOtherTime(deps, session, startsAt);
    await requireAllowed(deps.database, { learnerId, mentorId, packId, round, startsAt });
    await requireFree(deps, session, by, startsAt);
  }
  const proposal = { by, times: proposed, note: note || null, at: new Date(deps.clock.now()) };
  return changeSession(deps, session, { kind: 'proposed', by, $set: { proposal } });
}

/** Accepts one of the times that the other side has proposed, which moves the session, or declines them all (null). */
export async function answerProposal(
  deps: BookingDeps,
  session: Session,
  by: SessionSide,
  startsAt: Date | null,
): Promise<Session> {
  requireUpcoming(deps, session);
  const { proposal } = session;
  if (!proposal || proposal.by === by) throw new AppError('times_gone');
  if (!startsAt) return changeSession(deps, session, { kind: 'declined', by, $set: { proposal: null } });
  if (!proposal.times.some((time) => time.getTime() === startsAt.getTime())) throw new AppError('times_gone');
  if (startsAt.getTime() <= deps.clock.now()) throw new AppError('too_late');
  return changeTime(deps, session, startsAt, { by, moves: session.moves });
}

function requireOtherTime({ clock }: BookingDeps, session: Session, startsAt: Date): void {
  const isPast = startsAt.getTime() <= clock.now();
  if (!isPast && startsAt.getTime() !== session.startsAt.getTime()) return;
  const fields = { times: isPast ? 'is in the past' : 'is the time of the session' };
  throw new AppError('bad_request', undefined, { fields });
}

async function requireFree(
  deps: BookingDeps,
  session: Session,
  by: SessionSide,
  startsAt: Date,
): Promise<void> {
  const asked = askedTimes(session);
  if (by === 'learner') {
    const { times } = await readFreeTimes(deps, asked);
    if (!times.includes(startsAt.getTime())) throw await timeRefusal(deps, asked, startsAt.getTime());
    return;
  }
  const { mentorSteps } = stepsOf(startsAt.getTime(), session.minutes);
  const { mentorId } = session;
  const clash = { mentorId, holdsTime: true, mentorSteps: { $in: mentorSteps }, _id: { $ne: session._id } };
  if (await deps.database.sessions.exists(clash)) throw new AppError('own_clash');
}
