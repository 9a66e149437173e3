import {
  COMMENT_CRITERIA,
  INDEX_CRITERION,
  STAR_CRITERIA,
} from '@preproom/models/contract/catalogues/criteria';
import type { FeedbackDraft } from '@preproom/models/contract/reports/feedback';
import {
  COMMENTED_SESSIONS,
  PERFORMANCE_SESSIONS,
  type Performance,
  type PerformanceSession,
  type SessionSpeech,
} from '@preproom/models/contract/reports/performance';
import { learnerShare, mergeSpeech, ownSums, togetherSums } from '@preproom/models/contract/room/speechSums';
import type { Database } from '@preproom/models/db/database';
import { summariseTotals } from '@preproom/models/db/readings/readingSummary';
import type { FeedbackDocument } from '@preproom/models/db/reports/feedback.model';
import { readSpeechOfRooms, type StoredSpeech } from '@preproom/models/db/room/speech/speech';
import type { Session } from '@preproom/models/db/sessions/session.model';

const FIELDS = { roomid: 1, round: 1, isFree: 1, startsAt: 1, mentorId: 1, expression: 1 } as const;
type MetSession = Pick<Session, keyof typeof FIELDS>;
type Submitted = Pick<FeedbackDocument, 'roomid' | 'ratings' | 'submittedAt'>;

/** A learner's sessions that are over or rated already, with what was rated and read in them; percentages are those of the session's report. */
export async function readPerformance(database: Database, learnerId: string): Promise<Performance> {
  const met = await metWith(database, learnerId);
  const [latest, total] = await Promise.all([
    database.sessions
      .find(met, FIELDS)
      .sort({ startsAt: -1 })
      .limit(PERFORMANCE_SESSIONS)
      .lean<MetSession[]>(),
    database.sessions.countDocuments(met),
  ]);
  const first = total > latest.length ? await findFirstRated(database, learnerId, latest) : null;
  const sessions = [...(first ? [first] : []), ...latest.reverse()];
  const roomids = sessions.map(({ roomid }) => roomid);
  const [feedback, names, speech] = await Promise.all([
    findSubmitted(database, roomids),
    findMentorNames(database, sessions),
    readSpeechOfRooms(database, roomids),
  ]);
  const commented = new Set(
    sessions
      .filter(({ roomid }) => feedback.has(roomid))
      .slice(-COMMENTED_SESSIONS)
      .map(({ roomid }) => roomid),
  );
  return {
    sessions: sessions.map((session) => ({
      ...presentSession(session, names),
      feedback: presentFeedback(feedback.get(session.roomid), commented.has(session.roomid)),
      speech: presentSpeech(speech.get(session.roomid)),
    })),
    omitted: total - sessions.length,
  };
}

/** Feedback may come while the session still is live: from then on it counts, as it does in the report. */
async function metWith(database: Database, learnerId: string) {
  const live = await database.sessions.find({ learnerId, status: 'live' }, { roomid: 1 }).lean();
  const rated =
    live.length === 0
      ? new Map()
      : await findSubmitted(
          database,
          live.map(({ roomid }) => roomid),
        );
  const done = { learnerId, status: 'done' } as const;
  return rated.size === 0 ? done : { $or: [done, { learnerId, roomid: { $in: [...rated.keys()] } }] };
}

/** The learner's first session with feedback, unless it is among the latest. */
async function findFirstRated(
  database: Database,
  learnerId: string,
  latest: readonly MetSession[],
): Promise<MetSession | null> {
  const first = await database.feedback
    .findOne({ learnerId, state: 'submitted' }, { roomid: 1 })
    .sort({ submittedAt: 1 })
    .lean();
  if (!first || latest.some(({ roomid }) => roomid === first.roomid)) return null;
  return database.sessions
    .findOne({ roomid: first.roomid, status: { $in: ['live', 'done'] } }, FIELDS)
    .lean<MetSession>();
}

async function findSubmitted(
  database: Database,
  roomids: readonly string[],
): Promise<Map<string, Submitted>> {
  const submitted = await database.feedback
    .find({ roomid: { $in: roomids }, state: 'submitted' }, { roomid: 1, ratings: 1, submittedAt: 1 })
    .lean<Submitted[]>();
  return new Map(submitted.map((one) => [one.roomid, one]));
}

async function findMentorNames(
  database: Database,
  sessions: readonly MetSession[],
): Promise<Map<string, string>> {
  const ids = sessions.map(({ mentorId }) => mentorId);
  const mentors = await database.users.find({ _id: { $in: ids } }, { Name: 1 }).lean();
  return new Map(mentors.map(({ _id, Name }) => [_id.toString(), Name]));
}

function presentSession(
  { roomid, round, isFree, startsAt, mentorId, expression }: MetSession,
  names: ReadonlyMap<string, string>,
): Omit<PerformanceSession, 'feedback' | 'speech'> {
  return {
    roomid,
    round,
    isFree,
    startsAt: startsAt.toISOString(),
    mentorId: mentorId.toString(),
    mentorName: names.get(mentorId.toString()) ?? null,
    expression: expression && expression.n > 0 ? summariseTotals(expression) : null,
  };
}

function presentFeedback(
  submitted: Submitted | undefined,
  withComments: boolean,
): PerformanceSession['feedback'] {
  if (!submitted?.submittedAt) return null;
  const { ratings, submittedAt } = submitted;
  return {
    submittedAt: submittedAt.toISOString(),
    ratings: pick(ratings, [...STAR_CRITERIA, INDEX_CRITERION]),
    comments: withComments ? pick(ratings, COMMENT_CRITERIA) : {},
  };
}

/** What the report of the session says of it. */
function presentSpeech(stored: StoredSpeech | undefined): SessionSpeech | null {
  const learner = mergeSpeech(stored?.learner?.segments ?? []);
  if (learner.length === 0) return null;
  const { pace } = ownSums(learner);
  const mentor = mergeSpeech(stored?.mentor?.segments ?? []);
  if (mentor.length === 0) return { learnerShare: null, pace, answerPauseMs: null };
  const { answerPauseMs } = togetherSums(learner, mentor).learner;
  return { learnerShare: learnerShare(learner, mentor), pace, answerPauseMs };
}

type Given<K extends keyof FeedbackDraft['ratings']> = {
  [Name in K]?: NonNullable<FeedbackDraft['ratings'][Name]>;
};

/** Those of the ratings that were given. */
function pick<K extends keyof FeedbackDraft['ratings']>(
  ratings: FeedbackDraft['ratings'],
  names: readonly K[],
): Given<K> {
  const given = names.filter((name) => ratings[name] !== undefined).map((name) => [name, ratings[name]]);
  return Object.fromEntries(given) as Given<K>;
}
