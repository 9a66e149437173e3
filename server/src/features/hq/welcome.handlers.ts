import { indianDayBounds } from '@preproom/models/contract/http/indianDays';
import { hasRight } from '@preproom/models/contract/team/rights';
import type { AppDeps } from '../../deps.ts';
import { mentorCounts, mentorsOf } from '../mentors/mentorLists.ts';
import type { HqHandlers } from './hq.policy.ts';

export function welcomeHandlers(deps: AppDeps): Pick<HqHandlers, 'getHqWelcome'> {
  return {
    async getHqWelcome({ actor: { rights } }) {
      return { people: hasRight(rights, 'people') ? await countPeople(deps) : null };
    },
  };
}

async function countPeople({ database, clock }: AppDeps) {
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
}

const TAKING_PLACE = ['booked', 'live', 'done', 'missed', 'noshow_mentor', 'noshow_learner'] as const;
