import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from '../../../lib/cx.ts';
import { Button } from '../../../ui/Button.tsx';
import type { RecorderState } from './useRecorder.ts';

interface RecordingSignProps {
  recorder: RecorderState;
  onStop: () => void;
}

/** Stays in view as long as both agree, also where this device can't record: the other one may. */
export function RecordingSign({ recorder, onStop }: RecordingSignProps) {
  const { t } = useLingui();
  const isAlarming = recorder === 'full' || recorder === 'failed' || recorder === 'unable';
  return (
    <section
      aria-label={t`Recording`}
      className="flex max-w-full items-center gap-2 rounded-card border border-line bg-raised/95 px-3 py-1 text-14 shadow-layer"
    >
      <span
        aria-hidden="true"
        className={cx('size-2.5 shrink-0 rounded-full', isAlarming ? 'bg-amber' : 'bg-brick')}
      />
      <p role={isAlarming ? 'alert' : undefined} className="min-w-0 wrap-anywhere">
        <Words recorder={recorder} />
      </p>
      <Button tone="quiet" size="small" onClick={onStop} aria-label={t`Stop recording for both`}>
        <Trans>Stop</Trans>
      </Button>
    </section>
  );
}

function Words({ recorder }: Pick<RecordingSignProps, 'recorder'>) {
  if (recorder === 'full')
    return (
      <Trans>
        This device is almost out of space, so its recording stopped. What’s recorded so far is kept.
      </Trans>
    );
  if (recorder === 'failed')
    return <Trans>Recording stopped on this device. The other device may still be recording.</Trans>;
  if (recorder === 'unable')
    return <Trans>This browser can’t record. The other device may be recording.</Trans>;
  if (recorder === 'waiting') return <Trans>Recording is starting</Trans>;
  return <Trans>Recording</Trans>;
}
