import { Trans } from '@lingui/react/macro';
import type { Trend } from '@preproom/models/contract/reports/progress';
import { ArrowRight, TrendingDown, TrendingUp } from 'lucide-react';

const ICONS = { up: TrendingUp, down: TrendingDown, steady: ArrowRight };

/** Whether the latest ratings are higher than those before, in words and with an icon. */
export function TrendText({ trend }: { trend: Trend }) {
  const Icon = ICONS[trend];
  return (
    <span className="inline-flex items-center gap-1 text-14 text-muted">
      <Icon aria-hidden className={trend === 'up' ? 'size-4 text-leaf' : 'size-4'} />
      {trend === 'up' && <Trans>Rising</Trans>}
      {trend === 'down' && <Trans>Lower lately</Trans>}
      {trend === 'steady' && <Trans>Steady</Trans>}
    </span>
  );
}
