import type { PushChange } from '@preproom/models/contract/room/signalling';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { NotificationDocument } from '@preproom/models/db/notifications/notification.model';
import { areStanding } from '@preproom/models/db/privacy/standing';
import type { Clock } from '@preproom/models/runtime/clock';
import type { Jobs } from '../backgroundJobs/jobs.ts';
import { planDeliveries } from './planDeliveries.ts';

/** `key` makes it unique: told again, it is stored and sent once. */
export type NewNotification = Pick<NotificationDocument, 'userId' | 'key' | 'kind'> &
  Partial<Pick<NotificationDocument, 'roomid' | 'round' | 'startsAt' | 'paise' | 'personId'>>;

/**
 * Stores what a person is told in the page, has their open pages fetch it, and their browsers show it if it is urgent. Told again, it
 * completes what the first time may have left out.
 */
export type Notify = (notification: NewNotification) => Promise<void>;

interface NotifierDeps {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  pushChange: PushChange;
}

export function createNotifier({ database, clock, jobs, pushChange }: NotifierDeps): Notify {
  return async (notification) => {
    const { userId, key } = notification;
    const { stored, isNew } = await store(database, { ...notification, at: new Date(clock.now()) });
    // Somebody has deleted it meanwhile.
    if (!stored) return;
    if (!(await areStanding(database, [userId]))) {
      await database.notifications.deleteOne({ key });
      return;
    }
    if (isNew) pushChange([userId.toString()], ['notifications']);
    await planDeliveries({ database, clock, jobs }, stored);
  };
}

/** The one with its key, if there is one already. */
async function store(database: Database, notification: NewNotification & { at: Date }) {
  try {
    return { stored: await database.notifications.create(notification), isNew: true };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return { stored: await database.notifications.findOne({ key: notification.key }).lean(), isNew: false };
  }
}
