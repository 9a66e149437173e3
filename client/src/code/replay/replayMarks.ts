import type { CodeMoment } from '@preproom/models/contract/room/code';

interface MarkBase {
  atMs: number;
  side: CodeMoment['side'];
}
/** What stands out in a replay. */
export type ReplayMark = MarkBase &
  ({ kind: 'paste'; characters: number } | { kind: 'language'; language: string });

/** Pastes and changes of the language, in order; `times` as of `momentTimes`. */
export function replayMarks(moments: CodeMoment[], times: number[]): ReplayMark[] {
  return moments.flatMap(({ side, pasted, language }, index) => {
    const base = { atMs: times[index] ?? 0, side };
    const marks: ReplayMark[] = [];
    if (language !== undefined) marks.push({ ...base, kind: 'language', language });
    if (pasted !== undefined) marks.push({ ...base, kind: 'paste', characters: pasted });
    return marks;
  });
}

/** The language that was last chosen within the first `count` moments, if any. */
export function languageAfter(moments: CodeMoment[], count: number): string | undefined {
  return moments.slice(0, count).findLast(({ language }) => language !== undefined)?.language;
}
