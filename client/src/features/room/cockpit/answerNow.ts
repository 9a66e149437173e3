import type { AnswerMark, AnswerPart } from '@preproom/models/contract/catalogues/answerParts';
import { isAnswerMark } from '@preproom/models/contract/room/cockpit';
import type { AskedEntry, NoteEntry } from './cockpitEntries.ts';
import type { CockpitInUse } from './useCockpit.ts';

export interface AnswerNow {
  /** Which part the learner is in; null: none is marked, or the answer has ended. */
  part: AnswerPart | null;
  /** The last mark since the last question was asked. One that the server refused is none. */
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
  const last =
    notes.findLast(({ mark, at, refused }) => isAnswerMark(mark) && refused === null && at >= since) ?? null;
  const mark = last?.mark ?? null;
  return { part: isAnswerMark(mark) && mark !== 'answered' ? mark : null, last };
}

/** Marks that a part begins, or the end of the answer; what is so already is not marked again. */
export function markAnswer(cockpit: CockpitInUse, mark: AnswerMark): void {
  if (mark !== (answerNow(cockpit).part ?? 'answered')) cockpit.mark(mark);
}
