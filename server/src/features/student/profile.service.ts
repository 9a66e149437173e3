import { AppError } from '@preproom/models/contract/http/errors';
import { isProfileComplete, type ProfileState } from '@preproom/models/contract/people/onboardingSteps';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { StudentProfileDocument } from '@preproom/models/db/people/studentProfile.model';
import type { UserDocument } from '@preproom/models/db/people/user.model';
import type { Clock } from '@preproom/models/runtime/clock';
import type { QueryFilter, Types } from 'mongoose';

export interface ProfileDeps {
  database: Database;
  clock: Clock;
}

type Person = Types.ObjectId | string;
/** The parts of a profile that one step saves. */
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

/** Saves a part of the profile; where it was the last that was missing, onboarding is completed with it. */
export async function saveProfile(deps: ProfileDeps, userId: Person, change: Change): Promise<Learner> {
  await writeProfile(deps, userId, change);
  return completeWhenWhole(deps, await readLearner(deps.database, userId));
}

/** Gives a profile its date of birth; throws `birth_date_fixed` where another one was given before, however short a time ago. */
export async function setBirthDate(deps: ProfileDeps, userId: Person, dateOfBirth: string): Promise<void> {
  // A profile with another date does not fit the filter, and the unique index refuses to make a second one.
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
  // Another first step made the profile at the same moment: now it is there to change.
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
