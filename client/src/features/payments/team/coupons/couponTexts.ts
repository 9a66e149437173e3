import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TeamCouponState } from '@preproom/models/contract/payments/team/couponStates';
import type { BadgeTone } from '../../../../ui/Badge.tsx';

export const COUPON_STATE_TEXTS: Record<TeamCouponState, { tone: BadgeTone; text: MessageDescriptor }> = {
  open: { tone: 'success', text: msg`Active` },
  scheduled: { tone: 'info', text: msg`Scheduled` },
  used_up: { tone: 'warning', text: msg`Used up` },
  expired: { tone: 'plain', text: msg`Expired` },
  closed: { tone: 'plain', text: msg`Ended` },
};
