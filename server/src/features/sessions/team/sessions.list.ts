import { DAY_MS } from '@preproom/models/contract/http/durations';
import type { QueryOf } from '@preproom/models/contract/http/endpoint';
import { indianDayBounds } from '@preproom/models/contract/http/indianDays';
import { MEETING_GRACE_MS } from '@preproom/models/contract/sessions/meetingTime';
import { type getHqSessions, HqSessionRow } from '@preproom/models/contract/sessions/team/sessions';
import type { SessionDocument } from '@preproom/models/db/sessions/session.model';
import type { QueryFilter } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import type { ListDefinition } from '../../../lists/listDefinition.ts';
import { findOverdueFeedback } from './overdueFeedback.ts';

type Query = Omit<QueryOf<typeof getHqSessions>, 'after' | 'before'>;
type Deps = Pick<AppDeps, 'database' | 'clock'>;

export const SESSION_COLUMNS = HqSessionRow.keyof().options;
const FIELDS = [
  'roomid',
  'learnerId',
  'mentorId',
  'round',
  'isFree',
  'startsAt',
  'status',
  'learnerCameAt',
  'mentorCameAt',
] as const;

/** The team's list of sessions. It is searched by the room and by either person's name or address. */
export function sessionList(
  deps: Deps,
): ListDefinition<SessionDocument, HqSessionRow, Query, (typeof FIELDS)[number]> {
  const { database, clock } = deps;
  return {
    model: ({ sessions }) => sessions,
    fields: FIELDS,
    sortPaths: { startsAt: 'startsAt' },
    search: [
      { path: 'roomid', as: 'exact' },
      { path: 'learnerId', as: 'person', index: { learnerId: 1, startsAt: -1 } },
      { path: 'mentorId', as: 'person', index: { mentorId: 1, startsAt: -1 } },
    ],
    filter: async ({ when, status, round, problem }) => ({
      $and: [
        {
          ...(status && { status }),
          ...(round && { round }),
          ...(when && { startsAt: spanOf(when, clock.now()) }),
        },
        problem ? await problemFilter(deps, problem) : {},
      ],
    }),
    async present(sessions) {
      const ids = sessions.flatMap(({ learnerId, mentorId }) => [learnerId, mentorId]);
      const people = await database.users.find({ _id: { $in: ids } }, { Name: 1 }).lean();
      const names = new Map(people.map(({ _id, Name }) => [_id.toString(), Name]));
      return sessions.map((session) => ({
        _id: session._id.toString(),
        roomid: session.roomid,
        learner: names.get(session.learnerId.toString()) ?? null,
        mentor: names.get(session.mentorId.toString()) ?? null,
        round: session.round,
        isFree: session.isFree,
        startsAt: session.startsAt.toISOString(),
        status: session.status,
        learnerCame: session.learnerCameAt !== null,
        mentorCame: session.mentorCameAt !== null,
      }));
    },
  };
}

/** Days in India, from the first moment of one to that of another. */
function spanOf(when: NonNullable<Query['when']>, nowMs: number): { $gte: Date; $lt: Date } {
  const [first, days] = { today: [0, 1], tomorrow: [1, 1], week: [0, 7], lastWeek: [-7, 7] }[when] as [
    number,
    number,
  ];
  const { from } = indianDayBounds(nowMs + first * DAY_MS);
  return { $gte: from, $lt: new Date(from.getTime() + days * DAY_MS) };
}

async function problemFilter(
  { database, clock }: Deps,
  problem: NonNullable<Query['problem']>,
): Promise<QueryFilter<SessionDocument>> {
  if (problem === 'nobody') return { status: 'missed', learnerCameAt: null, mentorCameAt: null };
  const now = clock.now();
  if (problem === 'missing')
    return {
      status: 'booked',
      startsAt: { $gte: new Date(now - MEETING_GRACE_MS), $lte: new Date(now) },
      $or: [
        { learnerCameAt: null, mentorCameAt: { $ne: null } },
        { learnerCameAt: { $ne: null }, mentorCameAt: null },
      ],
    };
  const overdue = await findOverdueFeedback(database, now);
  return { roomid: { $in: overdue.map(({ roomid }) => roomid) } };
}
