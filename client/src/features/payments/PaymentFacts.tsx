import { Trans } from '@lingui/react/macro';
import type { OrderView } from '@preproom/models/contract/payments/payments';
import type { ReactNode } from 'react';
import { useAmountTexts } from '../../lib/texts/amountText.ts';
import { useWhen } from '../../lib/texts/when.ts';
import { When } from '../../ui/When.tsx';

/** What was bought, for how much, and until when it can be used. */
export function PaymentFacts({ order: { record, pack, refunds } }: { order: OrderView }) {
  const { rupeesText } = useAmountTexts();
  const { packDay } = useWhen();
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr] sm:items-baseline">
      <Fact name={<Trans>Program</Trans>}>{record.course}</Fact>
      <Fact name={<Trans>Amount</Trans>}>{rupeesText(Number(record.price))}</Fact>
      <Fact name={<Trans>Date</Trans>}>
        <When instant={record.createdAt} show="date" />
      </Fact>
      {refunds.map(({ paise, at }) => (
        <Fact key={at} name={<Trans>Refunded</Trans>}>
          {rupeesText(paise / 100)} · <When instant={at} show="date" />
        </Fact>
      ))}
      {pack && (
        <Fact name={<Trans>Valid</Trans>}>
          <Trans>
            {packDay(pack.startDay)} to {packDay(pack.lastDay)}
          </Trans>
        </Fact>
      )}
      <Fact name={<Trans>Order number</Trans>}>
        <span className="wrap-anywhere">{record.order_id}</span>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col sm:contents">
      <dt className="text-14 text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
