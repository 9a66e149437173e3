import { Trans } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';

/** Expression readings measured on the learner's device. The real room shows no numbers, because they would distract. */
export function ReadingStrip() {
  return (
    <div className="rounded-card border border-line bg-raised px-4 py-3 shadow-card">
      <p className="text-12 text-muted">
        <Trans>
          Your expressions are read on your device, for your report. The room doesn’t show scores.
        </Trans>
      </p>
      <div className="mt-2 grid grid-cols-2 gap-x-5 gap-y-2 sm:grid-cols-4">
        <Reading from={86} to={97} period={9}>
          <Trans>Confidence</Trans>
        </Reading>
        <Reading from={58} to={79} period={7}>
          <Trans>Enthusiasm</Trans>
        </Reading>
        <Reading from={42} to={27} period={8}>
          <Trans>Nervousness</Trans>
        </Reading>
        <Reading from={9} to={15} period={11}>
          <Trans>Ranacorus</Trans>
        </Reading>
      </div>
    </div>
  );
}

interface ReadingProps {
  /** The two values between which the bar moves, in percent. */
  from: number;
  to: number;
  /** Seconds from one value to the other. */
  period: number;
  children: ReactNode;
}

function Reading({ from, to, period, children }: ReadingProps) {
  const style = { '--from': `${from - 100}%`, '--to': `${to - 100}%`, '--period': `${period}s` };
  return (
    <div className="flex flex-col gap-1">
      <p className="text-14 font-medium">{children}</p>
      <div className="h-2 overflow-hidden rounded-full bg-line">
        <div className="miniature-reading size-full rounded-full bg-peacock" style={style as CSSProperties} />
      </div>
    </div>
  );
}
