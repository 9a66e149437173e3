import { AppError } from '@preproom/models/contract/http/errors';
import {
  AMENDABLE_MS,
  type FeedbackDraft,
  type FeedbackSubmission,
} from '@preproom/models/contract/room/feedback';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { STANDING } from '@preproom/models/db/privacy/standing';
import type { Session } from '@preproom/models/db/sessions/session.model';

/** Throws `conflict` until both people have met in the room: before that there is nothing to rate. */
export function requireSessionStarted({ status }: Session): void {
  if (status !== 'live' && status !== 'done') {
    throw new AppError('conflict', 'Feedback opens once both of you have met in the room.');
  }
}

/**
 * Throws `person_gone` if the account is gone or its removal has begun. A requested deletion alone does not count: it can still be
 * cancelled, and the other side is not told about it.
 */
export async function requireRecipient(database: Database, userId: Session['learnerId']): Promise<void> {
  const isThere = await database.users.exists({ _id: userId, ...STANDING });
  if (!isThere) throw new AppError('person_gone');
}

const people = ({ mentorId, learnerId }: Session) => ({ mentorId, learnerId });

/** Stores a draft; throws `conflict` once feedback has been submitted. */
export async function saveDraft(database: Database, session: Session, draft: FeedbackDraft, now: Date) {
  requireSessionStarted(session);
  try {
    await database.feedback.updateOne(
      { roomid: session.roomid, state: 'draft' },
      {
        $set: { ...draft, savedAt: now },
        $setOnInsert: { ...people(session), submittedAt: null, history: [] },
      },
      { upsert: true },
    );
  } catch (error) {
    if (isDuplicateKey(error)) throw new AppError('conflict', 'This feedback has been submitted already.');
    throw error;
  }
}

/** Submits feedback or amends it; throws `too_late` more than 24 hours after the first submission. */
export async function submit(
  database: Database,
  session: Session,
  submission: FeedbackSubmission,
  now: Date,
): Promise<Date> {
  requireSessionStarted(session);
  try {
    await database.feedback.updateOne(
      { roomid: session.roomid, state: 'draft' },
      {
        $set: { ...submission, state: 'submitted', savedAt: now, submittedAt: now },
        $setOnInsert: { ...people(session), history: [] },
      },
      { upsert: true },
    );
    return now;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return amend(database, session, submission, now);
  }
}

async function amend(database: Database, session: Session, submission: FeedbackSubmission, now: Date) {
  const { roomid } = session;
  const before = await database.feedback.findOne({ roomid, state: 'submitted' }).lean();
  if (!before?.submittedAt) throw new AppError('conflict');
  if (now.getTime() > amendableUntil(before.submittedAt).getTime()) throw new AppError('too_late');
  const replaced = { ratings: before.ratings, remarks: before.remarks, replacedAt: now };
  const { matchedCount } = await database.feedback.updateOne(
    // Of two concurrent amendments only one matches; the other gets `conflict`, so the history loses no version.
    { _id: before._id, savedAt: before.savedAt },
    { $set: { ...submission, savedAt: now }, $push: { history: replaced } },
  );
  if (matchedCount === 0) throw new AppError('conflict');
  return before.submittedAt;
}

export function amendableUntil(submittedAt: Date): Date {
  return new Date(submittedAt.getTime() + AMENDABLE_MS);
}
