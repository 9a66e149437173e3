import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';

export interface ShareBarProps {
  /** 0 to 1. */
  learnerShare: number;
  learnerMs: number;
  mentorMs: number;
  mentorName: string;
}

/** The talk share as one bar of two parts, with both numbers beside it. */
export function ShareBar({ learnerShare, learnerMs, mentorMs, mentorName }: ShareBarProps) {
  const { t } = useLingui();
  const { durationText } = useAmountTexts();
  const percent = Math.round(100 * learnerShare);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <Side percent={percent} time={durationText(learnerMs)}>
          <span aria-hidden className="size-3 rounded-full bg-peacock [print-color-adjust:exact]" />
          <Trans>You</Trans>
        </Side>
        <Side percent={100 - percent} time={durationText(mentorMs)}>
          <span
            aria-hidden
            className="size-3 rounded-full border border-line-strong bg-line [print-color-adjust:exact]"
          />
          <span className="wrap-anywhere">{mentorName}</span>
        </Side>
      </div>
      {/* Browsers draw a meter in colours that judge its value, so this one is heard and the bar below is seen. */}
      <meter aria-label={t`Your share of talk time`} min={0} max={100} value={percent} className="sr-only" />
      <div
        aria-hidden="true"
        className="flex h-4 overflow-hidden rounded-full border border-line-strong bg-line [print-color-adjust:exact]"
      >
        <div className="bg-peacock [print-color-adjust:exact]" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}

function Side({ percent, time, children }: { percent: number; time: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-baseline gap-2">
      <span className="flex items-center gap-2 font-medium">{children}</span>
      <span className="font-heading text-20 font-semibold tabular-nums">{percent}%</span>
      <span className="text-14 text-muted tabular-nums">{time}</span>
    </p>
  );
}
