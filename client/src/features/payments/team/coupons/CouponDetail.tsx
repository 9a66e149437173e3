import { Trans, useLingui } from '@lingui/react/macro';
import { type CouponRow, endCoupon } from '@preproom/models/contract/payments/team/coupons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../../lib/api.ts';
import { proved } from '../../../../lib/provedAction.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { HQ_KEY } from '../api.ts';
import { Facts } from '../Facts.tsx';
import { CouponWindow } from './CouponWindow.tsx';

/** A coupon in full, its orders, and its end. */
export function CouponDetail({ coupon }: { coupon: CouponRow }) {
  const { t } = useLingui();
  const [isEnding, setEnding] = useState(false);
  const { code, programs, limit, each, reserved, paid, state } = coupon;
  return (
    <div className="flex flex-col items-start gap-4">
      <Facts
        facts={[
          [t`Programs`, programs.length === 0 ? t`All` : programs.join(', ')],
          [t`Valid`, <CouponWindow key="window" coupon={coupon} />],
          [t`Limit`, limit ?? t`None`],
          [t`For each learner`, each],
          [t`Paid orders`, paid],
          [t`On hold, not paid yet`, reserved],
        ]}
      />
      <Link to={`/hq/admin/payments?search=${code}`}>
        <Trans>Orders with this coupon</Trans>
      </Link>
      {state !== 'closed' && (
        <Button tone="quiet" size="small" onClick={() => setEnding(true)}>
          <Trans>End coupon…</Trans>
        </Button>
      )}
      {isEnding && <EndDialog coupon={coupon} onClose={() => setEnding(false)} />}
    </div>
  );
}

function EndDialog({ coupon: { _id, code }, onClose }: { coupon: CouponRow; onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => proved(() => callApi(endCoupon, { params: { couponId: _id } })),
    onSuccess: onClose,
    onSettled: () => client.invalidateQueries({ queryKey: HQ_KEY }),
  });
  return (
    <ConfirmDialog
      title={t`End ${code} now?`}
      isOpen
      onClose={onClose}
      action={<Trans>End coupon</Trans>}
      onConfirm={() => mutate()}
      isBusy={isPending}
      error={error}
    >
      <p>
        <Trans>It can’t be used for new orders. Orders already started can still use it.</Trans>
      </p>
    </ConfirmDialog>
  );
}
