import { Plural } from '@lingui/react/macro';
import { Badge } from '../../../../ui/Badge.tsx';

/** How many points a change would earn. */
export function PointsBadge({ gain }: { gain: number }) {
  return (
    <Badge tone="info">
      <Plural value={gain} one="Up to # point" other="Up to # points" />
    </Badge>
  );
}
