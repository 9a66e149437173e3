import { AppError } from '@preproom/models/contract/http/errors';
import { messagesCloseAtMs } from '@preproom/models/contract/sessions/messages';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import type { Database } from '@preproom/models/db/database';
import { opensLinks } from '@preproom/models/db/privacy/standing';
import { isLearnerReady } from '@preproom/models/db/room/profileFirst';
import type { Session } from '@preproom/models/db/sessions/session.model';

/**
 * Until when the two people can write to each other; null: no longer, or not before the learner's profile is complete. Neither a block
 * nor a suspension is told apart from the end of the time, so that nobody learns who decided it.
 */
export async function messagesOpenUntil(
  database: Database,
  session: Session,
  nowMs: number,
): Promise<Date | null> {
  return (await readMessagesState(database, session, nowMs)).closesAt;
}

/** `messagesOpenUntil`, and whether the messages wait for nothing but the learner's profile. */
export async function readMessagesState(
  database: Database,
  session: Session,
  nowMs: number,
): Promise<{ closesAt: Date | null; needsProfile: boolean }> {
  const { startsAt, minutes, cancellation } = session;
  const closesAtMs = messagesCloseAtMs({
    startsAtMs: startsAt.getTime(),
    minutes,
    cancelledAtMs: cancellation?.at.getTime() ?? null,
  });
  const [isOpen, isReady] = await Promise.all([
    nowMs < closesAtMs && mayWrite(database, session),
    isLearnerReady(database, session),
  ]);
  return {
    closesAt: isOpen && isReady ? new Date(closesAtMs) : null,
    needsProfile: isOpen && !isReady,
  };
}

/** Throws `messages_closed`, and `profile_needed` for a learner whose profile would open them. */
export async function requireOpenMessages(
  database: Database,
  session: Session,
  side: SessionSide,
  nowMs: number,
): Promise<void> {
  const { closesAt, needsProfile } = await readMessagesState(database, session, nowMs);
  if (!closesAt)
    throw new AppError(needsProfile && side === 'learner' ? 'profile_needed' : 'messages_closed');
}

/** Throws `messages_closed` when something stands between the two, whatever the time and the learner's profile. */
export async function requireNoBar(database: Database, session: Session): Promise<void> {
  if (!(await mayWrite(database, session))) throw new AppError('messages_closed');
}

/** Whether no block, no report that ended the session and no suspended or leaving account stands between the two. */
async function mayWrite(
  database: Database,
  { learnerId, mentorId, endReason }: Pick<Session, 'learnerId' | 'mentorId' | 'endReason'>,
): Promise<boolean> {
  if (endReason === 'safety') return false;
  const pair = [learnerId, mentorId];
  const [block, ...areOpen] = await Promise.all([
    database.blocks.exists({ by: { $in: pair }, against: { $in: pair } }),
    ...pair.map((userId) => opensLinks(database, userId)),
  ]);
  return block === null && areOpen.every(Boolean);
}
