import type { StudentFile } from '@preproom/models/contract/learners/team/studentFile';
import type { Database } from '@preproom/models/db/database';
import type { StudentProfileDocument } from '@preproom/models/db/learners/studentProfile.model';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { lacksGuardian } from './birthDate.ts';
import type { LearnerAccount } from './findLearner.ts';

type Profile = Omit<
  StudentFile,
  'packCount' | 'packs' | 'upcoming' | 'past' | 'payments' | 'reports' | 'blocks'
>;

/** A learner's account and profile, with their standing consents. */
export async function readProfile(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  user: LearnerAccount,
): Promise<Profile> {
  const [profile, consents] = await Promise.all([
    database.studentProfiles.findOne({ userId: user._id }).lean(),
    readConsents(database, user._id),
  ]);
  const { Name, photo, Email, phone, language, completed, suspension } = user;
  const { dateOfBirth = null, education = null, skills = null, guardian = null } = profile ?? {};
  return {
    _id: user._id.toString(),
    ...{ Name, photo, Email, phone, language, completed },
    joinedAt: user.createdAt.toISOString(),
    isLeaving: user.deletion !== null,
    suspension: suspension ? { at: suspension.at.toISOString(), reason: suspension.reason } : null,
    ...{ dateOfBirth, education, skills },
    goal: await presentGoal(database, profile),
    guardian: guardian && { ...guardian, consentedAt: guardian.consentedAt.toISOString() },
    needsGuardian: lacksGuardian({ user, profile }, clock.now()),
    consents,
  };
}

async function presentGoal(
  { products }: Database,
  profile: StudentProfileDocument | null,
): Promise<Profile['goal']> {
  if (!profile?.goal) return null;
  const { targetRole, programId, interviewDate } = profile.goal;
  const program = programId && (await products.findById(programId, { product_name: 1 }).lean());
  return { targetRole, interviewDate, program: program?.product_name ?? null };
}

/** Of each kind the latest decision. Those about one session or practice are not the team's concern. */
async function readConsents({ consents }: Database, userId: Types.ObjectId): Promise<Profile['consents']> {
  const ofAccount = { userId, kind: { $nin: ['expression_reading', 'talk_time', 'recording'] as const } };
  const decisions = await consents.find(ofAccount, { kind: 1, granted: 1, at: 1 }).sort({ at: -1 }).lean();
  const latest = Map.groupBy(decisions, ({ kind }) => kind);
  return [...latest].flatMap(([kind, [decision]]) =>
    decision ? [{ kind, granted: decision.granted, at: decision.at.toISOString() }] : [],
  );
}
