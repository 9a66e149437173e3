import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TeamCouponState } from '@preproom/models/contract/payments/team/couponStates';
import {
  type CouponRow,
  exportHqCoupons,
  getHqCoupons,
} from '@preproom/models/contract/payments/team/coupons';
import { useMemo } from 'react';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import type { BadgeTone } from '../../../../ui/Badge.tsx';
import { Badge } from '../../../../ui/Badge.tsx';
import { ButtonLink } from '../../../../ui/Link.tsx';
import { ListPage } from '../../../../ui/list/ListPage.tsx';
import type { TeamList } from '../../../../ui/list/teamList.ts';
import { When } from '../../../../ui/When.tsx';
import { CouponDetail } from './CouponDetail.tsx';
import { CouponWindow } from './CouponWindow.tsx';

const COUPON_STATE_TEXTS: Record<TeamCouponState, { tone: BadgeTone; text: MessageDescriptor }> = {
  open: { tone: 'success', text: msg`Active` },
  scheduled: { tone: 'info', text: msg`Scheduled` },
  used_up: { tone: 'warning', text: msg`Used up` },
  expired: { tone: 'plain', text: msg`Expired` },
  closed: { tone: 'plain', text: msg`Ended` },
};

/** /hq/admin/coupons: coupons for everyone, newest first. */
export function CouponsPage() {
  const { t } = useLingui();
  const { rupeesText, percentText } = useAmountTexts();
  const list = useMemo(
    (): TeamList<CouponRow> => ({
      title: t`Coupons`,
      searchLabel: t`Full code`,
      page: getHqCoupons,
      exported: exportHqCoupons,
      defaultSort: '-createdAt',
      empty: <Trans>Create a coupon. Learners enter its code at checkout.</Trans>,
      action: (
        <ButtonLink to="/hq/admin/coupons/new">
          <Trans>New coupon</Trans>
        </ButtonLink>
      ),
      columns: [
        { id: 'code', label: t`Code`, cell: ({ code }) => code },
        {
          id: 'off',
          label: t`Discount`,
          cell: ({ percent, paise }) =>
            percent === null ? rupeesText((paise ?? 0) / 100) : percentText(percent),
        },
        {
          id: 'state',
          label: t`Status`,
          cell: ({ state }) => (
            <Badge tone={COUPON_STATE_TEXTS[state].tone}>{t(COUPON_STATE_TEXTS[state].text)}</Badge>
          ),
        },
        { id: 'window', label: t`Valid`, cell: (coupon) => <CouponWindow coupon={coupon} /> },
        {
          id: 'uses',
          label: t`Paid orders`,
          isNumber: true,
          cell: ({ paid, limit }) => (limit === null ? paid : t`${paid} of ${limit}`),
        },
        {
          id: 'createdAt',
          label: t`Created`,
          sort: 'createdAt',
          cell: ({ createdAt }) => <When instant={createdAt} show="date" />,
        },
      ],
      filters: [
        {
          name: 'ended',
          label: t`Ended by the team`,
          options: [
            { id: 'yes', label: t`Yes` },
            { id: 'no', label: t`No` },
          ],
        },
      ],
      detail: (_, row) => row && <CouponDetail key={row._id} coupon={row} />,
    }),
    [t, rupeesText, percentText],
  );
  return <ListPage list={list} />;
}
