import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Entry } from '../../../../../resume/fields/entry.ts';
import { entryName } from '../../../../../resume/targets/placement.ts';
import { Button } from '../../../../../ui/Button.tsx';

export interface RemovedEntryProps {
  /** As it was read. */
  read: Entry;
  state: 'removed' | 'joined';
  /** It was removed or joined just now, and takes the focus from the button that is gone. */
  isNew: boolean;
  onPutBack: () => void;
}

/** The row of an entry that does not count on its own, with the button that puts it back. */
export function RemovedEntry({ read, state, isNew, onPutBack }: RemovedEntryProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNew) button.current?.focus();
  }, [isNew]);
  const isRemoved = state === 'removed';
  const name = entryName(read) || read.lines[0]?.text || '';
  return (
    <li className="flex flex-col gap-1 py-3">
      <p className="text-14 text-muted">
        {isRemoved ? <Trans>Removed. It doesn’t count.</Trans> : <Trans>Joined to the item above</Trans>}
      </p>
      <h4
        dir="auto"
        className={`text-16 font-medium tracking-normal text-muted wrap-anywhere ${isRemoved ? 'line-through' : ''}`}
      >
        {name}
      </h4>
      <div className="-ms-4">
        <Button ref={button} tone="plain" size="small" onClick={onPutBack}>
          {isRemoved ? (
            <Trans>
              Put back <span className="sr-only">{name}</span>
            </Trans>
          ) : (
            <Trans>
              Separate <span className="sr-only">{name}</span>
            </Trans>
          )}
        </Button>
      </div>
    </li>
  );
}
