import { NO_AVAILABILITY } from '@preproom/models/contract/sessions/availability';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { mentorWords } from '@preproom/models/db/mentors/mentorProfile.model';
import { nameMentorPage } from '@preproom/models/db/mentors/mentorSlugs';
import type { Types } from 'mongoose';
import { refreshNextFree } from '../../sessions/nextFree.ts';

const PROFILE = {
  status: 'verified',
  headline: 'An account to try the product with: there is no such mentor',
  company: 'Demo company',
  designation: 'Demo engineer',
  years: 8,
  linkedIn: 'https://www.linkedin.com/in/preproom-demo-mentor',
  expertise: ['System architecture', 'Quality assurance'],
  languages: ['English', 'Hindi'],
};

const days = (numbers: number[], from: string, to: string) => numbers.map((day) => ({ day, from, to }));
/** Evenings and weekends in India, so that a newcomer finds a time soon. */
const HOURS = {
  weekly: [...days([1, 2, 3, 4, 5], '18:00', '22:00'), ...days([6, 7], '10:00', '20:00')],
  noticeHours: 1,
  bufferMinutes: 15,
  offersIntroduction: true,
} as const;

/** What learners see of the demo mentor, and when they can be booked; what is stored is left as it is. */
export async function ensureDemoMentor(
  database: Database,
  { _id: mentorId, Name }: { _id: Types.ObjectId; Name: string },
  now: Date,
): Promise<void> {
  await ignoreTwins(
    database.mentorProfiles.updateOne(
      { userId: mentorId },
      { $setOnInsert: { ...PROFILE, ...mentorWords(PROFILE), since: now } },
      { upsert: true },
    ),
  );
  // Demos that began without one.
  await database.mentorProfiles.updateOne(
    { userId: mentorId, linkedIn: null },
    { $set: { linkedIn: PROFILE.linkedIn } },
  );
  await nameMentorPage(database, mentorId, Name, now);
  const availability = { ...NO_AVAILABILITY, ...HOURS, slots: [], revision: 1 };
  await ignoreTwins(
    database.availabilities.updateOne({ mentorId }, { $setOnInsert: availability }, { upsert: true }),
  );
  await refreshNextFree({ database, clock: { now: () => now.getTime() } }, mentorId);
}

async function ignoreTwins(upsert: PromiseLike<unknown>): Promise<void> {
  try {
    await upsert;
  } catch (error) {
    // Another process that starts at the same time stored it.
    if (!isDuplicateKey(error)) throw error;
  }
}
