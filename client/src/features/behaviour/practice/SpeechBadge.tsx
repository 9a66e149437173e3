import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from '../../../lib/cx.ts';
import type { SpeechState } from '../../../speech/speechRun.ts';
import { Button } from '../../../ui/Button.tsx';

/** Shows that talk time is measured, or why not, with a stop button. */
export function SpeechBadge({ state, onStop }: { state: SpeechState; onStop: () => void }) {
  const { t } = useLingui();
  if (state.status === 'off') return null;
  const isMeasuring = state.status === 'measuring';
  return (
    <section
      aria-label={t`Talk time`}
      className="flex items-center gap-3 rounded-card border border-line bg-raised px-3 py-1 text-14"
    >
      <span
        aria-hidden
        className={cx('size-2 shrink-0 rounded-full', isMeasuring ? 'bg-leaf' : 'bg-amber')}
      />
      <p role="status">
        {isMeasuring && <Trans>Talk time on</Trans>}
        {state.status === 'paused' && <Trans>Talk time paused</Trans>}
        {state.status === 'unavailable' && <Trans>Talk time unavailable</Trans>}
      </p>
      <Button tone="quiet" size="small" onClick={onStop} aria-label={t`Stop measuring talk time`}>
        <Trans>Stop</Trans>
      </Button>
    </section>
  );
}
