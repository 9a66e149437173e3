import { AppError } from '@preproom/models/contract/http/errors';
import { messagesCloseAtMs } from '@preproom/models/contract/sessions/messages';
import type { Database } from '@preproom/models/db/database';
import { opensLinks } from '@preproom/models/db/privacy/standing';
import type { Session } from '@preproom/models/db/sessions/session.model';

/**
 * Until when the two people can write to each other; null: no longer. Neither a block nor a suspension is told apart from the end of
 * the time, so that nobody learns who decided it.
 */
export async function messagesOpenUntil(
  database: Database,
  { learnerId, mentorId, startsAt, minutes, cancellation, endReason }: Session,
  nowMs: number,
): Promise<Date | null> {
  const closesAtMs = messagesCloseAtMs({
    startsAtMs: startsAt.getTime(),
    minutes,
    cancelledAtMs: cancellation?.at.getTime() ?? null,
  });
  if (nowMs >= closesAtMs || endReason === 'safety') return null;
  const pair = [learnerId, mentorId];
  const [block, ...areOpen] = await Promise.all([
    database.blocks.exists({ by: { $in: pair }, against: { $in: pair } }),
    ...pair.map((userId) => opensLinks(database, userId)),
  ]);
  return block === null && areOpen.every(Boolean) ? new Date(closesAtMs) : null;
}

export async function requireOpenMessages(
  database: Database,
  session: Session,
  nowMs: number,
): Promise<void> {
  if (!(await messagesOpenUntil(database, session, nowMs))) throw new AppError('messages_closed');
}
