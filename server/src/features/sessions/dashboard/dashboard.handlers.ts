import { pageCount } from '@preproom/models/contract/http/paging';
import { SESSIONS_PER_PAGE } from '@preproom/models/contract/sessions/bookings';
import type { AppDeps } from '../../../deps.ts';
import { findPastSessions } from '../findSessions.ts';
import { presentMeetings, presentOneMeeting } from '../meetings.ts';
import type { DashboardHandlers } from './dashboard.policy.ts';
import { readMentorHome } from './mentorDashboard.ts';
import { readPreparation } from './preparation.ts';

export function dashboardHandlers(deps: AppDeps): DashboardHandlers {
  const { database } = deps;
  return {
    async getSessions({ actor, query: { page } }) {
      const side = actor.role === 'mentor' ? 'mentor' : 'learner';
      const { sessions, total } = await findPastSessions(database, actor.userId, side, page);
      return {
        data: await presentMeetings(database, sessions, side),
        total,
        pages: pageCount(total, SESSIONS_PER_PAGE),
      };
    },

    getSession: async ({ session, side }) => ({ data: await presentOneMeeting(database, session, side) }),

    getMentorHome: async ({ actor }) => ({ data: await readMentorHome(deps, actor.userId) }),

    getPreparation: async ({ session }) => ({ data: await readPreparation(database, session) }),
  };
}
