import { AppError } from '@preproom/models/contract/http/errors';
import { type Asking, MAX_ASKED_QUESTIONS } from '@preproom/models/contract/room/cockpit';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { AskedQuestionDocument } from '@preproom/models/db/room/askedQuestion.model';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { staysWithin } from '@preproom/models/db/staysWithin';
import { requireMoment, requireQuestion } from './cockpit.rules.ts';

/**
 * Stores once that a question was asked, and answers what is stored; null when it was withdrawn meanwhile. Throws `bad_request`,
 * and `list_full`.
 */
export async function storeAsked(
  database: Database,
  session: Session,
  { id, questionId, askedAt }: Asking & { id: string },
  nowMs: number,
): Promise<AskedQuestionDocument | null> {
  const { roomid, mentorId, learnerId } = session;
  const find = () => database.askedQuestions.findOne({ roomid, askedId: id }).lean();
  const known = await find();
  if (known) return standing(known);
  const { text } = requireQuestion(session, questionId);
  const at = requireMoment(session, 'askedAt', askedAt, nowMs);
  const count = await database.askedQuestions.countDocuments({ roomid });
  if (count >= MAX_ASKED_QUESTIONS) throw new AppError('list_full');
  const asked = { roomid, mentorId, learnerId, askedId: id, questionId, text, askedAt: at };
  const created = await database.askedQuestions.create(asked).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
    return null;
  });
  if (created && !(await staysWithin(database.askedQuestions, created._id, { roomid }, MAX_ASKED_QUESTIONS)))
    throw new AppError('list_full');
  const stored = await find();
  return stored && standing(stored);
}

function standing(asked: AskedQuestionDocument): AskedQuestionDocument | null {
  return asked.withdrawnAt ? null : asked;
}

/** A question that is on the learner's screen is hidden with it. Safe to repeat. */
export async function withdraw(
  database: Database,
  { roomid }: Session,
  askedId: string,
  now: Date,
): Promise<void> {
  const stands = { roomid, askedId, withdrawnAt: null };
  await database.askedQuestions.updateOne(stands, { $set: { withdrawnAt: now } });
  await database.sessions.updateOne(
    { roomid, 'shownQuestion.askedId': askedId },
    { $set: { shownQuestion: null } },
  );
}

/** Stores what is on the learner's screen; null: nothing. */
export async function setShown(
  database: Database,
  { roomid }: Session,
  asked: AskedQuestionDocument | null,
): Promise<void> {
  if (asked)
    await database.askedQuestions.updateOne({ roomid, askedId: asked.askedId }, { $set: { wasShown: true } });
  const shownQuestion = asked && { askedId: asked.askedId, text: asked.text };
  await database.sessions.updateOne({ roomid }, { $set: { shownQuestion } });
}

/** The questions that this learner was asked in other sessions, each once. */
export async function askedBefore(database: Database, { roomid, learnerId }: Session): Promise<string[]> {
  const asked = await database.askedQuestions
    .find({ learnerId, roomid: { $ne: roomid }, withdrawnAt: null }, { questionId: 1 })
    .lean();
  return [...new Set(asked.map(({ questionId }) => questionId))];
}
