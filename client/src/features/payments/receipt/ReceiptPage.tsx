import { Trans, useLingui } from '@lingui/react/macro';
import type { Receipts } from '@preproom/models/contract/payments/receipts';
import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { Button } from '../../../ui/Button.tsx';
import { buttonStyle } from '../../../ui/buttonStyle.ts';
import { Container } from '../../../ui/Container.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ButtonLink, Link } from '../../../ui/Link.tsx';
import { NotFound } from '../../../ui/NotFound.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { pdfPath, receiptQuery } from './api.ts';
import { CreditNotes } from './CreditNotes.tsx';
import { ReceiptSheet } from './ReceiptSheet.tsx';

/** The receipt of an order: to read, to print and to download. */
export function ReceiptPage() {
  const { t } = useLingui();
  const { orderId = '' } = useParams();
  const { data, error, refetch } = useQuery(receiptQuery(orderId));
  if (error?.code === 'not_found') return <NotFound />;
  return (
    <Container width="medium" className="flex flex-col gap-6 py-8 sm:py-12 print:max-w-none print:p-0">
      {error && !data && (
        <>
          <PageHeading title={t`Receipt`} />
          <ErrorState title={t`Couldn’t load this receipt`} error={error} onRetry={() => void refetch()} />
        </>
      )}
      {!error && !data && <Loading />}
      {data && <ReceiptOrState receipts={data} orderId={orderId} />}
    </Container>
  );
}

function Loading() {
  const { t } = useLingui();
  return (
    <div role="status" className="flex flex-col gap-6">
      <PageHeading title={t`Receipt`} />
      <span className="sr-only">
        <Trans>Loading this receipt</Trans>
      </span>
      <Skeleton className="h-128" />
    </div>
  );
}

function ReceiptOrState({ receipts, orderId }: { receipts: Receipts; orderId: string }) {
  const { t } = useLingui();
  const { receipt, creditNotes } = receipts;
  if (!receipt) return <NotIssued />;
  const title = receipt.seller.gstin ? t`Tax invoice` : t`Receipt`;
  return (
    <>
      <div className="no-print flex flex-wrap items-center justify-between gap-4">
        <PageHeading title={title} />
        <div className="flex flex-wrap gap-3">
          <Button tone="quiet" onClick={() => window.print()}>
            <Printer aria-hidden className="size-4" />
            <Trans>Print</Trans>
          </Button>
          <a href={pdfPath(orderId, null)} download className={buttonStyle('primary')}>
            <Download aria-hidden className="size-4" />
            <Trans>Download PDF</Trans>
          </a>
        </div>
      </div>
      <ReceiptSheet receipt={receipt} title={title} />
      <CreditNotes creditNotes={creditNotes} />
      <Link to="/Dashboard/user/transcation" className="no-print self-start">
        <Trans>All payments</Trans>
      </Link>
    </>
  );
}

function NotIssued() {
  const { t } = useLingui();
  return (
    <>
      <PageHeading title={t`Receipt`} />
      <EmptyState
        title={<Trans>No receipt yet</Trans>}
        action={
          <ButtonLink to="/Dashboard/user/transcation">
            <Trans>All payments</Trans>
          </ButtonLink>
        }
      >
        <Trans>You’ll find it here as soon as the payment is confirmed.</Trans>
      </EmptyState>
    </>
  );
}
