import { Plural, Trans } from '@lingui/react/macro';
import type { Product } from '@preproom/models/contract/business/products';
import { useAmountTexts } from '../../lib/texts/amountText.ts';
import { useRoundText } from '../../lib/texts/roundText.ts';

/** Program, rounds, validity and price, as a receipt reads. */
export function OrderSummary({ product }: { product: Product }) {
  const roundText = useRoundText();
  const { rupeesText } = useAmountTexts();
  const [price, original] = [Number(product.discount_pricing), Number(product.product_pricing)];
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 className="text-24">{product.product_name}</h2>
        <p className="text-muted">
          <Plural value={product.total_session} one="# mock interview" other="# mock interviews" />
        </p>
      </div>
      <ol className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-muted">
        {product.sessionIncludes.map((round) => (
          <li key={round}>{roundText(round)}</li>
        ))}
      </ol>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-14">
        <li>
          <Trans>Use your interviews within 60 days, counting the day you pay.</Trans>
        </li>
        <li>
          <Trans>If you already have a pack, this one starts when that one ends.</Trans>
        </li>
        <li>
          <Trans>Each interview takes 45 minutes, one-on-one with a mentor.</Trans>
        </li>
        <li>
          <Trans>Booking isn’t open yet.</Trans>
        </li>
      </ul>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 border-t border-line pt-4 tabular-nums">
        {original > price && (
          <>
            <dt className="text-muted">
              <Trans>Price</Trans>
            </dt>
            <dd className="text-right text-muted">{rupeesText(original)}</dd>
            <dt className="text-muted">
              <Trans>Discount</Trans>
            </dt>
            <dd className="text-right text-muted">−{rupeesText(original - price)}</dd>
          </>
        )}
        <dt className="font-semibold">
          <Trans>Total</Trans>
        </dt>
        <dd className="text-right font-heading text-20 font-semibold">{rupeesText(price)}</dd>
      </dl>
    </div>
  );
}
