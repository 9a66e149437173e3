import { AppError } from '@preproom/models/contract/http/errors';
import { pageCount } from '@preproom/models/contract/http/paging';
import { NOTIFICATIONS_PER_PAGE } from '@preproom/models/contract/notifications/notifications';
import type { Database } from '@preproom/models/db/database';
import type { AppDeps } from '../../deps.ts';
import type { NotificationHandlers } from './notification.policy.ts';
import { presentNotification } from './notification.present.ts';
import { pushHandlers } from './push/push.handlers.ts';
import { textHandlers } from './texts/texts.handlers.ts';

export function notificationHandlers(deps: AppDeps): NotificationHandlers {
  const { database, clock, pushChange } = deps;
  return {
    ...pushHandlers(deps),
    ...textHandlers(deps),

    async getNotifications({ actor: { userId }, query: { page } }) {
      const [found, total, unread] = await Promise.all([
        database.notifications
          .find({ userId })
          .sort({ at: -1, _id: -1 })
          .skip((page - 1) * NOTIFICATIONS_PER_PAGE)
          .limit(NOTIFICATIONS_PER_PAGE)
          .lean(),
        database.notifications.countDocuments({ userId }),
        countUnread(database, userId),
      ]);
      const [names, introductions] = await Promise.all([
        findNames(
          database,
          found.flatMap(({ personId }) => personId ?? []),
        ),
        findIntroductions(
          database,
          found.flatMap(({ roomid }) => roomid ?? []),
        ),
      ]);
      const data = found.map((notification) => presentNotification(notification, names, introductions));
      return { data, total, pages: pageCount(total, NOTIFICATIONS_PER_PAGE), unread };
    },

    async readNotifications({ actor: { userId }, body: { _id, andOlder } }) {
      const last = await database.notifications.findOne({ _id, userId }, { at: 1 }).lean();
      if (!last) throw new AppError('not_found');
      const wanted = andOlder ? { at: { $lte: last.at } } : { _id };
      const readAt = new Date(clock.now());
      const { modifiedCount } = await database.notifications.updateMany(
        { userId, readAt: null, ...wanted },
        { $set: { readAt } },
      );
      // The person's other tabs.
      if (modifiedCount > 0) pushChange([userId], ['notifications']);
      return { unread: await countUnread(database, userId) };
    },
  };
}

function countUnread(database: Database, userId: string): Promise<number> {
  return database.notifications.countDocuments({ userId, readAt: null });
}

/** The rooms of free introductions among these: their round is no round of a pack. */
async function findIntroductions(database: Database, roomids: string[]): Promise<Set<string>> {
  const found = await database.sessions
    .find({ roomid: { $in: roomids }, isFree: true }, { roomid: 1 })
    .lean();
  return new Set(found.map(({ roomid }) => roomid));
}

/** Names by user id; people who deleted their account are missing. */
async function findNames(database: Database, ids: object[]): Promise<Map<string, string>> {
  const people = await database.users.find({ _id: { $in: ids } }, { Name: 1 }).lean();
  return new Map(people.map(({ _id, Name }) => [_id.toString(), Name]));
}
