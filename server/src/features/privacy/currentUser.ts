import type { CurrentUser } from '@preproom/models/contract/currentUser';
import { AppError } from '@preproom/models/contract/http/errors';
import type { ExpressionPoint } from '@preproom/models/contract/readings/readings';
import type { Database } from '@preproom/models/db/database';
import { readExpressionPoints } from '@preproom/models/db/readings/readingSummary';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { Actor } from '@preproom/models/runtime/authenticate';
import { findFile } from '../../files/storedFiles.ts';
import { presentUser } from '../accounts/account.present.ts';
import { presentProfile } from '../learners/profile.present.ts';
import type { ProfileDeps } from '../learners/profile.service.ts';
import { presentOwn } from '../mentors/mentor.present.ts';
import { readMentor } from '../mentors/mentorProfile.ts';
import { readPurchases } from '../payments/ownPurchases.ts';
import { readWaitlist } from '../programs/waitlist/entries.ts';
import { findSessions } from '../sessions/findSessions.ts';
import { presentMeetings } from '../sessions/meetings.ts';
import { findReportedFeedback } from '../sessions/reportedFeedback.ts';
import { findIntroduction } from '../sessions/usedRounds.ts';

const MAX_READ_SESSIONS = 10;
const MAX_FEEDBACK = 20;
const NO_PURCHASES = { transcation: [], enrolments: [], hasActivePack: false, ActivePack: null };

/** The current-user answer: the person, their sessions and, for a learner, profile, readings and feedback. */
export async function readCurrentUser(deps: ProfileDeps, actor: Actor): Promise<CurrentUser> {
  const { database } = deps;
  const user = await database.users.findById(actor.userId).lean();
  if (!user) throw new AppError('signed_out');
  const isLearner = user.role === 'user';
  const [purchases, waitlist, meeting, feedback, introduction, profile, resume] = await Promise.all([
    isLearner ? readPurchases(deps, user._id) : NO_PURCHASES,
    isLearner ? readWaitlist(database, user.Email) : [],
    readMeetings(database, actor),
    isLearner ? findReportedFeedback(database, user._id, { limit: MAX_FEEDBACK }) : [],
    isLearner ? findIntroduction(database, user._id) : null,
    isLearner ? database.studentProfiles.findOne({ userId: user._id }).lean() : null,
    isLearner ? findFile(database, { folder: 'resume', itemId: actor.userId }) : null,
  ]);
  const own = presentProfile({ user, profile }, deps.clock.now());
  return {
    data: presentUser(user),
    OtherInfo:
      isLearner && profile ? { ...own, hasResume: resume !== null } : await otherInfo(database, actor),
    ...purchases,
    waitlist,
    feedback,
    OnboardingStep: isLearner ? own.OnboardingStep : 0,
    introduction,
    serverNow: new Date(deps.clock.now()).toISOString(),
    deletesAt: user.deletion?.dueAt.toISOString() ?? null,
    meeting,
  };
}

async function readMeetings(database: Database, actor: Actor): Promise<CurrentUser['meeting']> {
  const isLearner = actor.role === 'user';
  const sessions = await findSessions(database, actor);
  const [meetings, points] = await Promise.all([
    presentMeetings(database, sessions, isLearner ? 'learner' : 'mentor'),
    isLearner ? findPoints(database, sessions) : new Map<string, ExpressionPoint[]>(),
  ]);
  return meetings.map((meeting) => ({ ...meeting, expression: points.get(meeting.roomid) ?? [] }));
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

async function findPoints(database: Database, sessions: Session[]): Promise<Map<string, ExpressionPoint[]>> {
  const read = sessions.filter(({ status, expression }) => status === 'live' || (expression?.n ?? 0) > 0);
  const [first] = read;
  if (!first) return new Map();
  const roomids = read.slice(0, MAX_READ_SESSIONS).map(({ roomid }) => roomid);
  return readExpressionPoints(database, first.learnerId, roomids);
}
