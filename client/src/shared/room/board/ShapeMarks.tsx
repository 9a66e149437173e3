import type { BoardShape } from '@preproom/models/contract/room/board';
import { memo } from 'react';
import { type BoardMark, marksOf, STROKE_WIDTH } from '../../../code/board/marks.ts';
import { TEXT_SIZE } from '../../../code/board/textLayout.ts';

/** A shape as SVG elements, in the colours of the page's theme. React writes texts as texts, whatever they are. */
export const ShapeMarks = memo(function ShapeMarks({ shape }: { shape: BoardShape }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a shape never change
  return marksOf(shape).map((mark, i) => <Mark key={i} mark={mark} />);
});

function Mark({ mark }: { mark: BoardMark }) {
  const color = `var(--${mark.color})`;
  if (mark.kind === 'text') {
    const { x, y, anchor, text } = mark;
    return (
      <text x={x} y={y} textAnchor={anchor} fill={color} fontSize={TEXT_SIZE} className="whitespace-pre">
        {text}
      </text>
    );
  }
  if (mark.kind === 'fill') return <path d={mark.path} fill={color} />;
  return (
    <path
      d={mark.path}
      fill="none"
      stroke={color}
      strokeWidth={STROKE_WIDTH}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
