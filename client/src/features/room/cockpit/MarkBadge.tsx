import { Trans } from '@lingui/react/macro';
import { isAnswerMark, type NoteMark } from '@preproom/models/contract/room/cockpit';
import { Target, ThumbsUp } from 'lucide-react';
import { Badge } from '../../../ui/Badge.tsx';

export function MarkBadge({ mark }: { mark: NoteMark }) {
  if (isAnswerMark(mark)) return null;
  if (mark === 'strong')
    return (
      <Badge tone="success">
        <ThumbsUp aria-hidden className="size-3" />
        <Trans>Strong moment</Trans>
      </Badge>
    );
  return (
    <Badge tone="warning">
      <Target aria-hidden className="size-3" />
      <Trans>To work on</Trans>
    </Badge>
  );
}
