import type { CodeEdit, CodeMoment } from '@preproom/models/contract/room/code';

/** UTF-16 units of a piece that is split off. A piece that grows to twice as many and more is split. */
const PIECE_CHARS = 1_024;

/** The text after all edits. It is held in pieces, of which an edit copies those alone that it changes. */
export function writtenText(moments: readonly Pick<CodeMoment, 'edits'>[]): string {
  const pieces: string[] = [];
  for (const { edits } of moments) for (const edit of edits) applyEdit(pieces, edit);
  return pieces.join('');
}

function applyEdit(pieces: string[], [place, removed, inserted]: CodeEdit): void {
  let [first, start] = [0, place];
  for (let piece = pieces[first]; piece !== undefined && start > piece.length; piece = pieces[first]) {
    start -= piece.length;
    first += 1;
  }
  let [end, old] = [first + 1, pieces[first] ?? ''];
  while (old.length < start + removed && end < pieces.length) {
    old += pieces[end];
    end += 1;
  }
  const changed = old.slice(0, start) + inserted + old.slice(start + removed);
  pieces.splice(first, end - first, ...piecesOf(changed));
}

function piecesOf(text: string): string[] {
  if (text.length <= 2 * PIECE_CHARS) return text === '' ? [] : [text];
  const count = Math.ceil(text.length / PIECE_CHARS);
  return Array.from({ length: count }, (_, i) => text.slice(i * PIECE_CHARS, (i + 1) * PIECE_CHARS));
}
