import type { AboutLearner, BookingNote } from '@preproom/models/contract/sessions/sessions';
import type { File } from '@preproom/models/db/accounts/file.model';
import type { Database } from '@preproom/models/db/database';
import type { StudentProfileDocument } from '@preproom/models/db/learners/studentProfile.model';
import { isLearnerReady } from '@preproom/models/db/room/profileFirst';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { findFile } from '../../files/storedFiles.ts';
import { isShownToMentor } from './findSessions.ts';
import { readBookingNote } from './messages/bookingNotes.ts';

/**
 * What the mentor sees of the learner; null if the session was cancelled or did not take place (`isShownToMentor`). Nothing is filled
 * in before the learner's profile is complete.
 */
export async function readAboutLearner(
  database: Database,
  session: Pick<Session, '_id' | 'learnerId' | 'status' | 'bookingNote' | 'packId' | 'isFree'>,
): Promise<AboutLearner | null> {
  if (!isShownToMentor(session)) return null;
  if (!(await isLearnerReady(database, session)))
    return presentAboutLearner({ profile: null, program: null, resume: null, note: null });
  const { learnerId } = session;
  const [profile, resume, note] = await Promise.all([
    database.studentProfiles.findOne({ userId: learnerId }).lean(),
    findFile(database, { folder: 'resume', itemId: learnerId.toString() }),
    readBookingNote(database, session),
  ]);
  const programId = profile?.goal?.programId;
  const program = programId ? await database.products.findById(programId, { product_name: 1 }).lean() : null;
  const written = note.text !== '' || note.file ? note : null;
  return presentAboutLearner({ profile, program, resume, note: written });
}

/** Besides name and photo, the only part of the profile that the mentor sees, and what was written for them. */
function presentAboutLearner({
  profile,
  program,
  resume,
  note,
}: {
  profile: StudentProfileDocument | null;
  program: { product_name: string } | null;
  resume: File | null;
  note: BookingNote | null;
}): AboutLearner {
  const { education = null, goal = null, skills = null } = profile ?? {};
  return {
    targetRole: goal?.targetRole ?? null,
    program: program?.product_name ?? null,
    interviewDate: goal?.interviewDate ?? null,
    education: education && {
      college: education.college,
      degree: education.degree,
      branch: education.branch,
      year: education.year,
    },
    skills: skills && {
      programmingLanguages: skills.programmingLanguages,
      frameworks: skills.frameworks,
      databases: skills.databases,
      expertiseAreas: skills.expertiseAreas,
    },
    note,
    resume: resume && { _id: resume._id.toString(), name: resume.name },
  };
}
