import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentFile } from '@preproom/models/contract/payments/team/payment';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Badge } from '../../../../ui/Badge.tsx';
import { Breadcrumb } from '../../../../ui/Breadcrumb.tsx';
import { Container } from '../../../../ui/Container.tsx';
import { NotFound } from '../../../../ui/NotFound.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { QueryView } from '../../../../ui/QueryView.tsx';
import { paymentQuery } from '../api.ts';
import { Attribution } from './Attribution.tsx';
import { Ledger } from './Ledger.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { PackFacts } from './PackFacts.tsx';
import { STATUS_TEXTS } from './paymentTexts.ts';
import { Receipts } from './Receipts.tsx';
import { RefundCard } from './RefundCard.tsx';
import { Refunds } from './Refunds.tsx';

/** /hq/admin/payments/:orderId: all about one order, and its refund. */
export function PaymentPage() {
  const { orderId = '' } = useParams();
  const query = useQuery(paymentQuery(orderId));
  if (query.data === null) return <NotFound />;
  return (
    <Container className="flex flex-col gap-6 py-8 sm:py-12">
      <QueryView query={query} failed={<Trans>Couldn’t load this payment</Trans>}>
        {(data) => <Detail key={orderId} payment={data.data} />}
      </QueryView>
    </Container>
  );
}

function Detail({ payment }: { payment: PaymentFile }) {
  const { t } = useLingui();
  const { tone, text } = STATUS_TEXTS[payment.status];
  return (
    <>
      <Breadcrumb
        crumbs={[
          { to: '/hq/welcome/admin', label: t`Overview` },
          { to: '/hq/admin/payments', label: t`Payments` },
        ]}
      />
      <div className="flex flex-wrap items-center gap-3 wrap-anywhere">
        <PageHeading title={payment.orderId} />
        <Badge tone={tone}>{t(text)}</Badge>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-6">
          <OrderFacts payment={payment} />
          <PackFacts pack={payment.pack} />
          <Refunds refunds={payment.refunds} />
          <Receipts receipts={payment.receipts} />
          <Ledger entries={payment.ledger} />
        </div>
        <div className="flex flex-col gap-6 lg:sticky lg:top-24">
          <RefundCard payment={payment} />
          {payment.referral && <Attribution referral={payment.referral} />}
          <p className="text-14 text-muted">
            <Trans>Your visit to this page is logged.</Trans>
          </p>
        </div>
      </div>
    </>
  );
}
