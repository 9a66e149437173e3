import { Trans } from '@lingui/react/macro';
import type { StudentFile } from '@preproom/models/contract/learners/team/studentFile';
import { rupeesOf } from '@preproom/models/contract/payments/money';
import type { OrderStatus } from '@preproom/models/contract/payments/orderState';
import type { ReactNode } from 'react';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { paymentPath } from '../../../../shared/team/hqPaths.ts';
import { Badge, type BadgeTone } from '../../../../ui/Badge.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { When } from '../../../../ui/When.tsx';
import { Block } from './Facts.tsx';

const STATUSES: Record<OrderStatus, { tone: BadgeTone; text: ReactNode }> = {
  created: { tone: 'plain', text: <Trans>Not paid</Trans> },
  success: { tone: 'success', text: <Trans>Paid</Trans> },
  Failed: { tone: 'danger', text: <Trans>Failed</Trans> },
  refunded: { tone: 'warning', text: <Trans>Refunded</Trans> },
};

/** Orders, each with the page on which it is refunded. */
export function PaymentsCard({ payments }: { payments: NonNullable<StudentFile['payments']> }) {
  const { rupeesText } = useAmountTexts();
  const amount = (paise: number) => rupeesText(Number(rupeesOf(paise)));
  return (
    <Block title={<Trans>Payments</Trans>}>
      {payments.length === 0 && (
        <p className="text-muted">
          <Trans>No payments yet.</Trans>
        </p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {payments.map(({ orderId, course, createdAt, paise, refundedPaise, status }) => (
          <li key={orderId} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Link look="title" to={paymentPath(orderId)} className="py-1">
                {course}
              </Link>
              <span className="tabular-nums">{amount(paise)}</span>
            </div>
            <div className="flex flex-wrap items-center gap-2 text-14 text-muted">
              <Badge tone={STATUSES[status].tone}>{STATUSES[status].text}</Badge>
              <When instant={createdAt} show="date" />
              {refundedPaise > 0 && <Trans>{amount(refundedPaise)} refunded</Trans>}
            </div>
          </li>
        ))}
      </ul>
    </Block>
  );
}
