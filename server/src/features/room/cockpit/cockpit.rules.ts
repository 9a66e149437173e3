import { AppError } from '@preproom/models/contract/http/errors';
import { amendableUntilMs } from '@preproom/models/contract/reports/feedback';
import { momentInSession } from '@preproom/models/contract/room/cockpit';
import type { Database } from '@preproom/models/db/database';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { requirePerson } from '../../sessions/requirePerson.ts';
import { promptById } from './questionBank/groupDiscussion.ts';
import { questionById } from './questionBank/questionBank.ts';

/**
 * Throws `conflict` for a cancelled session, `person_gone` for a learner without an account, and `too_late` once feedback can no
 * longer be amended.
 */
export async function requireWritable(database: Database, session: Session, nowMs: number): Promise<void> {
  if (session.status === 'cancelled') throw new AppError('session_cancelled');
  const [feedback] = await Promise.all([
    database.feedback.findOne({ roomid: session.roomid }, { submittedAt: 1 }).lean(),
    requirePerson(database, session.learnerId),
  ]);
  const { submittedAt = null } = feedback ?? {};
  if (submittedAt && nowMs > amendableUntilMs(submittedAt.getTime())) throw new AppError('too_late');
}

/** The instant as it is stored; throws `bad_request` naming the field when it cannot have been in this session. */
export function requireMoment({ startsAt }: Session, field: string, at: string, nowMs: number): Date {
  const storedMs = momentInSession(Date.parse(at), startsAt.getTime(), nowMs);
  if (storedMs === null) throw new AppError('bad_request', undefined, { fields: { [field]: 'outside' } });
  return new Date(storedMs);
}

/**
 * A question of the session's round, or a prompt for a group discussion in it; throws `bad_request` for another round's and for
 * an unknown one alike.
 */
export function requireQuestion({ round }: Session, questionId: string): { text: string } {
  const question = questionById(questionId);
  const asked = question?.round === round ? question : promptById(round, questionId);
  if (!asked) throw new AppError('bad_request', undefined, { fields: { questionId: 'unknown' } });
  return asked;
}
