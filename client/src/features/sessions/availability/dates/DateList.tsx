import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { IconButton } from '../IconButton.tsx';

export interface DateListProps {
  items: readonly { id: string; text: string }[];
  onRemove: (id: string) => void;
}

/** Entries with a button each that removes it. */
export function DateList({ items, onRemove }: DateListProps) {
  const { t } = useLingui();
  if (items.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items.map(({ id, text }) => (
        <li key={id} className="flex min-h-12 items-center justify-between gap-2">
          <span className="min-w-0 tabular-nums">{text}</span>
          <IconButton aria-label={t`Remove ${text}`} onClick={() => onRemove(id)}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
