import type { Notification } from '@preproom/models/contract/notifications/notifications';
import type { NotificationDocument } from '@preproom/models/db/notifications/notification.model';
import type { Types } from 'mongoose';

export function presentNotification(
  notification: NotificationDocument & { _id: Types.ObjectId },
  names: ReadonlyMap<string, string>,
  introductions: ReadonlySet<string>,
): Notification {
  const { _id, kind, at, readAt, roomid, round, startsAt, paise = null, personId } = notification;
  return {
    _id: _id.toString(),
    kind,
    at: at.toISOString(),
    isRead: readAt !== null,
    roomid,
    round,
    isFree: roomid !== null && introductions.has(roomid),
    startsAt: startsAt?.toISOString() ?? null,
    paise,
    personId: personId?.toString() ?? null,
    personName: (personId && names.get(personId.toString())) ?? null,
  };
}
