import { AppError } from '@preproom/models/contract/http/errors';
import { missingMentorFields, type RequiredMentorField } from '@preproom/models/contract/people/mentorLife';
import type { MentorChange } from '@preproom/models/contract/people/mentors';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { MentorProfileDocument } from '@preproom/models/db/people/mentorProfile.model';
import type { UserDocument } from '@preproom/models/db/people/user.model';
import type { Clock } from '@preproom/models/runtime/clock';
import type { Types } from 'mongoose';
import { findFile } from '../../files/storedFiles.ts';

export type Mentor = UserDocument & { _id: Types.ObjectId };
type Deps = { database: Database; clock: Clock };

export type Profile = Omit<MentorProfileDocument, 'userId' | 'since' | 'moves' | 'revision'> & {
  since: Date | null;
};

/** What a mentor has who has saved nothing yet. */
const NO_PROFILE: Profile = {
  status: 'draft',
  since: null,
  appliedAt: null,
  reason: null,
  isChanged: false,
  headline: '',
  company: '',
  designation: '',
  years: null,
  linkedIn: null,
  expertise: [],
  languages: [],
};

/** What the team has looked at: a verified mentor who changes it stays listed, and is looked at again. */
const CHECKED = ['company', 'designation', 'years', 'linkedIn'] as const;

/** A mentor's person and profile, and what their application still needs. Throws `signed_out` for an account that is gone. */
export async function readMentor(database: Database, userId: string) {
  const [mentor, stored, resume] = await Promise.all([
    database.users.findById(userId).lean<Mentor>(),
    database.mentorProfiles.findOne({ userId }).lean(),
    findFile(database, { folder: 'resume', itemId: userId }),
  ]);
  if (!mentor) throw new AppError('signed_out');
  const profile: Profile = stored ?? NO_PROFILE;
  return { mentor, profile, missing: missingOf(mentor, profile, resume !== null) };
}

function missingOf(mentor: Mentor, profile: Profile, hasResume: boolean): RequiredMentorField[] {
  const { phone, passwordHash, identities = [] } = mentor;
  // Before the number is known the name is only a guess from the address.
  const name = phone === '' ? '' : mentor.Name;
  const password = passwordHash !== null || identities.length > 0;
  return missingMentorFields({ ...profile, name, phone, password, resume: hasResume });
}

/** Statuses change by what people press: somebody who saves meets one such change, hardly ever two. */
const MAX_TRIES = 5;

/**
 * Stores what was given; the first that is stored makes the profile. Whether the change of somebody verified has to be looked at is
 * said by the same write, which names the status that it rests on.
 */
export async function saveDetails(deps: Deps, userId: Types.ObjectId, details: MentorChange) {
  const { mentorProfiles } = deps.database;
  await ensureProfile(deps, userId);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const before = await mentorProfiles.findOne({ userId }).lean().orFail();
    const isNews = CHECKED.some((field) => field in details && details[field] !== before[field]);
    const mark = before.status === 'verified' && isNews ? { isChanged: true } : {};
    const { matchedCount } = await mentorProfiles.updateOne(
      { userId, status: before.status },
      { $set: { ...details, ...mark }, $inc: { revision: isNews ? 1 : 0 } },
    );
    if (matchedCount === 1) return;
  }
  throw new AppError('conflict');
}

/**
 * Before a mentor's name or resume changes: the mark alone does no harm. The number first, so that nobody can be verified between the
 * two on what they were.
 */
export async function markChanged(database: Database, userId: Types.ObjectId | string): Promise<void> {
  await database.mentorProfiles.updateOne({ userId }, { $inc: { revision: 1 } });
  await database.mentorProfiles.updateOne({ userId, status: 'verified' }, { $set: { isChanged: true } });
}

export async function ensureProfile({ database, clock }: Deps, userId: Types.ObjectId): Promise<void> {
  const since = new Date(clock.now());
  try {
    await database.mentorProfiles.updateOne({ userId }, { $setOnInsert: { since } }, { upsert: true });
  } catch (error) {
    // Another request was first.
    if (!isDuplicateKey(error)) throw error;
  }
}
