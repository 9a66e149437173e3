import { AppError } from '@preproom/models/contract/http/errors';
import {
  amendableUntilMs,
  type FeedbackDraft,
  type FeedbackEdits,
  type FeedbackSubmission,
} from '@preproom/models/contract/reports/feedback';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { FeedbackDocument } from '@preproom/models/db/reports/feedback.model';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { Types } from 'mongoose';
import { mergeEdits } from './mergeEdits.ts';

/** Throws `not_met` until both people have met in the room: before that there is nothing to rate. */
export function requireSessionStarted({ status }: Session): void {
  if (status !== 'live' && status !== 'done') {
    throw new AppError('not_met');
  }
}

const people = ({ mentorId, learnerId }: Session) => ({ mentorId, learnerId });

/**
 * Stores edited fields of a draft and answers the whole one. Every save names the revision that it read, so that saves from two devices
 * are merged one after the other. Throws `conflict` once feedback has been submitted.
 */
export async function saveDraft(
  database: Database,
  session: Session,
  edits: FeedbackEdits,
  now: Date,
): Promise<FeedbackDraft> {
  requireSessionStarted(session);
  const { roomid } = session;
  for (;;) {
    const stored = await database.feedback.findOne({ roomid }).lean();
    if (stored && stored.state !== 'draft') throw new AppError('feedback_sent');
    const { draft, editedAt } = mergeEdits(stored, edits, now.getTime());
    const saved = { ...draft, editedAt, savedAt: now };
    const isSaved = stored
      ? await replaceDraft(database, stored, saved)
      : await createDraft(database, { roomid, ...people(session), ...saved });
    if (isSaved) return draft;
  }
}

type SavedDraft = Pick<FeedbackDocument, 'ratings' | 'remarks' | 'editedAt' | 'savedAt'>;

/** False if the draft was saved or submitted since it was read. */
async function replaceDraft(
  database: Database,
  { _id, revision }: FeedbackDocument & { _id: Types.ObjectId },
  saved: SavedDraft,
): Promise<boolean> {
  const { matchedCount } = await database.feedback.updateOne(
    // Drafts from before revisions have none, which `null` matches.
    { _id, state: 'draft', revision: revision ?? null },
    { $set: saved, $inc: { revision: 1 } },
  );
  return matchedCount === 1;
}

/** False if there is one already. */
async function createDraft(
  database: Database,
  draft: SavedDraft & Pick<FeedbackDocument, 'roomid' | 'mentorId' | 'learnerId'>,
): Promise<boolean> {
  try {
    await database.feedback.create({ ...draft, state: 'draft', submittedAt: null, history: [], revision: 1 });
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
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
  return new Date(amendableUntilMs(submittedAt.getTime()));
}
