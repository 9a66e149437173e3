import { AppError } from '@preproom/models/contract/http/errors';
import type { Preparation } from '@preproom/models/contract/mentors/preparation';
import { readSharedResults } from '@preproom/models/db/assessments/sharedResults';
import type { Database } from '@preproom/models/db/database';
import { isLearnerReady } from '@preproom/models/db/room/profileFirst';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { readAboutLearner } from '../aboutLearner.ts';
import { presentOneMeeting } from '../meetings.ts';
import { findReportedFeedback } from '../reportedFeedback.ts';

/**
 * What the mentor should know before a session. Throws `too_late` once it is cancelled or did not take place, and `person_gone` if
 * the learner has deleted their account. Before the learner's profile is complete it holds nothing of them but the name.
 */
export async function readPreparation(database: Database, session: Session): Promise<Preparation> {
  const isReady = await isLearnerReady(database, session);
  const [meeting, about, [lastFeedback], assessments] = await Promise.all([
    presentOneMeeting(database, session, 'mentor'),
    readAboutLearner(database, session),
    isReady ? findReportedFeedback(database, session.learnerId, { limit: 1, except: session.roomid }) : [],
    isReady ? readSharedResults(database, session.learnerId) : null,
  ]);
  if (!about) throw new AppError('too_late');
  if (meeting.with.Name === null) throw new AppError('person_gone');
  const learner = { ...meeting.with, Name: meeting.with.Name };
  return { meeting, learner, about, lastFeedback: lastFeedback ?? null, assessments };
}
