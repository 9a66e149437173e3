import type { CodeFileChange, CodeMoment, CodeRunMoment } from '@preproom/models/contract/room/code';

interface MarkBase {
  atMs: number;
  side: CodeMoment['side'];
}
/** What stands out in a replay. */
export type ReplayMark = MarkBase &
  (
    | { kind: 'paste'; characters: number }
    | { kind: 'language'; language: string }
    | { kind: 'problem'; slug: string }
    | { kind: 'run'; run: CodeRunMoment }
    | { kind: 'board' }
    | { kind: 'file'; change: 'added' | 'renamed' | 'removed'; name: string }
  );

/** Choices of a problem or language, pastes, runs, files that came, went or got another name, and where somebody begins to draw, in order; `times` as of `momentTimes`. */
export function replayMarks(moments: CodeMoment[], times: number[]): ReplayMark[] {
  const names = new Map<string, string>();
  return moments.flatMap(({ side, problem, language, pasted, run, board, files = [] }, index) => {
    const base = { atMs: times[index] ?? 0, side };
    const marks: ReplayMark[] = [];
    if (problem !== undefined) marks.push({ ...base, kind: 'problem', slug: problem });
    if (language !== undefined) marks.push({ ...base, kind: 'language', language });
    if (pasted !== undefined) marks.push({ ...base, kind: 'paste', characters: pasted });
    if (run) marks.push({ ...base, kind: 'run', run });
    for (const change of files) marks.push(...fileMarks(change, names).map((mark) => ({ ...base, ...mark })));
    const before = moments[index - 1];
    if (board && !(before?.board && before.side === side)) marks.push({ ...base, kind: 'board' });
    return marks;
  });
}

/** `names` are those of the files before the change, and afterwards those after it. */
function fileMarks({ id, name }: CodeFileChange, names: Map<string, string>) {
  const before = names.get(id);
  if (name === undefined) return [];
  if (name !== null) {
    names.set(id, name);
    return [{ kind: 'file', change: before === undefined ? 'added' : 'renamed', name } as const];
  }
  names.delete(id);
  return before === undefined ? [] : [{ kind: 'file', change: 'removed', name: before } as const];
}

/** The language that was last chosen within the first `count` moments, if any. */
export function languageAfter(moments: CodeMoment[], count: number): string | undefined {
  return moments.slice(0, count).findLast(({ language }) => language !== undefined)?.language;
}
