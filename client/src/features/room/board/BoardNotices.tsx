import { Trans } from '@lingui/react/macro';
import { MAX_BOARD_SHAPES } from '@preproom/models/contract/room/board';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { describeItem } from '../../../code/board/describeBoard.ts';
import type { SharedBoard } from '../../../code/board/sharedBoard.ts';
import type { CodeState } from '../../../code/sync/codeSync.ts';
import type { Readable } from '../../../lib/observable.ts';
import { useEntryText } from '../../../shared/room/board/useEntryText.ts';
import type { BoardEditor } from './useBoardEditor.ts';

interface BoardNoticesProps {
  board: SharedBoard;
  editor: BoardEditor;
  state: Readable<CodeState>;
  otherName: string;
  hasExportFailed: boolean;
}

/** Why something is not drawn or not stored; and, for screen readers, what was drawn. */
export function BoardNotices({ board, editor, state, otherName, hasExportFailed }: BoardNoticesProps) {
  const { refused } = useSyncExternalStore(state.subscribe, state.get);
  const textOf = useEntryText();
  const { arrowStart, items, isFull } = editor;
  const news = useNews(board, state);
  const drawn = news && items.find(({ id }) => id === news.id);
  const drawnText = drawn ? textOf(describeItem(drawn, items)) : '';
  return (
    <>
      <div role="status">
        {refused && (
          <Line>
            {refused === 'too_large' ? (
              <Trans>
                This board is full: nothing more can be saved. Export what you need; it stays here until you
                leave.
              </Trans>
            ) : (
              <Trans>
                Your last changes can’t be saved. Export the board; it stays here until you leave.
              </Trans>
            )}
          </Line>
        )}
        {isFull && (
          <Line>
            <Trans>The board holds {MAX_BOARD_SHAPES} shapes at most. Delete something first.</Trans>
          </Line>
        )}
        {hasExportFailed && (
          <Line>
            <Trans>Couldn’t make the picture. Export the drawing (SVG) instead.</Trans>
          </Line>
        )}
        {arrowStart && (
          <Line>
            <Trans>Where does the arrow lead? Go to the shape with Tab and press Enter.</Trans>
          </Line>
        )}
      </div>
      <p role="status" className="sr-only">
        {drawn &&
          (news.isOwn ? (
            drawnText
          ) : (
            <Trans>
              {otherName} drew: {drawnText}
            </Trans>
          ))}
      </p>
    </>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <p className="border-line border-b bg-raised px-3 py-2 text-14">{children}</p>;
}

/** The shape that was drawn last, once everything that is stored has arrived. */
function useNews(board: SharedBoard, state: Readable<CodeState>) {
  const [news, setNews] = useState<{ id: string; isOwn: boolean } | null>(null);
  const known = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const look = () => {
      const { items, lastOwn } = board.get();
      const added = items.findLast(({ id }) => !known.current.has(id));
      known.current = new Set(items.map(({ id }) => id));
      if (added && state.get().isLoaded) setNews({ id: added.id, isOwn: lastOwn.includes(added.id) });
    };
    look();
    return board.subscribe(look);
  }, [board, state]);
  return news;
}
