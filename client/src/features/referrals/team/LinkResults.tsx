import { Trans, useLingui } from '@lingui/react/macro';
import type { AffiliateFile } from '@preproom/models/contract/referrals/team/affiliates';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { Card } from '../../../ui/Card.tsx';

/** What came of the link, and what of it is owed. */
export function LinkResults({ affiliate }: { affiliate: AffiliateFile }) {
  const { t } = useLingui();
  const { numberText, rupeesText } = useAmountTexts();
  const { availablePaise, heldPaise, earnedPaise, paidPaise, clicks, signUps, orders } = affiliate;
  const results = [
    [t`Due`, rupeesText(availablePaise / 100)],
    [t`On hold`, rupeesText(heldPaise / 100)],
    [t`Earned after refunds`, rupeesText(earnedPaise / 100)],
    [t`Paid out`, rupeesText(paidPaise / 100)],
    [t`Visitors`, numberText(clicks)],
    [t`Sign-ups`, numberText(signUps)],
    [t`Paid orders`, numberText(orders)],
  ] as const;
  return (
    <Card as="section" labelledBy="results" className="flex flex-col gap-4">
      <h2 id="results" className="text-18">
        <Trans>Results</Trans>
      </h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-4">
        {results.map(([name, value]) => (
          <div key={name} className="flex flex-col">
            <dt className="text-14 text-muted">{name}</dt>
            <dd className="text-20 font-semibold tabular-nums wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {availablePaise < 0 && (
        <p className="text-14 text-muted">
          <Trans>
            Below zero: orders were refunded after the payout. Later commission covers the difference.
          </Trans>
        </p>
      )}
    </Card>
  );
}
