import { Trans, useLingui } from '@lingui/react/macro';
import { Columns3 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { Button } from '../Button.tsx';
import { Checkbox } from '../forms/Checkbox.tsx';

export interface ColumnChoiceProps {
  columns: readonly { id: string; label: string }[];
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
}

/** Shows and hides columns. On a phone it chooses what the cards say. */
export function ColumnChoice({ columns, hidden, onChange }: ColumnChoiceProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        tone="quiet"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="min-h-12"
      >
        <Columns3 aria-hidden className="size-4" />
        <Trans>Columns</Trans>
      </Button>
      <Popover
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement="bottom end"
        className="w-60 overflow-auto rounded-card border border-line bg-raised p-4 text-ink shadow-layer"
      >
        <Dialog aria-label={t`Columns`} className="flex flex-col gap-2 outline-none">
          {columns.map(({ id, label }) => (
            <Checkbox
              key={id}
              checked={!hidden.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? hidden.filter((other) => other !== id) : [...hidden, id])
              }
            >
              {label}
            </Checkbox>
          ))}
        </Dialog>
      </Popover>
    </>
  );
}
