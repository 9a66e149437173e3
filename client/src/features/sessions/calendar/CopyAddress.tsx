import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useCopy } from '../../../lib/useCopy.ts';
import { Button } from '../../../ui/Button.tsx';

/** An address to select or copy. */
export function CopyAddress({ address }: { address: string }) {
  const { t } = useLingui();
  const { copying, copy } = useCopy(address);
  const Icon = copying === 'copied' ? Check : Copy;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
        <input
          readOnly
          value={address}
          aria-label={t`Calendar link`}
          onFocus={(event) => event.target.select()}
          className="h-11 min-w-0 grow truncate rounded-control border border-line bg-paper px-3 text-14 text-ink"
        />
        <Button tone="quiet" onClick={copy}>
          <Icon aria-hidden className="size-4" />
          {copying === 'copied' ? <Trans>Link copied</Trans> : <Trans>Copy link</Trans>}
        </Button>
      </div>
      <p role="status" className="text-14 empty:hidden">
        {copying === 'refused' && <Trans>Couldn’t copy. Select the link and copy it.</Trans>}
      </p>
    </div>
  );
}
