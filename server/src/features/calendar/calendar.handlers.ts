import { AppError } from '@preproom/models/contract/http/errors';
import type { AppDeps } from '../../deps.ts';
import type { CalendarHandlers } from './calendar.policy.ts';
import { feedPath } from './feedToken.ts';

export function calendarHandlers({ config, database }: AppDeps): CalendarHandlers {
  return {
    async getCalendarFeed({ actor, siteOrigin }) {
      const user = await database.users.findById(actor.userId, { calendarRevision: 1, language: 1 }).lean();
      if (!user) throw new AppError('signed_out');
      return { data: { url: `${siteOrigin()}${feedPath(user, config.jwtSecret)}` } };
    },
    async resetCalendarFeed({ actor, siteOrigin }) {
      const user = await database.users
        .findByIdAndUpdate(
          actor.userId,
          { $inc: { calendarRevision: 1 } },
          { returnDocument: 'after', projection: { calendarRevision: 1, language: 1 } },
        )
        .lean();
      if (!user) throw new AppError('signed_out');
      return { data: { url: `${siteOrigin()}${feedPath(user, config.jwtSecret)}` } };
    },
  };
}
