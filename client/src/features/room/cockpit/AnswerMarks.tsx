import { Trans, useLingui } from '@lingui/react/macro';
import { ANSWER_PARTS } from '@preproom/models/contract/room/cockpit';
import { answerPartName } from '@preproom/models/contract/words/answerWords';
import { Undo2 } from 'lucide-react';
import { useWords } from '../../../lib/texts/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { ToggleButton } from '../../../ui/forms/ToggleButton.tsx';
import { answerNow } from './answerNow.ts';
import type { CockpitInUse } from './useCockpit.ts';

/** Which part of an answer the learner is in: one tap when it begins. The same keys work while the guide is closed. */
export function AnswerMarks({ cockpit }: { cockpit: CockpitInUse }) {
  const { t } = useLingui();
  const words = useWords();
  const { part, last } = answerNow(cockpit);
  return (
    <fieldset className="flex w-full min-w-0 flex-wrap items-center gap-1">
      <legend className="float-left me-1 text-12 text-muted">
        <Trans>Answer:</Trans>
      </legend>
      {ANSWER_PARTS.map((one) => (
        <ToggleButton
          key={one}
          isSelected={part === one}
          onChange={() => cockpit.mark(one)}
          className="min-h-9 min-w-9 px-2 text-12"
        >
          {answerPartName(words, one)}
        </ToggleButton>
      ))}
      {part && (
        <Button tone="quiet" size="small" onClick={() => cockpit.mark('answered')}>
          <Trans>End of answer</Trans>
        </Button>
      )}
      {last && (
        <Button
          tone="quiet"
          size="small"
          aria-label={t`Undo the last mark of the answer`}
          onClick={() => cockpit.removeNote(last)}
        >
          <Undo2 aria-hidden className="size-4" />
        </Button>
      )}
    </fieldset>
  );
}
