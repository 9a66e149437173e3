import { Trans } from '@lingui/react/macro';
import type { OrderStatus } from '@preproom/models/contract/payments/orderState';
import type { PaymentRecord } from '@preproom/models/contract/payments/payments';
import { type ReactNode, useId } from 'react';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import { Link } from '../../../ui/Link.tsx';
import { When } from '../../../ui/When.tsx';
import { paymentPath, receiptPath, refundPath } from '../paymentPaths.ts';

const STATUSES: Record<OrderStatus, { tone: BadgeTone; text: ReactNode }> = {
  created: { tone: 'plain', text: <Trans>Not paid</Trans> },
  success: { tone: 'success', text: <Trans>Paid</Trans> },
  Failed: { tone: 'danger', text: <Trans>Failed</Trans> },
  refunded: { tone: 'info', text: <Trans>Refunded</Trans> },
};

export interface PaymentRowProps {
  payment: PaymentRecord;
  canRetry: boolean;
  /** Nobody can enrol in the program any more. */
  isClosed: boolean;
}

/** A payment in the list, with what can be done about it. */
export function PaymentRow({ payment, canRetry, isClosed }: PaymentRowProps) {
  const { rupeesText } = useAmountTexts();
  const heading = useId();
  const { order_id, course, course_id, status, price, createdAt } = payment;
  const { tone, text } = STATUSES[status];
  const hasReceipt = status === 'success' || status === 'refunded';
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 py-4">
      <h2 id={heading} className="min-w-0 text-18 wrap-anywhere">
        {course}
      </h2>
      <span className="text-right text-18 font-medium tabular-nums">{rupeesText(Number(price))}</span>
      <div className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-1 sm:col-span-1">
        <Badge tone={tone}>{text}</Badge>
        <When instant={createdAt} show="date" className="text-14 text-muted tabular-nums" />
      </div>
      <div className="col-span-2 flex flex-wrap gap-x-5 text-14 sm:col-span-1 sm:justify-end">
        {canRetry && <Retry courseId={course_id} isClosed={isClosed} heading={heading} />}
        {status === 'success' && (
          <Link to={refundPath(order_id)} aria-describedby={heading} className={ACTION}>
            <Trans>Ask for a refund</Trans>
          </Link>
        )}
        {hasReceipt && (
          <Link to={receiptPath(order_id)} aria-describedby={heading} className={ACTION}>
            <Trans>Receipt</Trans>
          </Link>
        )}
        <Link to={paymentPath(order_id)} aria-describedby={heading} className={ACTION}>
          <Trans>Details</Trans>
        </Link>
      </div>
    </li>
  );
}

/** High enough for a thumb. */
const ACTION = 'py-2.5 sm:py-1';

function Retry({ courseId, isClosed, heading }: { courseId: string; isClosed: boolean; heading: string }) {
  if (isClosed)
    return (
      <Link to="/programs" className={ACTION}>
        <Trans>See programs</Trans>
      </Link>
    );
  return (
    <Link reloadDocument to={`/checkout/${courseId}`} aria-describedby={heading} className={ACTION}>
      <Trans>Try again</Trans>
    </Link>
  );
}
