import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useIsOnline } from '../../lib/useIsOnline.ts';

/** Shown below the header while the device is offline; says what still works. */
export function OfflineRibbon() {
  const isOnline = useIsOnline();
  return (
    <div role="status" className="no-print">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 border-b border-line bg-raised px-4 py-2 text-center text-14">
          <WifiOff aria-hidden className="size-4 shrink-0 text-amber" />
          <span>
            <Trans>You’re offline. You can still read this page, but you can’t send anything.</Trans>
          </span>
        </p>
      )}
    </div>
  );
}
