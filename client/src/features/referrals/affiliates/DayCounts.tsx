import { Trans, useLingui } from '@lingui/react/macro';
import type { AffiliateDay } from '@preproom/models/contract/referrals/affiliates';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { useWhen } from '../../../lib/texts/when.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** The last days as a small chart, and as a table with the same data. */
export function DayCounts({ days }: { days: readonly AffiliateDay[] }) {
  const { t } = useLingui();
  const counted = days.filter(({ clicks, signUps }) => clicks + signUps > 0);
  return (
    <section aria-labelledby="days" className="flex flex-col gap-4">
      <h2 id="days" className="text-20">
        <Trans>Last {days.length} days</Trans>
      </h2>
      {counted.length === 0 ? (
        <EmptyState title={t`No visits yet`}>
          <Trans>Share your link with the people you teach or advise.</Trans>
        </EmptyState>
      ) : (
        <>
          <Chart days={days} />
          <DayTable days={counted} />
        </>
      )}
    </section>
  );
}

function Chart({ days }: { days: readonly AffiliateDay[] }) {
  const { numberText } = useAmountTexts();
  const most = Math.max(1, ...days.map(({ clicks }) => clicks));
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-14 text-muted">
        <Trans>Visitors per day, latest on the right. Busiest day: {numberText(most)}.</Trans>
      </figcaption>
      <div
        aria-hidden
        className="flex h-28 items-end gap-0.5 rounded-card border border-line bg-raised p-3 sm:gap-1"
      >
        {[...days].reverse().map(({ day, clicks }) => (
          <div
            key={day}
            className={clicks > 0 ? 'flex-1 rounded-t-[3px] bg-peacock' : 'h-px flex-1 bg-line-strong'}
            style={clicks > 0 ? { height: `${Math.max(6, (clicks / most) * 100)}%` } : undefined}
          />
        ))}
      </div>
    </figure>
  );
}

/** Leaves out days without visits or sign-ups. */
function DayTable({ days }: { days: readonly AffiliateDay[] }) {
  const { numberText } = useAmountTexts();
  const when = useWhen();
  const cell = 'border-b border-line py-2 text-end tabular-nums';
  return (
    <table className="w-full text-14">
      <thead className="text-muted">
        <tr>
          <th scope="col" className="border-b border-line py-2 text-start font-normal">
            <Trans>Day</Trans>
          </th>
          <th scope="col" className="border-b border-line py-2 text-end font-normal">
            <Trans>Visitors</Trans>
          </th>
          <th scope="col" className="border-b border-line py-2 text-end font-normal">
            <Trans>Sign-ups</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, clicks, signUps }) => (
          <tr key={day}>
            <th scope="row" className="border-b border-line py-2 text-start font-normal">
              {when.day(`${day}T12:00:00+05:30`)}
            </th>
            <td className={cell}>{numberText(clicks)}</td>
            <td className={cell}>{numberText(signUps)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
