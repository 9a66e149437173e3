import { Plural, Trans } from '@lingui/react/macro';
import type { MentorHome } from '@preproom/models/contract/sessions/bookings';
import { useId } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { useWhen } from '../../../../lib/texts/when.ts';
import { Card } from '../../../../ui/Card.tsx';

/** Sessions of each of the next seven days, as bars with their numbers. */
export function WeekLoad({ days }: Pick<MentorHome['week'], 'days'>) {
  const heading = useId();
  const { weekday } = useWhen();
  const total = days.reduce((sum, { sessions }) => sum + sessions, 0);
  const most = Math.max(1, ...days.map(({ sessions }) => sessions));
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={heading} className="text-18">
          <Trans>This week</Trans>
        </h2>
        <p className="text-14 text-muted">
          <Plural value={total} one="# session" other="# sessions" />
        </p>
      </div>
      <ol className="grid grid-cols-7 gap-1.5">
        {days.map(({ date, sessions }, i) => (
          <li key={date} className="flex flex-col items-center gap-1 text-12">
            <span className={cx('tabular-nums', sessions === 0 && 'text-muted')}>{sessions}</span>
            <span aria-hidden className="flex h-16 w-full items-end rounded-[4px] bg-ink/5">
              <span
                className="w-full rounded-[4px] bg-peacock"
                style={{ height: `${(sessions / most) * 100}%` }}
              />
            </span>
            <span className={cx(i === 0 ? 'font-medium' : 'text-muted')}>{weekday(date)}</span>
            <span className="sr-only">
              <Plural value={sessions} one="# session" other="# sessions" />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
