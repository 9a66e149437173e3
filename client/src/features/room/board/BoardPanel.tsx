import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components';
import { createSharedBoard, type SharedBoard } from '../../../code/board/sharedBoard.ts';
import { BoardContents } from '../../../shared/room/board/BoardContents.tsx';
import { ExportMenu } from '../../../shared/room/board/ExportMenu.tsx';
import { roundButton } from '../../../shared/room/roundButton.ts';
import { SaveMark } from '../code/SaveMark.tsx';
import type { SharedViewProps } from '../code/sharedView.ts';
import { BoardCanvas } from './BoardCanvas.tsx';
import { BoardNotices } from './BoardNotices.tsx';
import { BoardToolbar } from './BoardToolbar.tsx';
import { KeysHelp } from './KeysHelp.tsx';
import { useBoardEditor } from './useBoardEditor.ts';
import { useViewport } from './useViewport.ts';

/** The board that both draw on at once, in the same document as the code. */
export function BoardPanel(props: SharedViewProps) {
  const { sync } = props.code;
  const [board, setBoard] = useState<SharedBoard | null>(null);
  useEffect(() => {
    const created = createSharedBoard(sync.board);
    setBoard(created);
    return () => {
      setBoard(null);
      created.close();
    };
  }, [sync]);
  return board && <LoadedBoard {...props} board={board} />;
}

function LoadedBoard({ code, otherName, isOpen, onClose, board }: SharedViewProps & { board: SharedBoard }) {
  const { t } = useLingui();
  const { state } = code.sync;
  const { refused } = useSyncExternalStore(state.subscribe, state.get);
  const place = useRef<HTMLDivElement>(null);
  const editor = useBoardEditor(board, refused !== null);
  const viewport = useViewport(place, editor.items, isOpen);
  const [hasExportFailed, setExportFailed] = useState(false);
  useEffect(() => {
    if (isOpen) place.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <>
      <div className="flex items-start gap-1 border-line border-b bg-raised p-1 cramped:p-0">
        <BoardToolbar editor={editor} viewport={viewport}>
          <ExportMenu items={editor.items} onFailed={() => setExportFailed(true)} />
          <KeysHelp />
        </BoardToolbar>
        <Button aria-label={t`Close board`} onPress={onClose} className={roundButton()}>
          <X />
        </Button>
      </div>
      <BoardNotices
        board={board}
        editor={editor}
        state={state}
        otherName={otherName}
        hasExportFailed={hasExportFailed}
      />
      <BoardCanvas editor={editor} viewport={viewport} place={place} drafts={code.drafts} />
      <div className="flex max-h-[40%] flex-wrap items-start justify-between gap-x-4 overflow-auto border-line border-t bg-raised px-3 py-1">
        <BoardContents items={editor.items} />
        <SaveMark state={state} />
      </div>
    </>
  );
}
