import { Trans, useLingui } from '@lingui/react/macro';
import type { BoardItem } from '@preproom/models/contract/room/board';
import { useState } from 'react';
import type { Bounds } from '../../../code/board/geometry.ts';
import { BoardContents } from './BoardContents.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { ShapeMarks } from './ShapeMarks.tsx';

interface ReplayBoardProps {
  items: readonly BoardItem[];
  /** Of everything that was ever drawn, so that nothing moves while it plays. */
  bounds: Bounds;
}

/** Around the drawing, in its own units. */
const MARGIN = 16;

/** The board as it was, to be looked at and taken along. */
export function ReplayBoard({ items, bounds }: ReplayBoardProps) {
  const { t } = useLingui();
  const [hasFailed, setFailed] = useState(false);
  const { x, y, width, height } = bounds;
  const [wholeWidth, wholeHeight] = [width + 2 * MARGIN, height + 2 * MARGIN];
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <svg
        role="img"
        aria-label={t`Board at this time`}
        viewBox={`${x - MARGIN} ${y - MARGIN} ${wholeWidth} ${wholeHeight}`}
        // A small drawing is not made larger.
        style={{ maxWidth: wholeWidth }}
        className="max-h-[60vh] w-full rounded-control border border-line bg-paper"
      >
        {items.map(({ id, shape }) => (
          <ShapeMarks key={id} shape={shape} />
        ))}
      </svg>
      <div className="flex items-start justify-between gap-4">
        <BoardContents items={items} />
        <ExportMenu items={items} onFailed={() => setFailed(true)} />
      </div>
      <p role="status" className="text-14 empty:hidden">
        {hasFailed && <Trans>Couldn’t make the picture. Export the drawing (SVG) instead.</Trans>}
      </p>
    </div>
  );
}
