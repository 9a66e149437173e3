import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../../ui/Button.tsx';
import { EntryForm } from './EntryForm.tsx';
import { type EntryCorrection, NEW_ENTRY } from './entryCorrections.ts';

interface AddEntryProps {
  onAdd: (said: EntryCorrection) => void;
  /** An added one was removed just now, and the focus with its row. */
  isLeft: boolean;
}

/** The way to add a job, project or degree that was not read. */
export function AddEntry({ onAdd, isLeft }: AddEntryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLeft) button.current?.focus();
  }, [isLeft]);
  const close = () => {
    setIsOpen(false);
    // The form with the focus is gone.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <li className="py-3">
      {isOpen ? (
        <EntryForm
          entry={NEW_ENTRY}
          read={NEW_ENTRY}
          above={null}
          onCancel={close}
          onSave={(said) => {
            if (said) onAdd(said);
            close();
          }}
        />
      ) : (
        <Button ref={button} tone="quiet" size="small" onClick={() => setIsOpen(true)}>
          <Plus aria-hidden className="size-4" />
          <Trans>Add a job, project or degree we missed</Trans>
        </Button>
      )}
    </li>
  );
}
