import { Trans, useLingui } from '@lingui/react/macro';
import { ANSWER_PARTS } from '@preproom/models/contract/catalogues/answerParts';
import { answerPartName } from '@preproom/models/contract/words/answerWords';
import { Square, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useKeysPreference } from '../../../lib/keys/keysPreference.ts';
import { useWords } from '../../../lib/texts/words.ts';
import { ToggleButton } from '../../../ui/forms/ToggleButton.tsx';
import { answerNow, markAnswer } from './answerNow.ts';
import type { CockpitInUse } from './useCockpit.ts';

/** Which part of an answer the learner is in: one tap, or a key, when it begins. */
export function AnswerMarks({ cockpit }: { cockpit: CockpitInUse }) {
  const { t } = useLingui();
  const words = useWords();
  const [areKeysOn] = useKeysPreference();
  const { part, last } = answerNow(cockpit);
  return (
    <fieldset className="flex w-full min-w-0 flex-wrap gap-1">
      <legend className="sr-only">
        <Trans>The learner’s answer</Trans>
      </legend>
      {ANSWER_PARTS.map((one) => (
        <ToggleButton
          key={one}
          isSelected={part === one}
          onChange={() => markAnswer(cockpit, one)}
          className="grow min-h-10! min-w-0! px-1.5! text-12"
        >
          {answerPartName(words, one)}
        </ToggleButton>
      ))}
      <IconButton label={t`End of answer`} isDisabled={!part} onPress={() => markAnswer(cockpit, 'answered')}>
        <Square />
      </IconButton>
      <IconButton
        label={t`Undo the last mark of the answer`}
        isDisabled={!last}
        onPress={() => last && cockpit.removeNote(last)}
      >
        <Undo2 />
      </IconButton>
      {areKeysOn && (
        <p className="w-full text-12 text-muted [@media(any-hover:none)]:hidden">
          <Trans>Keys 1 to 4 mark where a part of the answer begins, 0 its end.</Trans>
        </p>
      )}
    </fieldset>
  );
}

interface IconButtonProps {
  label: string;
  isDisabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

function IconButton({ label, isDisabled, onPress, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // Stays focusable: whoever has just pressed it keeps their place.
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onPress}
      className="grid size-10 shrink-0 cursor-pointer place-items-center rounded-control border border-line-strong bg-raised hover:border-ink aria-disabled:cursor-default aria-disabled:opacity-50 [&_svg]:size-4"
    >
      {children}
    </button>
  );
}
