import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentRecord } from '@preproom/models/contract/business/payments';
import { useStore } from '../../lib/store.ts';
import { useAmountTexts } from '../../lib/texts/amountText.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Container } from '../../ui/Container.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ButtonLink, Link } from '../../ui/Link.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** Everything that the learner has paid for or tried to. */
export function TransactionsPage() {
  const { t } = useLingui();
  const payments = useStore((state) => state.UserTranscation);
  return (
    <Container width="medium" className="flex flex-col gap-6 py-8 sm:py-12">
      <PageHeading title={t`Payments`} />
      {payments.length === 0 ? (
        <NoPayments />
      ) : (
        <ul className="flex flex-col gap-3">
          {payments.map((payment) => (
            <Payment key={payment.order_id} payment={payment} />
          ))}
        </ul>
      )}
    </Container>
  );
}

function NoPayments() {
  return (
    <EmptyState
      title={<Trans>No payments yet</Trans>}
      action={
        <ButtonLink to="/programs">
          <Trans>See programs</Trans>
        </ButtonLink>
      }
    >
      <Trans>When you buy a pack of interviews, the payment will be listed here.</Trans>
    </EmptyState>
  );
}

const TONES: Record<PaymentRecord['status'], BadgeTone> = {
  created: 'plain',
  success: 'success',
  Failed: 'danger',
  refunded: 'info',
};

function Payment({ payment }: { payment: PaymentRecord }) {
  const { rupeesText } = useAmountTexts();
  const { order_id, course, course_id, status, price, Purchasedate } = payment;
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="text-18 wrap-anywhere">{course}</h2>
        <p className="text-14 text-muted tabular-nums">{Purchasedate.split('-').toReversed().join('.')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="tabular-nums">{rupeesText(Number(price))}</span>
        <Badge tone={TONES[status]}>
          <StatusText status={status} />
        </Badge>
        {status === 'Failed' ? (
          <Link reloadDocument to={`/checkout/${course_id}`}>
            <Trans>Try again</Trans>
          </Link>
        ) : (
          <Link to={`/paymentSuccessfull?transcation_id=${encodeURIComponent(order_id)}`}>
            <Trans>Details</Trans>
          </Link>
        )}
      </div>
    </Card>
  );
}

function StatusText({ status }: { status: PaymentRecord['status'] }) {
  switch (status) {
    case 'created':
      return <Trans>Not paid</Trans>;
    case 'success':
      return <Trans>Paid</Trans>;
    case 'Failed':
      return <Trans>Failed</Trans>;
    case 'refunded':
      return <Trans>Refunded</Trans>;
  }
}
