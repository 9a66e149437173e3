import { Trans } from '@lingui/react/macro';
import { cx } from '../lib/cx.ts';
import { useAmountTexts } from '../lib/texts/amountText.ts';

export interface PriceProps {
  /** What is paid. */
  rupees: number;
  /** The price before the discount, struck through. */
  originalRupees?: number;
  size?: 'medium' | 'large';
  className?: string;
}

export function Price({ rupees, originalRupees, size = 'medium', className }: PriceProps) {
  const { rupeesText } = useAmountTexts();
  const isReduced = originalRupees !== undefined && originalRupees > rupees;
  return (
    <span className={cx('inline-flex flex-wrap items-baseline gap-x-2 tabular-nums', className)}>
      {isReduced && (
        <span className="sr-only">
          <Trans>Now</Trans>{' '}
        </span>
      )}
      <span className={cx('font-heading font-semibold', size === 'large' ? 'text-30' : 'text-20')}>
        {rupeesText(rupees)}
      </span>
      {isReduced && (
        <span className="text-16 text-muted">
          <span className="sr-only">
            <Trans>was</Trans>{' '}
          </span>
          <s>{rupeesText(originalRupees)}</s>
        </span>
      )}
    </span>
  );
}
