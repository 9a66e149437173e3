import { Trans } from '@lingui/react/macro';
import { isAnswerMark, type NoteMark } from '@preproom/models/contract/room/cockpit';
import { answerPartName } from '@preproom/models/contract/words/answerWords';
import { Target, ThumbsUp } from 'lucide-react';
import { useWords } from '../../../lib/texts/words.ts';
import { Badge } from '../../../ui/Badge.tsx';

export function MarkBadge({ mark }: { mark: NoteMark }) {
  const words = useWords();
  if (mark === 'answered')
    return (
      <Badge>
        <Trans>End of answer</Trans>
      </Badge>
    );
  if (isAnswerMark(mark)) return <Badge>{answerPartName(words, mark)}</Badge>;
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
