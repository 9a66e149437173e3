import { Trans, useLingui } from '@lingui/react/macro';
import { useWords } from '../../../lib/texts/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { leftText } from './leftText.ts';

interface FocusScreenProps {
  leftMs: number;
  onEnd: () => void;
}

/** Dims the call while both are quiet. Code, board, guide and controls beside and below it stay in use. */
export function FocusScreen({ leftMs, onEnd }: FocusScreenProps) {
  const { t } = useLingui();
  const words = useWords();
  return (
    <section
      aria-label={t`Focus time`}
      className="absolute inset-0 flex flex-col items-center justify-center gap-2 bg-paper/90 p-4 text-center"
    >
      <p className="text-16 small:sr-only">
        <Trans>Focus time</Trans>
      </p>
      <p role="timer" className="font-heading text-38 font-semibold tabular-nums small:text-24">
        {leftText(words, leftMs)}
      </p>
      <p className="max-w-prose text-14 text-muted small:sr-only">
        <Trans>Both microphones are off. They return to what they were when the time is over.</Trans>
      </p>
      <Button tone="quiet" size="small" onClick={onEnd}>
        <Trans>End focus time</Trans>
      </Button>
    </section>
  );
}
