import { AppError } from '@preproom/models/contract/http/errors';
import { isProfileComplete, type ProfileState } from '@preproom/models/contract/learners/onboardingSteps';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { StudentProfileDocument } from '@preproom/models/db/learners/studentProfile.model';
import type { Clock } from '@preproom/models/runtime/clock';
import type { QueryFilter, Types } from 'mongoose';

export interface ProfileDeps {
  database: Database;
  clock: Clock;
}

type Person = Types.ObjectId | string;
/** The part of a profile that one onboarding step saves. */
type Change = Partial<Omit<StudentProfileDocument, 'userId' | 'updatedAt'>>;

/** A learner's account and profile; the profile is null before anything is saved. */
export interface Learner {
  user: UserDocument & { _id: Types.ObjectId };
  profile: StudentProfileDocument | null;
}

export async function readLearner(database: Database, userId: Person): Promise<Learner> {
  const [user, profile] = await Promise.all([
    database.users.findById(userId).lean(),
    database.studentProfiles.findOne({ userId }).lean(),
  ]);
  if (!user) throw new AppError('signed_out');
  return { user, profile };
}

/** Saves a part of the profile and completes onboarding if nothing is missing any more. */
export async function saveProfile(deps: ProfileDeps, userId: Person, change: Change): Promise<Learner> {
  await writeProfile(deps, userId, change);
  return completeWhenWhole(deps, await readLearner(deps.database, userId));
}

/** Sets the date of birth once; throws `birth_date_fixed` if another one is stored, even by a concurrent request. */
export async function setBirthDate(deps: ProfileDeps, userId: Person, dateOfBirth: string): Promise<void> {
  // A profile with another date does not match the filter, so the upsert tries to insert and the unique index refuses it.
  const fits = { dateOfBirth: { $in: [null, dateOfBirth] } };
  await writeProfile(deps, userId, { dateOfBirth }, fits).catch((error) => {
    if (!isDuplicateKey(error)) throw error;
    throw new AppError('birth_date_fixed');
  });
}

async function writeProfile(
  { database, clock }: ProfileDeps,
  userId: Person,
  change: Change,
  where: QueryFilter<StudentProfileDocument> = {},
): Promise<void> {
  const write = () =>
    database.studentProfiles.updateOne(
      { userId, ...where },
      { $set: { ...change, updatedAt: new Date(clock.now()) } },
      { upsert: true, setDefaultsOnInsert: true },
    );
  // A concurrent request inserted the profile, so the second attempt updates it.
  await write().catch((error) => {
    if (!isDuplicateKey(error)) throw error;
    return write();
  });
}

async function completeWhenWhole({ database, clock }: ProfileDeps, learner: Learner): Promise<Learner> {
  if (learner.user.completed || !isProfileComplete(profileState(learner), clock.now())) return learner;
  await database.users.updateOne({ _id: learner.user._id }, { completed: true });
  return { ...learner, user: { ...learner.user, completed: true } };
}

export function profileState({ user, profile }: Learner): ProfileState {
  return {
    hasContact: user.Name !== '' && user.phone !== '',
    dateOfBirth: profile?.dateOfBirth ?? null,
    hasEducation: Boolean(profile?.education),
    hasGoal: Boolean(profile?.goal),
    hasSkills: Boolean(profile?.skills),
    hasGuardian: Boolean(profile?.guardian),
  };
}
