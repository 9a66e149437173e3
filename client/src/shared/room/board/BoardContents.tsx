import { Trans } from '@lingui/react/macro';
import type { BoardItem } from '@preproom/models/contract/room/board';
import { useMemo } from 'react';
import { describeBoard } from '../../../code/board/describeBoard.ts';
import { useEntryText } from './useEntryText.ts';

/** What is on the board, as a list: for screen readers, and for reading it again. */
export function BoardContents({ items }: { items: readonly BoardItem[] }) {
  const entries = useMemo(() => describeBoard(items), [items]);
  const textOf = useEntryText();
  return (
    <details className="text-14">
      <summary className="min-h-6 cursor-pointer">
        <Trans>What’s on the board: {entries.length}</Trans>
      </summary>
      {entries.length === 0 ? (
        <p className="text-muted">
          <Trans>Nothing yet.</Trans>
        </p>
      ) : (
        <ul className="list-disc ps-5">
          {entries.map((entry) => (
            <li key={entry.id} className="wrap-anywhere">
              {textOf(entry)}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
