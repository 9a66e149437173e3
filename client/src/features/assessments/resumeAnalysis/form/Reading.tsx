import { Trans } from '@lingui/react/macro';
import { LoaderCircle } from 'lucide-react';
import { Button } from '../../../../ui/Button.tsx';

export interface ReadingProps {
  name: string;
  /** The reader is loaded, which takes most of the time on a slow connection. */
  hasLoaded: boolean;
  onCancel: () => void;
}

/** A file is being read. */
export function Reading({ name, hasLoaded, onCancel }: ReadingProps) {
  return (
    <div className="flex items-center gap-3 rounded-card border border-line bg-raised p-4">
      <LoaderCircle
        aria-hidden
        className="size-5 shrink-0 animate-spin text-peacock motion-reduce:animate-none"
      />
      <span role="status" className="min-w-0 flex-1 text-14 break-words">
        {hasLoaded ? <Trans>Reading {name} on this device…</Trans> : <Trans>Loading the reader…</Trans>}
      </span>
      <Button tone="plain" size="small" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}
