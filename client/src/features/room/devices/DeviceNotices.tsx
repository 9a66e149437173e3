import { useLingui } from '@lingui/react/macro';
import { Info, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import type { LocalMedia, LocalMediaState } from '../../../call/media/localMedia.ts';
import { cx } from '../../../lib/cx.ts';
import { Button } from '../../../ui/Button.tsx';
import { type DeviceNotice, useDeviceNotices } from './useDeviceNotices.ts';

export interface DeviceNoticesProps {
  media: LocalMedia;
  mediaState: LocalMediaState;
  /** Leaves out failures, which the lobby shows beside the pickers. */
  withoutFailures?: boolean;
}

/** Notices about device changes during the call. Devices that were missing at the start were reported in the lobby. */
export function DeviceNotices({ media, mediaState, withoutFailures = false }: DeviceNoticesProps) {
  const notices = useDeviceNotices(media, mediaState).filter(
    ({ isFailure }) => !isFailure || !withoutFailures,
  );
  const keys = notices.map(({ key }) => key);
  const [known, setKnown] = useState(() =>
    notices.filter(({ isFailure }) => isFailure).map(({ key }) => key),
  );
  // Forget a dismissed failure once it is resolved, so that its next occurrence is shown.
  if (known.some((key) => !keys.includes(key))) setKnown(known.filter((key) => keys.includes(key)));
  const news = notices.filter(({ key }) => !known.includes(key));
  const draw = (notice: DeviceNotice) => (
    <Notice
      key={notice.key}
      notice={notice}
      onDismiss={notice.onDismiss ?? (() => setKnown([...known, notice.key]))}
    />
  );
  return (
    <>
      <div role="alert" className="flex w-full flex-col gap-2 empty:hidden">
        {news.filter(({ isAlarming }) => isAlarming).map(draw)}
      </div>
      <div role="status" className="flex w-full flex-col gap-2 empty:hidden">
        {news.filter(({ isAlarming }) => !isAlarming).map(draw)}
      </div>
    </>
  );
}

function Notice({ notice, onDismiss }: { notice: DeviceNotice; onDismiss: () => void }) {
  const { t } = useLingui();
  const { text, isAlarming, action } = notice;
  const Icon = isAlarming ? TriangleAlert : Info;
  return (
    <div
      className={cx(
        'flex max-w-lg items-center gap-2 self-center rounded-card border bg-raised py-2 pr-1 pl-3 text-14 shadow-layer',
        isAlarming ? 'border-amber/50' : 'border-line',
      )}
    >
      <Icon aria-hidden className={cx('size-5 shrink-0', isAlarming ? 'text-amber' : 'text-sky')} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-3 gap-y-2">
        <p className="min-w-0 flex-[1_1_12rem] wrap-anywhere">{text}</p>
        {action && (
          <Button tone="quiet" onClick={action.run}>
            {action.label}
          </Button>
        )}
      </div>
      <Button tone="quiet" aria-label={t`Dismiss`} onClick={onDismiss} className="border-transparent px-2">
        <X aria-hidden className="size-5" />
      </Button>
    </div>
  );
}
