import { Readable } from 'node:stream';
import { AppError } from '@preproom/models/contract/http/errors';
import type { AppDeps } from '../../../deps.ts';
import { i18nOf } from '../../../i18n/i18nOf.ts';
import { feedOf } from '../invite.ts';
import type { CalendarHandlers } from './calendar.policy.ts';
import { forCalendar } from './feedSessions.ts';
import { feedPath } from './feedToken.ts';

export function calendarHandlers(deps: AppDeps): CalendarHandlers {
  const { config, database } = deps;
  return {
    async downloadSession({ actor, session, siteOrigin, responseHeaders }) {
      const user = await database.users.findById(actor.userId, { language: 1 }).lean();
      if (!user) throw new AppError('signed_out');
      const i18n = i18nOf(user.language);
      const setting = { brand: config.BRAND_NAME, origin: siteOrigin(), i18n };
      responseHeaders.downloadName = `${config.BRAND_NAME}-${session.roomid}.ics`;
      return Readable.from([feedOf(await forCalendar(deps, [session], user, i18n), setting)]);
    },
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
