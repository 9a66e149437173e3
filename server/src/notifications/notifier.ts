import type { PushChange } from '@preproom/models/contract/room/signalling';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { NotificationDocument } from '@preproom/models/db/notifications/notification.model';
import { areStanding } from '@preproom/models/db/privacy/standing';
import type { Clock } from '@preproom/models/runtime/clock';

/** `key` makes it unique: a second notification with the same key is neither stored nor pushed. */
export type NewNotification = Pick<NotificationDocument, 'userId' | 'key' | 'kind'> &
  Partial<Pick<NotificationDocument, 'roomid' | 'round' | 'startsAt' | 'personId'>>;

/** Stores what a person is told in the page, and has their open pages fetch it. */
export type Notify = (notification: NewNotification) => Promise<void>;

interface NotifierDeps {
  database: Database;
  clock: Clock;
  pushChange: PushChange;
}

export function createNotifier({ database, clock, pushChange }: NotifierDeps): Notify {
  return async (notification) => {
    const { userId, key } = notification;
    try {
      await database.notifications.create({ ...notification, at: new Date(clock.now()) });
    } catch (error) {
      if (isDuplicateKey(error)) return;
      throw error;
    }
    if (!(await areStanding(database, [userId]))) {
      await database.notifications.deleteOne({ key });
      return;
    }
    pushChange([userId.toString()], ['notifications']);
  };
}
