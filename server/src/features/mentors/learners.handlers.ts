import { STAR_CRITERIA } from '@preproom/models/contract/catalogues/criteria';
import { pageCount } from '@preproom/models/contract/http/paging';
import { LEARNERS_PER_PAGE, type MentorLearner } from '@preproom/models/contract/mentors/learners';
import type { FeedbackDraft } from '@preproom/models/contract/reports/feedback';
import type { Database } from '@preproom/models/db/database';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import { presentOther } from '../sessions/session.present.ts';
import type { MentorHandlers } from './mentor.policy.ts';

/** The learners of a mentor. Reads nothing but sessions with this mentor, and feedback of this mentor. */
export function learnersHandlers({ database }: AppDeps): Pick<MentorHandlers, 'getMentorLearners'> {
  return {
    async getMentorLearners({ actor, query: { page } }) {
      const sessions = await database.sessions
        .find({ mentorId: new Types.ObjectId(actor.userId), status: 'done' }, SESSION_FIELDS)
        .sort({ startsAt: -1 })
        .lean<Session[]>();
      const byLearner = [...Map.groupBy(sessions, ({ learnerId }) => learnerId.toString()).values()];
      const first = (page - 1) * LEARNERS_PER_PAGE;
      return {
        data: await present(database, byLearner.slice(first, first + LEARNERS_PER_PAGE)),
        total: byLearner.length,
        pages: pageCount(byLearner.length, LEARNERS_PER_PAGE),
      };
    },
  };
}
const SESSION_FIELDS = { roomid: 1, round: 1, isFree: 1, startsAt: 1, learnerId: 1 };

/** `groups` are the sessions of a learner each. */
async function present(
  { users, feedback }: Database,
  groups: readonly Session[][],
): Promise<MentorLearner[]> {
  const ids = groups.flatMap(([session]) => session?.learnerId ?? []);
  const roomids = groups.flat().map(({ roomid }) => roomid);
  const [people, sent] = await Promise.all([
    users.find({ _id: { $in: ids } }, { Name: 1, photo: 1 }).lean(),
    feedback.find({ roomid: { $in: roomids }, state: 'submitted' }, { roomid: 1, ratings: 1 }).lean(),
  ]);
  const personBy = new Map(people.map((person) => [person._id.toString(), person]));
  const ratingsBy = new Map(sent.map(({ roomid, ratings }) => [roomid, ratings]));
  return groups.flatMap((sessions) => {
    const learnerId = sessions[0]?.learnerId;
    if (!learnerId) return [];
    return [
      {
        learner: presentOther(learnerId, personBy.get(learnerId.toString())),
        sessions: sessions.map(({ roomid, round, isFree, startsAt }) => ({
          roomid,
          round,
          isFree,
          startsAt: startsAt.toISOString(),
          overall: overallOf(ratingsBy.get(roomid) ?? {}),
        })),
      },
    ];
  });
}

function overallOf(ratings: FeedbackDraft['ratings']): number | null {
  const stars = STAR_CRITERIA.flatMap((criterion) => ratings[criterion] ?? []);
  return stars.length === 0 ? null : stars.reduce((sum, one) => sum + one, 0) / stars.length;
}
