import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ExpressionReadingState } from '../../face/readingState.ts';
import { cx } from '../../lib/cx.ts';
import { Button } from '../../ui/Button.tsx';
import { PAUSE_TEXTS, PROBLEM_TEXTS, UNAVAILABLE_TEXTS } from './readingTexts.ts';

export interface ReadingBadgeProps {
  state: ExpressionReadingState;
  onStop: () => void;
  onRecalibrate: () => void;
  /** The person confirms that the camera or chair was moved. */
  onRenewPose: () => void;
  className?: string;
}

/** Shows whether the face is being read, or why not, with a stop button. Shows no values, which would distract. */
export function ReadingBadge({ state, className, ...actions }: ReadingBadgeProps) {
  const { t } = useLingui();
  if (state.status === 'off') return null;
  return (
    <section
      aria-label={t`Expression reading`}
      className={cx('flex flex-col gap-2 text-14 text-ink', className)}
    >
      <div className="flex items-center gap-3">
        <span aria-hidden="true" className={cx('size-2 shrink-0 rounded-full', dotColour(state))} />
        <div role="status" className="min-w-0 flex-1">
          <ReadingLines state={state} />
        </div>
        <Button tone="quiet" size="small" onClick={actions.onStop} aria-label={t`Stop expression reading`}>
          <Trans>Stop</Trans>
        </Button>
      </div>
      <Further state={state} {...actions} />
    </section>
  );
}

/** What is read, or why not, in at most two lines. */
export function ReadingLines({ state }: { state: ExpressionReadingState }) {
  if (state.status === 'off') return null;
  return (
    <>
      <Title state={state} />
      <Detail state={state} />
    </>
  );
}

type FurtherProps = Pick<ReadingBadgeProps, 'state' | 'onRecalibrate' | 'onRenewPose'>;

function Further({ state, onRecalibrate, onRenewPose }: FurtherProps) {
  if (state.status === 'calibrating') return <CalibrationProgress progress={state.progress} />;
  if (state.status !== 'reading') return null;
  return (
    <>
      {state.hasMoved && <MovedQuestion onRenewPose={onRenewPose} />}
      <button
        type="button"
        onClick={onRecalibrate}
        className="min-h-6 self-start text-12 text-muted underline underline-offset-4 hover:text-ink"
      >
        <Trans>Set up again</Trans>
      </button>
    </>
  );
}

function Title({ state }: { state: ExpressionReadingState }) {
  if (state.status === 'unavailable')
    return <Line isStrong>{<Trans>Expression reading unavailable</Trans>}</Line>;
  if (state.status === 'starting') return <Line isStrong>{<Trans>Starting expression reading…</Trans>}</Line>;
  return (
    <Line isStrong>
      <Trans>Expression reading on</Trans>
    </Line>
  );
}

/** At most one additional message. */
function Detail({ state }: { state: ExpressionReadingState }) {
  const { t } = useLingui();
  switch (state.status) {
    case 'off':
    case 'starting':
      return null;
    case 'calibrating':
      if (state.problem) return <Line>{t(PROBLEM_TEXTS[state.problem])}</Line>;
      return (
        <Line>
          <Trans>Look at the screen with a relaxed face, as if listening</Trans>
        </Line>
      );
    case 'reading':
      if (state.problem) return <Line>{t(PROBLEM_TEXTS[state.problem])}</Line>;
      if (state.mode === 'full') return null;
      return (
        <Line>
          <Trans>Limited: not counting blinks</Trans>
        </Line>
      );
    case 'paused':
      return <Line>{t(PAUSE_TEXTS[state.reason])}</Line>;
    case 'unavailable':
      return <Line>{t(UNAVAILABLE_TEXTS[state.reason])}</Line>;
  }
}

function Line({ isStrong = false, children }: { isStrong?: boolean; children: ReactNode }) {
  return <p className={isStrong ? 'font-medium' : 'text-12 text-muted'}>{children}</p>;
}

function MovedQuestion({ onRenewPose }: { onRenewPose: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2 text-12">
      <p className="min-w-0 flex-1">
        <Trans>Has your camera or chair moved?</Trans>
      </p>
      <Button tone="quiet" onClick={onRenewPose}>
        <Trans>Adjust</Trans>
      </Button>
    </div>
  );
}

function dotColour(state: ExpressionReadingState): string {
  if (state.status === 'reading' && !state.problem) return 'bg-leaf';
  return state.status === 'unavailable' ? 'bg-muted' : 'bg-amber';
}

/** Calibration progress, 0 to 1. */
function CalibrationProgress({ progress }: { progress: number }) {
  const { t } = useLingui();
  const percent = Math.round(100 * progress);
  return (
    <div
      role="progressbar"
      aria-label={t`Learning your relaxed face`}
      aria-valuenow={percent}
      className="h-1 overflow-hidden rounded-full bg-line"
    >
      <div className="h-full bg-leaf transition-[width] duration-200" style={{ width: `${percent}%` }} />
    </div>
  );
}
