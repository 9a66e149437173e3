import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { PYTHON_MB } from './useProgramRun.ts';

/** Asks before Python is downloaded in a browser that saves data. */
export function DownloadQuestion({ onAgree }: { onAgree: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-control border border-line p-4">
      <p>
        <Trans>
          Running Python needs a download of about {PYTHON_MB} MB, once. You seem to be on mobile data or to
          save data.
        </Trans>
      </p>
      <Button tone="quiet" onClick={onAgree}>
        <Trans>Download and run</Trans>
      </Button>
    </div>
  );
}
