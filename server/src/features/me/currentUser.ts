import { AppError } from '@preproom/models/contract/http/errors';
import type { CurrentUser } from '@preproom/models/contract/people/users';
import type { ReportedFeedback } from '@preproom/models/contract/room/feedback';
import type { ExpressionPoint } from '@preproom/models/contract/room/readings';
import type { OtherPerson } from '@preproom/models/contract/room/sessions';
import type { Database } from '@preproom/models/db/database';
import { readExpressionPoints } from '@preproom/models/db/readings/readingSummary';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { Actor } from '@preproom/models/runtime/authenticate';
import { presentUser } from '../accounts/account.present.ts';
import { presentOwn } from '../mentors/mentor.present.ts';
import { readMentor } from '../mentors/mentorProfile.ts';
import { readPurchases } from '../payments/ownPurchases.ts';
import { findSessions } from '../sessions/findSessions.ts';
import { presentMeeting, presentOther } from '../sessions/session.present.ts';
import { presentProfile } from '../student/profile.present.ts';
import type { ProfileDeps } from '../student/profile.service.ts';
import { readWaitlist } from '../waitlist/entries.ts';

const MAX_READ_SESSIONS = 10;
const MAX_FEEDBACK = 20;
const NO_PURCHASES = { transcation: [], enrolments: [], hasActivePack: false, ActivePack: null };

/** The current-user answer: the person, their sessions and, for a learner, profile, readings and feedback. */
export async function readCurrentUser(deps: ProfileDeps, actor: Actor): Promise<CurrentUser> {
  const { database } = deps;
  const user = await database.users.findById(actor.userId).lean();
  if (!user) throw new AppError('signed_out');
  const isLearner = user.role === 'user';
  const sessions = await findSessions(database, actor);
  const [purchases, waitlist, people, points, rated, feedback, profile] = await Promise.all([
    isLearner ? readPurchases(deps, user._id) : NO_PURCHASES,
    isLearner ? readWaitlist(database, user.Email) : [],
    findOthers(database, sessions, isLearner),
    isLearner ? findPoints(database, sessions) : new Map<string, ExpressionPoint[]>(),
    isLearner ? findRated(database, sessions) : new Set<string>(),
    isLearner ? findFeedback(database, actor) : [],
    isLearner ? database.studentProfiles.findOne({ userId: user._id }).lean() : null,
  ]);
  const own = presentProfile({ user, profile }, deps.clock.now());
  return {
    data: presentUser(user),
    OtherInfo: isLearner && profile ? own : await otherInfo(database, actor),
    ...purchases,
    waitlist,
    feedback,
    OnboardingStep: isLearner ? own.OnboardingStep : 0,
    deletesAt: user.deletion?.dueAt.toISOString() ?? null,
    meeting: sessions.flatMap((session) => {
      const { roomid, learnerId, mentorId } = session;
      const other = people.get((isLearner ? mentorId : learnerId).toString());
      const own = { expression: points.get(roomid) ?? [], hasRated: rated.has(roomid) };
      return other ? [presentMeeting(session, other, own)] : [];
    }),
  };
}

async function otherInfo(database: Database, { role, userId }: Actor): Promise<CurrentUser['OtherInfo']> {
  if (role === 'mentor') return mentorInfo(database, userId);
  return role === 'affiliate' ? affiliateInfo(database, userId) : {};
}

/** Empty until the affiliate first opens their page, which creates the link. */
async function affiliateInfo(database: Database, userId: string): Promise<CurrentUser['OtherInfo']> {
  const affiliate = await database.affiliates.findOne({ userId }, { _id: 0, code: 1, state: 1 }).lean();
  return affiliate ?? {};
}

/** Empty until the first step of the application is saved. */
async function mentorInfo(database: Database, userId: string): Promise<CurrentUser['OtherInfo']> {
  const of = await readMentor(database, userId);
  return of.profile.since ? presentOwn(of) : {};
}

async function findOthers(
  database: Database,
  sessions: Session[],
  isLearner: boolean,
): Promise<Map<string, OtherPerson>> {
  const ids = sessions.map((session) => (isLearner ? session.mentorId : session.learnerId));
  const users = await database.users.find({ _id: { $in: ids } }, { Name: 1, photo: 1 }).lean();
  const known = new Map(users.map((user) => [user._id.toString(), user]));
  return new Map(ids.map((id) => [id.toString(), presentOther(id, known.get(id.toString()))]));
}

async function findPoints(database: Database, sessions: Session[]): Promise<Map<string, ExpressionPoint[]>> {
  const read = sessions.filter(({ status, expression }) => status === 'live' || (expression?.n ?? 0) > 0);
  const [first] = read;
  if (!first) return new Map();
  const roomids = read.slice(0, MAX_READ_SESSIONS).map(({ roomid }) => roomid);
  return readExpressionPoints(database, first.learnerId, roomids);
}

/** The rooms of those sessions whose mentor the learner has rated. */
async function findRated(database: Database, sessions: Session[]): Promise<Set<string>> {
  const roomids = sessions.map(({ roomid }) => roomid);
  const ratings = await database.mentorRatings.find({ roomid: { $in: roomids } }, { roomid: 1 }).lean();
  return new Set(ratings.map(({ roomid }) => roomid));
}

async function findFeedback(database: Database, { userId }: Actor): Promise<ReportedFeedback[]> {
  const submitted = await database.feedback
    .find({ learnerId: userId, state: 'submitted' })
    .sort({ submittedAt: -1 })
    .limit(MAX_FEEDBACK)
    .lean();
  const roomids = submitted.map(({ roomid }) => roomid);
  const [sessions, mentors] = await Promise.all([
    database.sessions.find({ roomid: { $in: roomids } }, { roomid: 1, round: 1 }).lean(),
    database.users.find({ _id: { $in: submitted.map(({ mentorId }) => mentorId) } }, { Name: 1 }).lean(),
  ]);
  const rounds = new Map(sessions.map(({ roomid, round }) => [roomid, round]));
  const names = new Map(mentors.map(({ _id, Name }) => [_id.toString(), Name]));
  return submitted.flatMap(({ roomid, mentorId, submittedAt, ratings }) => {
    const round = rounds.get(roomid);
    if (!round || !submittedAt) return [];
    const mentorName = names.get(mentorId.toString()) ?? null;
    return [
      {
        roomid,
        mentorId: mentorId.toString(),
        mentorName,
        round,
        submittedAt: submittedAt.toISOString(),
        ratings: ratings as Record<string, string | number>,
      },
    ];
  });
}
