import type { BoardColor, BoardItem } from '@preproom/models/contract/room/board';
import { boundsOfAll } from './geometry.ts';
import { type BoardMark, marksOf, STROKE_WIDTH } from './marks.ts';
import { TEXT_SIZE } from './textLayout.ts';

/** CSS colours for a file, which knows nothing of the page's tokens. */
export type BoardPalette = Record<BoardColor | 'paper', string>;

export interface BoardPicture {
  svg: string;
  /** In pixels at 100 %. */
  width: number;
  height: number;
}

const MARGIN = 24;

/** The whole board as a file of its own, on paper. Texts are escaped; nothing else of a shape is text. */
export function boardSvg(items: readonly BoardItem[], palette: BoardPalette): BoardPicture {
  const bounds = boundsOfAll(items) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [bounds.x - MARGIN, bounds.y - MARGIN];
  const [width, height] = [bounds.width + 2 * MARGIN, bounds.height + 2 * MARGIN];
  const marks = items.flatMap(({ shape }) => marksOf(shape)).map((mark) => markText(mark, palette));
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}" font-family="Inter, system-ui, sans-serif" font-size="${TEXT_SIZE}">`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${palette.paper}"/>`,
    ...marks,
    '</svg>',
  ].join('\n');
  return { svg, width, height };
}

function markText(mark: BoardMark, palette: BoardPalette): string {
  const color = palette[mark.color];
  if (mark.kind === 'fill') return `<path d="${mark.path}" fill="${color}"/>`;
  if (mark.kind === 'stroke') {
    return `<path d="${mark.path}" fill="none" stroke="${color}" stroke-width="${STROKE_WIDTH}" stroke-linecap="round" stroke-linejoin="round"/>`;
  }
  const { x, y, anchor, text } = mark;
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${color}" xml:space="preserve">${escaped(text)}</text>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
