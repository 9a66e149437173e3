import type { CodeMoment } from '@preproom/models/contract/room/code';
import { type CodeFile, editsOfFile, filesAfter } from '@preproom/models/contract/room/codeFiles';

/** Every file that was ever there beside the main one, by the last of its names. */
export function everyFile(moments: readonly CodeMoment[]): CodeFile[] {
  const names = new Map<string, string>();
  for (const { files = [] } of moments) for (const { id, name } of files) if (name) names.set(id, name);
  return [...names].map(([id, name]) => ({ id, name }));
}

/** The file that was last written in within the first `count` moments, and was still there then; null is the main file. */
export function fileAt(moments: readonly CodeMoment[], count: number): string | null {
  const before = moments.slice(0, count);
  const there = new Set(filesAfter(before).map(({ id }) => id));
  for (const moment of before.toReversed()) {
    if (moment.edits.length > 0) return null;
    const written = moment.files?.findLast(({ id }) => there.has(id) && editsOfFile(moment, id).length > 0);
    if (written) return written.id;
  }
  return null;
}
