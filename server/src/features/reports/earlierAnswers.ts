import { ANSWER_MARKS } from '@preproom/models/contract/catalogues/answerParts';
import { markedParts, type PartTimes, partTimes } from '@preproom/models/contract/reports/answers';
import { isAnswerMark } from '@preproom/models/contract/room/cockpit';
import type { Database } from '@preproom/models/db/database';
import type { Session } from '@preproom/models/db/sessions/session.model';

/** More sessions than anyone has; a bound for the query. */
const MAX_COMPARED = 100;

/** How long the learner's answers were in each part, in milliseconds, over the sessions before this one that have feedback; null: none was marked. */
export async function readEarlierAnswers(
  database: Database,
  { learnerId, startsAt }: Session,
): Promise<PartTimes | null> {
  const sessions = await database.sessions
    .find({ learnerId, startsAt: { $lt: startsAt } }, { roomid: 1, lastPresenceAt: 1 })
    .sort({ startsAt: -1 })
    .limit(MAX_COMPARED)
    .lean();
  const roomids = sessions.map(({ roomid }) => roomid);
  const submitted = await database.feedback
    .find({ roomid: { $in: roomids }, state: 'submitted' }, { roomid: 1 })
    .lean();
  const told = { roomid: { $in: submitted.map(({ roomid }) => roomid) } };
  const [marks, asked] = await Promise.all([
    database.sessionNotes
      .find({ ...told, removedAt: null, mark: { $in: ANSWER_MARKS } }, { roomid: 1, mark: 1, at: 1 })
      .lean(),
    database.askedQuestions.find({ ...told, withdrawnAt: null }, { roomid: 1, askedAt: 1 }).lean(),
  ]);
  const parts = sessions.flatMap(({ roomid, lastPresenceAt }) =>
    markedParts(
      marks.flatMap(({ mark, at, ...of }) =>
        of.roomid === roomid && isAnswerMark(mark) ? [{ mark, atMs: at.getTime() }] : [],
      ),
      asked.filter((one) => one.roomid === roomid).map(({ askedAt }) => ({ atMs: askedAt.getTime() })),
      lastPresenceAt?.getTime() ?? 0,
    ),
  );
  return parts.length > 0 ? partTimes(parts) : null;
}
