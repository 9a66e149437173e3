import { isAdult } from '@preproom/models/contract/learners/age';
import type { Database } from '@preproom/models/db/database';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import type { Types } from 'mongoose';

type Person = Types.ObjectId | string;

/**
 * The number to which this person may be sent text messages: an Indian mobile number of an adult. A learner's date of birth proves
 * it; a mentor counts as one once the team has verified them. Null if there is no such number.
 */
export async function textNumber(database: Database, userId: Person, nowMs: number): Promise<string | null> {
  const user = await database.users.findById(userId, { phone: 1 }).lean();
  if (!user?.phone || !isIndianMobile(user.phone)) return null;
  const [profile, verified] = await Promise.all([
    database.studentProfiles.findOne({ userId }, { dateOfBirth: 1 }).lean(),
    database.mentorProfiles.exists({ userId, status: 'verified' }),
  ]);
  const isOfAge = profile?.dateOfBirth ? isAdult(profile.dateOfBirth, nowMs) : verified !== null;
  return isOfAge ? user.phone : null;
}

/** The number to which this person wants reminders: what they said last, about the number that they have now. Null for none. */
export async function reminderNumber(
  database: Database,
  userId: Person,
  nowMs: number,
): Promise<string | null> {
  const [number, said] = await Promise.all([textNumber(database, userId, nowMs), lastSaid(database, userId)]);
  return said?.granted && said.phone === number ? number : null;
}

/** What this person said last about reminders by text message. */
export function lastSaid({ consents }: Database, userId: Person) {
  return consents
    .findOne({ userId, kind: 'text_reminders' }, { granted: 1, phone: 1 })
    .sort({ at: -1, _id: -1 })
    .lean();
}

/** With the numbers of mobile phones alone, any other is not valid. */
function isIndianMobile(phone: string): boolean {
  const number = parsePhoneNumberFromString(phone);
  return number?.country === 'IN' && number.isValid();
}
