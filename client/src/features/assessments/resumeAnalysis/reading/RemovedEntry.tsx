import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Entry } from '../../../../resume/fields/entry.ts';
import { entryName } from '../../../../resume/targets/placement.ts';
import { Button } from '../../../../ui/Button.tsx';

export interface RemovedEntryProps {
  /** As it was read. */
  read: Entry;
  /** It was removed just now, and takes the focus from the button that is gone. */
  isNew: boolean;
  onPutBack: () => void;
}

/** The row of a removed entry, with the button that puts it back. */
export function RemovedEntry({ read, isNew, onPutBack }: RemovedEntryProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNew) button.current?.focus();
  }, [isNew]);
  const name = entryName(read) || read.lines[0]?.text || '';
  return (
    <li className="flex flex-col gap-1 py-3">
      <p className="text-14 text-muted">
        <Trans>Not an entry. It isn’t counted.</Trans>
      </p>
      <h4 dir="auto" className="text-16 font-medium tracking-normal text-muted line-through wrap-anywhere">
        {name}
      </h4>
      <div className="-ms-4">
        <Button ref={button} tone="plain" size="small" onClick={onPutBack}>
          <Trans>
            Put back <span className="sr-only">{name}</span>
          </Trans>
        </Button>
      </div>
    </li>
  );
}
