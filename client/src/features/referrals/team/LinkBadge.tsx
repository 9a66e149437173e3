import { Trans } from '@lingui/react/macro';
import type { AffiliateRow } from '@preproom/models/contract/referrals/team/affiliates';
import { Badge } from '../../../ui/Badge.tsx';

/** Whether an affiliate's link counts. */
export function LinkBadge({ state }: Pick<AffiliateRow, 'state'>) {
  return state === 'active' ? (
    <Badge tone="success">
      <Trans>Active</Trans>
    </Badge>
  ) : (
    <Badge tone="warning">
      <Trans>Paused</Trans>
    </Badge>
  );
}
