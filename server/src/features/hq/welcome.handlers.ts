import { indianDayBounds } from '@preproom/models/contract/http/indianDays';
import type { AppDeps } from '../../deps.ts';
import { mentorCounts, mentorsOf } from '../mentors/mentorLists.ts';
import type { HqHandlers } from './hq.policy.ts';

export function welcomeHandlers({ database, clock }: AppDeps): Pick<HqHandlers, 'getHqWelcome'> {
  return {
    async getHqWelcome() {
      const now = clock.now();
      const today = indianDayBounds(now);
      const startsAt = { $gte: today.from, $lt: today.to };
      const [mentors, [oldest], callbacks, messages, reports, sessionsToday] = await Promise.all([
        mentorCounts(database, now),
        mentorsOf(database, 'pending', 1, now),
        database.queries.countDocuments({ status: 'open' }),
        database.contactMessages.countDocuments({ status: 'open' }),
        database.reports.countDocuments({ state: 'open' }),
        database.sessions.countDocuments({ status: { $in: TAKING_PLACE }, startsAt }),
      ]);
      const oldestWaiting = oldest?.since.toISOString() ?? null;
      return { mentors, oldestWaiting, callbacks, messages, reports, sessionsToday };
    },
  };
}

const TAKING_PLACE = ['booked', 'live', 'done', 'missed', 'noshow_mentor', 'noshow_learner'] as const;
