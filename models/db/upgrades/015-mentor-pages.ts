import { claimSlug } from '../mentors/claimSlug.ts';
import { mentorWords } from '../mentors/mentorProfile.model.ts';
import type { MentorSlugDocument } from '../mentors/mentorSlug.model.ts';
import { innerParts } from '../searchWords.ts';
import type { Upgrade } from './upgrade.ts';

/** Mentors had no public page: who was verified gets a slug, and all are found by parts of words. */
export const mentorPages: Upgrade = {
  version: 15,
  name: 'mentor-pages',
  async run(db) {
    const profiles = db.collection('mentorProfiles');
    const slugs = db.collection<MentorSlugDocument>('mentorSlugs');
    for await (const profile of profiles.find({ slug: { $exists: false } })) {
      const { _id, userId, status, headline = '', company = '', designation = '', expertise = [] } = profile;
      const person = await db.collection('users').findOne({ _id: userId }, { projection: { Name: 1 } });
      const name = String(person?.Name ?? '');
      const isPublic = person && (status === 'verified' || status === 'suspended');
      const slug = isPublic ? await claimSlug(slugs, userId, name, new Date()) : null;
      const words = mentorWords({ headline, company, designation, expertise });
      await profiles.updateOne(
        { _id },
        { $set: { ...words, nameParts: innerParts(name), slug, rounds: [] } },
      );
    }
  },
};
