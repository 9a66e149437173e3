import { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';

declare module '../../backgroundJobs/jobs.ts' {
  interface JobData {
    /** Planned by an upgrade, for those whose page became public without their doing. */
    'mentor:tellOfPage': { userId: string };
  }
}

/** Tells a verified mentor that everyone can see their page. Told again, nothing is sent twice (the keys). */
export async function tellOfPublicPage(
  { database, notify, mail }: Pick<AppDeps, 'database' | 'notify' | 'mail'>,
  id: string,
): Promise<void> {
  const userId = new Types.ObjectId(id);
  const [person, isPublic] = await Promise.all([
    database.users.findById(userId, { Email: 1, language: 1, deletion: 1 }).lean(),
    database.mentorProfiles.exists({ userId, status: 'verified' }),
  ]);
  if (!person || person.deletion || !isPublic) return;
  const key = `publicPage:${id}`;
  await notify({ userId, key, kind: 'mentor_page_public' });
  const { Email: to, language } = person;
  await mail.queue({ template: 'publicPage', to, userId, language, key });
}
