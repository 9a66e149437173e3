import type { Types } from 'mongoose';
import type { Database } from '../database.ts';
import { innerParts } from '../searchWords.ts';
import { claimSlug } from './claimSlug.ts';
import type { MentorSlugDocument } from './mentorSlug.model.ts';

/** Gives the mentor's page a slug of their name, and stores the parts of words by which the name is found. Repeatable. */
export async function nameMentorPage(
  { mentorProfiles, mentorSlugs }: Database,
  mentorId: Types.ObjectId,
  name: string,
  now: Date,
): Promise<void> {
  // The driver's collection, as upgrades have it.
  const slugs = mentorSlugs.db.collection<MentorSlugDocument>(mentorSlugs.collection.name);
  const slug = await claimSlug(slugs, mentorId, name, now);
  await mentorProfiles.updateOne({ userId: mentorId }, { $set: { slug, nameParts: innerParts(name) } });
}
