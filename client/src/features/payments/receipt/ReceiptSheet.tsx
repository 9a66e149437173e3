import { Plural, Trans } from '@lingui/react/macro';
import type { PrintedReceipt } from '@preproom/models/contract/payments/receipts';
import type { ReactNode } from 'react';
import { useRoundText } from '../../../lib/texts/roundText.ts';
import { useWhen } from '../../../lib/texts/when.ts';
import { useReceiptAmount } from './receiptAmount.ts';

const SHEET =
  'flex flex-col gap-8 rounded-card border border-line bg-raised p-5 shadow-card sm:rounded-sheet sm:p-10 ' +
  'print:border-0 print:bg-transparent print:p-0 print:shadow-none';

/** The receipt as a sheet of paper. */
export function ReceiptSheet({ receipt, title }: { receipt: PrintedReceipt; title: string }) {
  const when = useWhen();
  const { documentNumber, issuedOn, isTest, seller } = receipt;
  return (
    <article aria-label={`${title} ${documentNumber}`} className={SHEET}>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="flex flex-col gap-1">
          <p className="font-heading text-20 font-semibold wrap-anywhere">{seller.name}</p>
          <p aria-hidden className="hidden text-24 font-semibold print:block">
            {title}
          </p>
          {isTest && (
            <p className="font-semibold text-brick">
              <Trans>TEST – not a tax invoice. No money moved.</Trans>
            </p>
          )}
        </div>
        <dl className="grid grid-cols-[auto_auto] gap-x-4 gap-y-1 tabular-nums">
          <Fact name={<Trans>Number</Trans>}>{documentNumber}</Fact>
          <Fact name={<Trans>Date</Trans>}>{when.date(issuedOn)}</Fact>
        </dl>
      </div>
      <Parties receipt={receipt} />
      <Item receipt={receipt} />
      <Sums receipt={receipt} />
      <References receipt={receipt} />
    </article>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere sm:text-right">{children}</dd>
    </>
  );
}

function Parties({ receipt: { seller, buyer } }: { receipt: PrintedReceipt }) {
  return (
    <div className="grid gap-6 border-t border-line pt-6 sm:grid-cols-2 print:grid-cols-2">
      <Party name={<Trans>Seller</Trans>}>
        <p className="font-semibold">{seller.name}</p>
        {seller.address !== '' && <p>{seller.address}</p>}
        {seller.gstin && <p>GSTIN {seller.gstin}</p>}
      </Party>
      <Party name={<Trans>Buyer</Trans>}>
        <p className="font-semibold">{buyer.name}</p>
        <p>{buyer.email}</p>
      </Party>
    </div>
  );
}

function Party({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-1 wrap-anywhere">
      <h2 className="font-sans text-14 font-normal text-muted">{name}</h2>
      {children}
    </section>
  );
}

function Item({ receipt: { course, rounds, tax, paise, discount } }: { receipt: PrintedReceipt }) {
  const roundText = useRoundText();
  const amount = useReceiptAmount();
  return (
    <div className="flex items-start justify-between gap-6 border-t border-line pt-6">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-semibold wrap-anywhere">{course}</p>
        <p>
          <Plural value={rounds.length} one="# mock interview" other="# mock interviews" />
        </p>
        <p className="text-14 text-muted">{rounds.map(roundText).join(', ')}</p>
        {tax && <p className="text-14 text-muted">SAC {tax.serviceCode}</p>}
      </div>
      <p className="tabular-nums">{amount(paise + (discount?.paise ?? 0))}</p>
    </div>
  );
}

function Sums({ receipt: { tax, paise, discount } }: { receipt: PrintedReceipt }) {
  const amount = useReceiptAmount();
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 border-t border-line pt-6 tabular-nums sm:ml-auto sm:w-80 print:ml-auto print:w-80">
      {discount && <Sum name={<Trans>Coupon {discount.code}</Trans>}>{amount(-discount.paise)}</Sum>}
      {tax && (
        <>
          <Sum name={<Trans>Taxable value</Trans>}>{amount(tax.taxablePaise)}</Sum>
          <Sum name={`CGST ${tax.halfRatePercent}%`}>{amount(tax.cgstPaise)}</Sum>
          <Sum name={`SGST ${tax.halfRatePercent}%`}>{amount(tax.sgstPaise)}</Sum>
        </>
      )}
      <dt className="font-semibold">
        <Trans>Total paid</Trans>
      </dt>
      <dd className="text-right font-heading text-20 font-semibold">{amount(paise)}</dd>
    </dl>
  );
}

function Sum({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="text-right">{children}</dd>
    </>
  );
}

function References({ receipt: { orderId, paymentId, tax } }: { receipt: PrintedReceipt }) {
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-6 text-14 text-muted wrap-anywhere">
      <p>
        <Trans>Order {orderId}</Trans>
      </p>
      <p>
        <Trans>Payment {paymentId}</Trans>
      </p>
      {tax && (
        <p>
          <Trans>Place of supply: the seller’s state. Tax is not payable on reverse charge.</Trans>
        </p>
      )}
    </div>
  );
}
