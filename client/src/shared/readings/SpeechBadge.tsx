import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from '../../lib/cx.ts';
import type { SpeechState } from '../../speech/speechRun.ts';
import { Button } from '../../ui/Button.tsx';

export interface SpeechBadgeProps {
  state: SpeechState;
  onStop: () => void;
  className?: string;
}

/** Shows that the own talk time is measured, or why not, with a stop button. */
export function SpeechBadge({ state, onStop, className }: SpeechBadgeProps) {
  const { t } = useLingui();
  if (state.status === 'off') return null;
  return (
    <section aria-label={t`Talk time`} className={cx('flex items-center gap-3 text-14 text-ink', className)}>
      <span
        aria-hidden="true"
        className={cx(
          'size-2 shrink-0 rounded-full',
          state.status === 'measuring' ? 'bg-leaf' : state.status === 'paused' ? 'bg-amber' : 'bg-muted',
        )}
      />
      <p role="status" className="min-w-0 flex-1 font-medium">
        <SpeechLine state={state} />
      </p>
      <Button tone="quiet" size="small" onClick={onStop} aria-label={t`Stop measuring talk time`}>
        <Trans>Stop</Trans>
      </Button>
    </section>
  );
}

/** Whether talk time is measured, and what it waits for. */
export function SpeechLine({ state }: { state: SpeechState }) {
  if (state.status === 'off') return null;
  if (state.status === 'measuring') return <Trans>Talk time on</Trans>;
  if (state.status === 'paused' && state.reason === 'waiting_for_audio')
    return <Trans>Click anywhere to measure talk time</Trans>;
  if (state.status === 'paused') return <Trans>Talk time paused</Trans>;
  return <Trans>Talk time unavailable</Trans>;
}
