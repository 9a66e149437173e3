import { Trans } from '@lingui/react/macro';
import type { CouponRow } from '@preproom/models/contract/payments/team/coupons';
import { Day } from '../Day.tsx';

/** When a coupon can be used. */
export function CouponWindow({ coupon: { firstDay, lastDay } }: { coupon: CouponRow }) {
  if (firstDay && lastDay)
    return (
      <Trans>
        <Day day={firstDay} /> to <Day day={lastDay} />
      </Trans>
    );
  if (firstDay)
    return (
      <Trans>
        From <Day day={firstDay} />
      </Trans>
    );
  if (lastDay)
    return (
      <Trans>
        Until <Day day={lastDay} />
      </Trans>
    );
  return <Trans>Any day</Trans>;
}
