import { HOUR_MS } from '@preproom/models/contract/http/durations';
import { NOTIFICATION_KINDS } from '@preproom/models/contract/notifications/notifications';
import type { Database } from '@preproom/models/db/database';
import type { Types } from 'mongoose';

/** One of each kind for the learner; the later ones are unread. */
export async function seedNotifications(
  database: Database,
  { learnerId, mentorId, roomid }: { learnerId: Types.ObjectId; mentorId: Types.ObjectId; roomid: string },
): Promise<void> {
  const nowMs = Date.now();
  await database.notifications.create(
    NOTIFICATION_KINDS.map((kind, n) => ({
      userId: learnerId,
      key: `sample:${kind}`,
      kind,
      at: new Date(nowMs - (n * n + 0.2) * HOUR_MS),
      readAt: n < 3 ? null : new Date(nowMs),
      personId: mentorId,
      ...(!kind.startsWith('slots') && { roomid, round: 'HR Round 1' as const }),
      ...(kind.startsWith('session') && { startsAt: new Date(nowMs + 27 * HOUR_MS) }),
    })),
  );
}
