import { Trans } from '@lingui/react/macro';
import type { RewardCoupon } from '@preproom/models/contract/referrals/referrals';
import { useWhen } from '../../lib/texts/when.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { useDiscountText } from './useDiscountText.ts';

/** The learner's coupons, those that can be used with where to use them. */
export function RewardCoupons({ coupons }: { coupons: readonly RewardCoupon[] }) {
  return (
    <section aria-labelledby="coupons" className="flex flex-col gap-4">
      <h2 id="coupons" className="text-20">
        <Trans>Your coupons</Trans>
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {coupons.map((coupon) => (
          <Coupon key={coupon.code} coupon={coupon} />
        ))}
      </ul>
    </section>
  );
}

function Coupon({ coupon }: { coupon: RewardCoupon }) {
  const when = useWhen();
  const discount = useDiscountText()(coupon);
  const { code, state, lastDay } = coupon;
  return (
    <Card as="li" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-heading text-20 font-semibold">
          <Trans>{discount} off</Trans>
        </span>
        {state === 'used' && (
          <Badge>
            <Trans>Used</Trans>
          </Badge>
        )}
        {state === 'expired' && (
          <Badge tone="warning">
            <Trans>Expired</Trans>
          </Badge>
        )}
      </div>
      <code className="text-16 wrap-anywhere select-all">{code}</code>
      {state === 'open' && (
        <p className="text-14 text-muted">
          <Trans>
            Valid until {when.packDay(lastDay)}. Enter it when you pay for a{' '}
            <Link to="/programs">program</Link>.
          </Trans>
        </p>
      )}
    </Card>
  );
}
