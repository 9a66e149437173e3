import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { asAppError } from '../../lib/api.ts';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { OwnProof } from './OwnProof.tsx';
import { useArchive } from './useOwnData.ts';

interface DownloadDataProps {
  hasPassword: boolean;
  /** Heading level. */
  heading: 'h2' | 'h3';
}

/** Exports all data as one file. Asks for a proof of identity unless the log-in is recent. */
export function DownloadData({ hasPassword, heading: Heading }: DownloadDataProps) {
  const { i18n } = useLingui();
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const { mutate, mutateAsync, isPending, isSuccess, error, bytes } = useArchive();
  const download = () =>
    mutate(null, { onError: (failure) => setAsking(asAppError(failure).code === 'proof_needed') });
  const megabytes = i18n.number(bytes / 1_000_000, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const action = (
    <>
      <Download aria-hidden className="size-5" />
      <Trans>Download my data</Trans>
    </>
  );
  return (
    <div className="flex flex-col items-start gap-3">
      <Heading className="text-16 font-medium">
        <Trans>Export your data</Trans>
      </Heading>
      <p className="text-muted">
        <Trans>Get everything we hold about you as a ZIP file, including your photo and resume.</Trans>
      </p>
      {isAsking ? (
        <div className="flex w-full max-w-sm flex-col gap-4">
          <p>
            <Trans>You logged in a while ago. Confirm it’s you.</Trans>
          </p>
          <OwnProof
            {...{ hasPassword, action }}
            onProof={(proof) => mutateAsync(proof, { onSuccess: () => setAsking(false) })}
          />
        </div>
      ) : (
        <>
          {error && <Banner tone="error">{errorText(error)}</Banner>}
          <Button tone="quiet" isBusy={isPending} onClick={download}>
            {action}
          </Button>
        </>
      )}
      <p role="status" className="text-14 text-muted">
        {isPending && <Trans>{megabytes} MB downloaded…</Trans>}
        {isSuccess && <Trans>Download complete. Check your downloads folder.</Trans>}
      </p>
    </div>
  );
}
