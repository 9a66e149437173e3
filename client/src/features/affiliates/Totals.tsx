import { Trans } from '@lingui/react/macro';
import type { Affiliate } from '@preproom/models/contract/people/affiliates';
import type { ReactNode } from 'react';
import { useAmountTexts } from '../../lib/texts/amountText.ts';

/** Totals of the link so far. No earnings, because programs cannot be bought yet. */
export function Totals({ total }: Pick<Affiliate, 'total'>) {
  return (
    <section aria-labelledby="totals" className="flex flex-col gap-4">
      <h2 id="totals" className="text-20">
        <Trans>Total</Trans>
      </h2>
      <dl className="grid gap-3 sm:grid-cols-3">
        <Total name={<Trans>Visitors</Trans>}>
          <Figure>{total.clicks}</Figure>
        </Total>
        <Total name={<Trans>Sign-ups</Trans>}>
          <Figure>{total.signUps}</Figure>
        </Total>
        <Total name={<Trans>Earnings</Trans>}>
          <Trans>Commission isn’t open yet.</Trans>
        </Total>
      </dl>
    </section>
  );
}

function Total({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-raised p-4">
      <dt className="text-14 text-muted">{name}</dt>
      <dd className="mt-1 text-14">{children}</dd>
    </div>
  );
}

function Figure({ children }: { children: number }) {
  const { numberText } = useAmountTexts();
  return (
    <span className="font-heading text-30 leading-tight font-semibold tabular-nums">
      {numberText(children)}
    </span>
  );
}
