import { Trans } from '@lingui/react/macro';
import { Badge } from '../../../ui/Badge.tsx';
import { useSeverityText } from './severityText.ts';

/** A mentor's latest ratings differ from the earlier ones by more than chance. */
export function DriftBadge({ drift }: { drift: number }) {
  const severityText = useSeverityText();
  return (
    <Badge tone="warning">
      <Trans>Lately {severityText(drift)}</Trans>
    </Badge>
  );
}
