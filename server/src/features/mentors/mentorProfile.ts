import { AppError } from '@preproom/models/contract/http/errors';
import { missingMentorFields, type RequiredMentorField } from '@preproom/models/contract/mentors/mentorLife';
import type { MentorChange } from '@preproom/models/contract/mentors/mentors';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import type { Database } from '@preproom/models/db/database';
import { type MentorProfileDocument, mentorWords } from '@preproom/models/db/mentors/mentorProfile.model';
import { ensureMentorProfile } from '@preproom/models/db/mentors/mentorProfiles';
import type { Clock } from '@preproom/models/runtime/clock';
import type { Types } from 'mongoose';
import { findFile } from '../../files/storedFiles.ts';

export type Mentor = UserDocument & { _id: Types.ObjectId };
type Deps = { database: Database; clock: Clock };

export type Profile = Omit<
  MentorProfileDocument,
  | 'userId'
  | 'since'
  | 'moves'
  | 'revision'
  | 'approved'
  | 'ratingRevision'
  | 'nameParts'
  | 'aboutWords'
  | 'aboutParts'
  | 'companyWords'
> & {
  since: Date | null;
};

/** The profile of a mentor who has not saved anything yet. */
const NO_PROFILE: Profile = {
  status: 'draft',
  since: null,
  appliedAt: null,
  reason: null,
  isChanged: false,
  changedAt: null,
  headline: '',
  company: '',
  designation: '',
  years: null,
  linkedIn: null,
  expertise: [],
  languages: [],
  replyHours: null,
  rounds: [],
  slug: null,
  ratingSum: 0,
  ratingCount: 0,
  rating: null,
  offersIntroduction: false,
  nextFreeAt: null,
  freeCheckAt: null,
};

/** The fields that the team reviews. A verified mentor who changes one stays listed and is reviewed again. */
const CHECKED = ['company', 'designation', 'years', 'linkedIn'] as const;

/** A mentor's user, unless it is given, and profile, and what the application still needs. Throws `signed_out` if the account is gone. */
export async function readMentor(database: Database, userId: Types.ObjectId | string, account?: Mentor) {
  const [mentor, stored, resume] = await Promise.all([
    account ?? database.users.findById(userId).lean<Mentor>(),
    database.mentorProfiles.findOne({ userId }).lean(),
    findFile(database, { folder: 'resume', itemId: userId }),
  ]);
  if (!mentor) throw new AppError('signed_out');
  const profile: Profile = stored ?? NO_PROFILE;
  return { mentor, profile, missing: missingOf(mentor, profile, resume !== null) };
}

function missingOf(mentor: Mentor, profile: Profile, hasResume: boolean): RequiredMentorField[] {
  const { phone, passwordHash, identities = [] } = mentor;
  // Until the first step stores a phone number, the name is a placeholder made from the address.
  const name = phone === '' ? '' : mentor.Name;
  const password = passwordHash !== null || identities.length > 0;
  return missingMentorFields({ ...profile, name, phone, password, resume: hasResume });
}

/** A save is retried when the profile changes meanwhile. People trigger those changes, so two in a row are very rare. */
const MAX_TRIES = 5;

/**
 * Saves the given fields; the first save creates the profile. The same write marks a verified profile for review and renews the
 * search words. It is conditional on what was read, so that neither a concurrent verification nor another save is overlooked.
 */
export async function saveDetails(deps: Deps, userId: Types.ObjectId, details: MentorChange) {
  const { mentorProfiles } = deps.database;
  await ensureMentorProfile(deps.database, userId, new Date(deps.clock.now()));
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const before = await mentorProfiles.findOne({ userId }).lean().orFail();
    const isNews = CHECKED.some((field) => field in details && details[field] !== before[field]);
    const isMarked = before.status === 'verified' && isNews;
    const mark = isMarked
      ? { isChanged: true, reason: null, changedAt: before.changedAt ?? new Date(deps.clock.now()) }
      : {};
    const { status, headline, company, designation, expertise } = before;
    const work = {
      headline: details.headline ?? headline,
      company: details.company ?? company,
      designation: details.designation ?? designation,
      expertise: details.expertise ?? expertise,
    };
    const { matchedCount } = await mentorProfiles.updateOne(
      { userId, status, headline, company, designation, expertise },
      { $set: { ...details, ...mentorWords(work), ...mark }, $inc: { revision: isNews ? 1 : 0 } },
    );
    if (matchedCount === 1) return;
  }
  throw new AppError('conflict');
}

/**
 * Called before a mentor's name or resume changes; a mark without a change does no harm. It increments the revision first, so that no
 * verification of the old content can succeed between the two writes.
 */
export async function markChanged({ database, clock }: Deps, userId: Types.ObjectId | string): Promise<void> {
  await database.mentorProfiles.updateOne({ userId }, { $inc: { revision: 1 } });
  const verified = { userId, status: 'verified' } as const;
  const changedAt = new Date(clock.now());
  await database.mentorProfiles.updateOne({ ...verified, changedAt: null }, { $set: { changedAt } });
  await database.mentorProfiles.updateOne(verified, { $set: { isChanged: true, reason: null } });
}
