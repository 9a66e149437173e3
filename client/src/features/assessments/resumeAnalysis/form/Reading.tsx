import { Trans } from '@lingui/react/macro';
import { LoaderCircle } from 'lucide-react';
import { Button } from '../../../../ui/Button.tsx';

/** A file is being read. How far it is cannot be known: most of the time goes into loading the reader. */
export function Reading({ name, onCancel }: { name: string; onCancel: () => void }) {
  return (
    <div className="flex items-center gap-3 rounded-card border border-line bg-raised p-4">
      <LoaderCircle
        aria-hidden
        className="size-5 shrink-0 animate-spin text-peacock motion-reduce:animate-none"
      />
      <span role="status" className="min-w-0 flex-1 text-14 break-words">
        <Trans>Reading {name} on this device…</Trans>
      </span>
      <Button tone="plain" size="small" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}
