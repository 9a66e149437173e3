import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from '../../lib/cx.ts';
import type { SpeechState } from '../../speech/speechRun.ts';
import { Button } from '../../ui/Button.tsx';

export interface SpeechBadgeProps {
  state: SpeechState;
  onStop: () => void;
  /** Nobody has moved for a while. */
  isIdle: boolean;
}

/** Shows that the own talk time is measured, or why not, with a stop button; while nobody moves, a dot and a word. */
export function SpeechBadge({ state, onStop, isIdle }: SpeechBadgeProps) {
  const { t } = useLingui();
  if (state.status === 'off') return null;
  return (
    <section
      aria-label={t`Talk time`}
      className="flex min-h-8 items-center gap-2 rounded-card border border-line bg-raised/90 px-3 py-1 text-14 text-ink small:px-2 small:py-0.5 small:text-12"
    >
      <span
        aria-hidden="true"
        className={cx(
          'size-2 shrink-0 rounded-full',
          state.status === 'measuring' ? 'bg-leaf' : state.status === 'paused' ? 'bg-amber' : 'bg-muted',
        )}
      />
      <p role="status">
        <Words state={state} />
      </p>
      <Button
        tone="quiet"
        size="small"
        onClick={onStop}
        aria-label={t`Stop measuring talk time`}
        className={cx(
          'small:min-h-8 small:px-2 small:py-0 small:text-12',
          // With a mouse, which unfolds it when it moves. A finger finds it in its place.
          isIdle && 'not-pointer-coarse:not-focus-visible:sr-only',
        )}
      >
        <Trans>Stop</Trans>
      </Button>
    </section>
  );
}

function Words({ state }: { state: SpeechState }) {
  if (state.status === 'measuring') return <Trans>Talk time on</Trans>;
  if (state.status === 'paused' && state.reason === 'waiting_for_audio')
    return <Trans>Click anywhere to measure talk time</Trans>;
  if (state.status === 'paused') return <Trans>Talk time paused</Trans>;
  return <Trans>Talk time unavailable</Trans>;
}
