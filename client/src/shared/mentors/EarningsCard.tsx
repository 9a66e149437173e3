import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useAmountTexts } from '../../lib/texts/amountText.ts';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { earningsQuery } from './earningsQuery.ts';
import { isPaid } from './payTexts.ts';

/** Earned, due and paid on the mentor's dashboard. Without an answer it is left out: the page of earnings says what failed. */
export function EarningsCard() {
  const heading = useId();
  const { rupeesText } = useAmountTexts();
  const { data } = useQuery(earningsQuery());
  if (!data) return null;
  const { balances, waiting, rates } = data;
  const isVoluntary = !isPaid(rates) && balances.earnedPaise === 0 && waiting.length === 0;
  const rows = [
    [<Trans key="earned">Earned</Trans>, balances.earnedPaise],
    [<Trans key="due">To be paid</Trans>, balances.duePaise],
    [<Trans key="paid">Paid</Trans>, balances.paidPaise],
  ] as const;
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="text-18">
        <Trans>Earnings</Trans>
      </h2>
      {isVoluntary ? (
        <p className="text-muted">
          <Trans>Sessions are voluntary at the moment.</Trans>
        </p>
      ) : (
        <dl className="flex flex-col gap-1">
          {rows.map(([name, paise]) => (
            <div key={name.key} className="flex justify-between gap-4">
              <dt className="text-muted">{name}</dt>
              <dd className="font-medium tabular-nums">{rupeesText(paise / 100)}</dd>
            </div>
          ))}
        </dl>
      )}
      {waiting.length > 0 && (
        <p className="text-14">
          <Plural
            value={waiting.length}
            one="# session earns once you send feedback."
            other="# sessions earn once you send feedback."
          />
        </p>
      )}
      <Link to="/Dashboard/mentor/earnings" className="self-start text-14">
        <Trans>View earnings</Trans>
      </Link>
    </Card>
  );
}
