import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';
import { SampleFrame } from './SampleFrame.tsx';

/** Two lines of a made-up resume: one that earns points, one that loses them. */
export function ResumeSample() {
  return (
    <SampleFrame title={<Trans>How one line scores</Trans>}>
      <Line
        isGood
        text="Led 4 classmates in rebuilding the college fest site; sign-ups rose from 800 to 1,150."
        verdict={<Trans>Earns points: starts with what you did and shows the result in numbers.</Trans>}
      />
      <Line
        isGood={false}
        text="Responsible for various tasks in the final-year project."
        verdict={<Trans>Loses points: no action and no numbers. Say what you did and what it led to.</Trans>}
      />
    </SampleFrame>
  );
}

function Line({ isGood, text, verdict }: { isGood: boolean; text: string; verdict: ReactNode }) {
  return (
    <div className={cx('border-s-4 ps-4', isGood ? 'border-leaf' : 'border-brick')}>
      <p lang="en">“{text}”</p>
      <p className="mt-1 text-14 text-muted">{verdict}</p>
    </div>
  );
}
