import { MAIL_JOB } from '@preproom/models/contract/team/deliveries';
import { type Decision, MAX_DECISIONS } from '@preproom/models/contract/team/welcome';
import type { Database } from '@preproom/models/db/database';
import type { Types } from 'mongoose';
import type { OverdueSession } from '../../sessions/team/overdueFeedback.ts';
import { REPORTED_REVIEWS } from './numbers.ts';

interface Found extends Pick<Decision, 'kind' | 'name'> {
  _id: Types.ObjectId;
  since: Date;
}

/** What the caller's rights cover. */
interface Covered {
  people: { overdue: OverdueSession[] } | null;
  operations: boolean;
}

/** The decisions that wait longest, each kind found by its index. */
export async function findDecisions(
  database: Database,
  { people, operations }: Covered,
): Promise<Decision[]> {
  const found = await Promise.all([
    ...(people ? [findForPeople(database), oldestPerMentor(people.overdue)] : []),
    ...(operations ? [findFailed(database)] : []),
  ]);
  const oldest = found
    .flat()
    .sort((a, b) => a.since.getTime() - b.since.getTime())
    .slice(0, MAX_DECISIONS);
  const names = await namesOf(database, oldest);
  return oldest.map(({ kind, _id, since, name }) => ({
    kind,
    _id: _id.toString(),
    since: since.toISOString(),
    name: names.get(_id.toString()) ?? name,
  }));
}

async function findForPeople({ mentorProfiles, reports, queries, contactMessages, mentorRatings }: Database) {
  const profiles = (filter: { status: 'pending' } | { isChanged: true }) =>
    mentorProfiles
      .find(filter, { userId: 1, since: 1, changedAt: 1 })
      .sort({ since: 1, _id: 1 })
      .limit(MAX_DECISIONS)
      .lean();
  const [pending, changed, reported, callbacks, messages, reviews] = await Promise.all([
    profiles({ status: 'pending' }),
    profiles({ isChanged: true }),
    reports.find({ state: 'open' }, { lastAt: 1 }).sort({ lastAt: 1 }).limit(MAX_DECISIONS).lean(),
    queries.find({ status: 'open' }, { at: 1 }).sort({ at: 1 }).limit(MAX_DECISIONS).lean(),
    contactMessages.find({ status: 'open' }, { at: 1 }).sort({ at: 1 }).limit(MAX_DECISIONS).lean(),
    mentorRatings
      .find(REPORTED_REVIEWS, { report: 1 })
      .sort({ 'report.reportedAt': 1 })
      .limit(MAX_DECISIONS)
      .lean(),
  ]);
  return [
    ...pending.map(({ userId, since }) => found('mentor', userId, since)),
    ...changed.map(({ userId, since, changedAt }) => found('mentorChange', userId, changedAt ?? since)),
    ...reported.map(({ _id, lastAt }) => found('report', _id, lastAt)),
    ...callbacks.map(({ _id, at }) => found('callback', _id, at)),
    ...messages.map(({ _id, at }) => found('message', _id, at)),
    ...reviews.flatMap(({ _id, report }) => (report ? [found('review', _id, report.reportedAt)] : [])),
  ];
}

/** The session for which each mentor has owed feedback longest. */
function oldestPerMentor(overdue: OverdueSession[]): Found[] {
  const latestFirst = overdue.toReversed();
  const oldest = new Map(latestFirst.map((session) => [session.mentorId.toString(), session]));
  return [...oldest.values()].map(({ mentorId, startsAt }) => found('feedback', mentorId, startsAt));
}

async function findFailed({ jobRuns }: Database): Promise<Found[]> {
  const failed = await jobRuns
    .find({ state: 'failed' }, { kind: 1, runAt: 1 })
    .sort({ removeAt: 1, _id: 1 })
    .limit(MAX_DECISIONS)
    .lean();
  return failed.map(({ _id, kind, runAt }) =>
    kind === MAIL_JOB ? found('mail', _id, runAt) : found('job', _id, runAt, kind),
  );
}

function found(kind: Decision['kind'], _id: Types.ObjectId, since: Date, name: string | null = null): Found {
  return { kind, _id, since, name };
}

/** The names of the mentors among them. */
async function namesOf({ users }: Database, decisions: Found[]): Promise<Map<string, string>> {
  const ids = decisions.map(({ _id }) => _id);
  const people = await users.find({ _id: { $in: ids }, role: 'mentor' }, { Name: 1 }).lean();
  return new Map(people.map(({ _id, Name }) => [_id.toString(), Name]));
}
