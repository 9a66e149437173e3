import { Trans, useLingui } from '@lingui/react/macro';
import { LoaderCircle } from 'lucide-react';
import type { PagesRead } from '../../../../resume/extract/workerProtocol.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Progress } from '../../../../ui/Progress.tsx';

export interface ReadingProps {
  name: string;
  /** The reader is loaded, which takes most of the time on a slow connection. */
  hasLoaded: boolean;
  /** Of a PDF, while it is read. */
  progress: PagesRead | null;
  onCancel: () => void;
}

/** A file is being read. */
export function Reading({ name, hasLoaded, progress, onCancel }: ReadingProps) {
  const { t } = useLingui();
  return (
    <div className="flex max-w-2xl flex-col gap-3 rounded-card border border-line bg-raised p-4">
      <div className="flex items-center gap-3">
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
      {progress && progress.pages > 1 && (
        <>
          <Progress label={t`Pages read`} share={progress.page / progress.pages} />
          <p className="text-14 text-muted tabular-nums">
            <Trans>
              Page {progress.page} of {progress.pages}
            </Trans>
          </p>
        </>
      )}
    </div>
  );
}
