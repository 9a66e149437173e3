import { Trans, useLingui } from '@lingui/react/macro';
import { rupeesOf } from '@preproom/models/contract/payments/money';
import type { OrderStatus } from '@preproom/models/contract/payments/orderState';
import {
  exportHqPayments,
  getHqPayments,
  type OrderRow,
} from '@preproom/models/contract/payments/team/payments';
import { type ReactNode, useMemo } from 'react';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { TeamList } from '../../../ui/list/teamList.ts';
import { When } from '../../../ui/When.tsx';

const TONES: Record<OrderStatus, BadgeTone> = {
  created: 'plain',
  success: 'success',
  Failed: 'danger',
  refunded: 'warning',
};

/** /hq/admin/payments: orders, newest first. */
export function PaymentsPage() {
  const { t } = useLingui();
  const { rupeesText } = useAmountTexts();
  const list = useMemo((): TeamList<OrderRow> => {
    const amount = (paise: number) => rupeesText(Number(rupeesOf(paise)));
    const statuses: Record<OrderStatus, string> = {
      created: t`Not paid`,
      success: t`Paid`,
      Failed: t`Failed`,
      refunded: t`Refunded`,
    };
    return {
      title: t`Payments`,
      searchLabel: t`Order number, e-mail or coupon`,
      page: getHqPayments,
      exported: exportHqPayments,
      defaultSort: '-createdAt',
      action: (
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/hq/admin/coupons" tone="quiet">
            <Trans>Coupons</Trans>
          </ButtonLink>
          <ButtonLink to="/hq/admin/affiliates" tone="quiet">
            <Trans>Affiliates</Trans>
          </ButtonLink>
          <ButtonLink to="/hq/admin/earnings" tone="quiet">
            <Trans>Mentor earnings</Trans>
          </ButtonLink>
        </div>
      ),
      empty: <Trans>Orders appear here once someone starts to pay.</Trans>,
      columns: [
        { id: 'orderId', label: t`Order`, cell: ({ orderId }) => orderId },
        {
          id: 'createdAt',
          label: t`Ordered`,
          sort: 'createdAt',
          cell: ({ createdAt }) => <When instant={createdAt} show="date" />,
        },
        {
          id: 'username',
          label: t`Learner`,
          cell: ({ username }) => username || <Trans>Former member</Trans>,
        },
        { id: 'course', label: t`Program`, cell: ({ course }) => course },
        { id: 'paise', label: t`Amount`, sort: 'paise', isNumber: true, cell: ({ paise }) => amount(paise) },
        {
          id: 'status',
          label: t`Status`,
          cell: ({ status }) => <Badge tone={TONES[status]}>{statuses[status]}</Badge>,
        },
      ],
      filters: [
        {
          name: 'status',
          label: t`Status`,
          options: Object.entries(statuses).map(([id, label]) => ({ id, label })),
        },
      ],
      detail: (_, row) => row && <OrderFacts order={row} amount={amount} />,
    };
  }, [t, rupeesText]);
  return <ListPage list={list} />;
}

function OrderFacts({ order, amount }: { order: OrderRow; amount: (paise: number) => string }) {
  const { t } = useLingui();
  const facts: [string, ReactNode][] = [
    [t`Ordered`, <When key="at" instant={order.createdAt} />],
    [t`Learner`, order.username || t`Former member`],
    [t`Program`, order.course],
    [t`Amount`, amount(order.paise)],
    [t`Refunded`, amount(order.refundedPaise)],
    [t`Coupon`, order.couponCode ?? '–'],
    [t`Provider`, order.provider],
  ];
  return (
    <div className="flex flex-col items-start gap-4">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-14">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to={`/hq/admin/payments/${order.orderId}`} tone="quiet" size="small">
        <Trans>Open payment</Trans>
      </ButtonLink>
    </div>
  );
}
