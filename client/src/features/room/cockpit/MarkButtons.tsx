import { Trans } from '@lingui/react/macro';
import type { Mark } from '@preproom/models/contract/room/cockpit';
import { Target, ThumbsUp } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';

/** Marks this moment with one tap. */
export function MarkButtons({ onMark }: { onMark: (mark: Mark) => void }) {
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        className="max-sm:px-2! max-sm:text-12!"
        onClick={() => onMark('strong')}
      >
        <ThumbsUp aria-hidden className="size-4" />
        <Trans>Strong moment</Trans>
      </Button>
      <Button
        tone="quiet"
        size="small"
        className="max-sm:px-2! max-sm:text-12!"
        onClick={() => onMark('improve')}
      >
        <Target aria-hidden className="size-4" />
        <Trans>To work on</Trans>
      </Button>
    </>
  );
}
