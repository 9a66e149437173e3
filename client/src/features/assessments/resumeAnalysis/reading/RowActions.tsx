import { Trans } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import type { Line } from '../../../../resume/layout/line.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ShowLine } from './ShowLine.tsx';

interface RowActionsProps {
  /** What the row is about, for screen readers. */
  name: string;
  line: Line | null | undefined;
  /** Null if lines cannot be shown on a page. */
  onShow: ((line: Line) => void) | null;
  isCorrected: boolean;
  /** The correction has words that the text of the file does not. */
  isMissingInText: boolean;
  editButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onUndo: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** Below what was read: its line, correcting it and taking the correction back. */
export function RowActions(props: RowActionsProps) {
  const { name, line, onShow, isCorrected, isMissingInText, editButton, onEdit, onUndo, children } = props;
  return (
    <>
      {isMissingInText && (
        <p className="text-14 text-amber">
          <Trans>This isn’t in the text we read, so an ATS may miss it too.</Trans>
        </p>
      )}
      <div className="-ms-4 flex flex-wrap">
        {onShow && line && <ShowLine what={name} onShow={() => onShow(line)} />}
        <Button ref={editButton} tone="plain" size="small" onClick={onEdit}>
          <Trans>
            Edit <span className="sr-only">{name}</span>
          </Trans>
        </Button>
        {isCorrected && (
          <Button tone="plain" size="small" onClick={onUndo}>
            <Trans>
              Undo <span className="sr-only">{name}</span>
            </Trans>
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
