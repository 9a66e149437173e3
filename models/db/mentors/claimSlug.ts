import { createHash } from 'node:crypto';
import type { mongo, Types } from 'mongoose';
import { slugOf } from '../../contract/http/slugs.ts';
import { LONGEST_SLUG } from '../../contract/mentors/directory.ts';
import { isDuplicateKey } from '../errors.ts';
import type { MentorSlugDocument } from './mentorSlug.model.ts';

export function slugKey(slug: string): string {
  return createHash('sha256').update(slug).digest('base64url');
}

/** The first slug of this name that is free or this mentor's already: "meera-iyer", "meera-iyer-2", and so on. */
export async function claimSlug(
  slugs: mongo.Collection<MentorSlugDocument>,
  mentorId: Types.ObjectId,
  name: string,
  takenAt: Date,
): Promise<string> {
  // A number of up to six digits has to fit.
  const base = slugOf(name, LONGEST_SLUG - 7, 'mentor');
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    const _id = slugKey(slug);
    await slugs.insertOne({ _id, mentorId, takenAt }).catch((error) => {
      if (!isDuplicateKey(error)) throw error;
    });
    const owner = await slugs.findOne({ _id });
    if (owner?.mentorId.equals(mentorId)) return slug;
  }
}
