import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { cx } from '../lib/cx.ts';

const VALUES = [1, 2, 3, 4, 5];

/** A read-only rating of 1 to 5 stars. */
export function StarsShown({ value }: { value: number }) {
  const { t } = useLingui();
  return (
    <span role="img" aria-label={t`${value} of 5 stars`} className="flex gap-0.5">
      {VALUES.map((stars) => (
        <Star
          key={stars}
          aria-hidden
          strokeWidth={1.5}
          className={cx(
            'size-4 [print-color-adjust:exact]',
            stars <= value ? 'fill-peacock text-peacock' : 'fill-transparent text-line-strong',
          )}
        />
      ))}
    </span>
  );
}
