import { DAY_MS } from '@preproom/models/contract/http/durations';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { sideOf } from '@preproom/models/db/sessions/sessionChanges';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import type { Texts } from '../../../i18n/i18nOf.ts';
import type { CalendarSession } from '../invite.ts';
import { otherPersonName } from '../sessionWords.ts';

const PAST_DAYS = 30;
const MAX_SESSIONS = 500;
const SHOWN = ['booked', 'live', 'done'] as const;

type Deps = Pick<AppDeps, 'database' | 'clock'>;
type Person = { _id: Types.ObjectId };

/** The person's sessions of the last 30 days and all to come, without those that did not take place. */
export async function readFeedSessions(deps: Deps, person: Person, i18n: Texts): Promise<CalendarSession[]> {
  const { database, clock } = deps;
  const { _id } = person;
  const nowMs = clock.now();
  const startsAt = { $gte: new Date(nowMs - PAST_DAYS * DAY_MS) };
  // Separate queries, each with its own index.
  const found = await Promise.all(
    [{ learnerId: _id }, { mentorId: _id }].map((own) =>
      database.sessions
        .find({ ...own, startsAt, status: { $in: SHOWN } })
        .sort({ startsAt: -1 })
        .limit(MAX_SESSIONS)
        .lean<Session[]>(),
    ),
  );
  return forCalendar(deps, found.flat(), person, i18n);
}

/** Sessions of this person with what a calendar says of them. */
export async function forCalendar(
  { database, clock }: Deps,
  sessions: readonly Session[],
  { _id }: Person,
  i18n: Texts,
): Promise<CalendarSession[]> {
  const otherIdOf = ({ learnerId, mentorId }: Session) => (learnerId.equals(_id) ? mentorId : learnerId);
  const others = await database.users.find({ _id: { $in: sessions.map(otherIdOf) } }, { Name: 1 }).lean();
  const nameOf = (id: Types.ObjectId) => others.find((other) => other._id.equals(id))?.Name ?? null;
  return sessions.map((session) => ({
    ...session,
    changedAt: new Date(clock.now()),
    otherName: otherPersonName(
      nameOf(otherIdOf(session)),
      sideOf(session, _id.toString()) ?? 'learner',
      i18n,
    ),
  }));
}
