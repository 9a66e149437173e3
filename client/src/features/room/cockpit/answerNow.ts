import type { AnswerPart } from '@preproom/models/contract/catalogues/answerParts';
import { isAnswerMark } from '@preproom/models/contract/room/cockpit';
import type { AskedEntry, NoteEntry } from './cockpitEntries.ts';

export interface AnswerNow {
  /** Which part the learner is in; null: none is marked, or the answer has ended. */
  part: AnswerPart | null;
  /** The last mark since the last question was asked. */
  last: NoteEntry | null;
}

/** Where the learner's answer is; a question ends the answer before it. */
export function answerNow({
  notes,
  asked,
}: {
  notes: readonly NoteEntry[];
  asked: readonly AskedEntry[];
}): AnswerNow {
  const since = asked.at(-1)?.askedAt ?? '';
  const last = notes.findLast(({ mark, at }) => isAnswerMark(mark) && at >= since) ?? null;
  const mark = last?.mark ?? null;
  return { part: isAnswerMark(mark) && mark !== 'answered' ? mark : null, last };
}
