import { Trans } from '@lingui/react/macro';
import type { Choice, ShownItem } from '@preproom/models/contract/assessments/quizzes';
import type { AppError } from '@preproom/models/contract/http/errors';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { ItemView } from './ItemView.tsx';
import { Options } from './Options.tsx';

export interface QuestionViewProps {
  item: ShownItem;
  focusKey: string | number;
  isBusy: boolean;
  error: AppError | null;
  onAnswer: (choice: Choice) => void;
  /** Renders what stands above the question. Receives the choice so far, or null if nothing is chosen. */
  head?: (choice: Choice | null) => ReactNode;
  /** Stands between the options and the button. */
  foot?: ReactNode;
}

/** An item with its options. A failed answer stays chosen. */
export function QuestionView({ item, focusKey, isBusy, error, onAnswer, head, foot }: QuestionViewProps) {
  const errorText = useErrorText();
  const [choice, setChoice] = useState(() => firstChoice(item));
  const [isMissing, setMissing] = useState(false);
  const chosen = choice.length > 0 ? sentChoice(item, choice) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!chosen);
    if (chosen && !isBusy) onAnswer(chosen);
  };
  const change = (next: Choice) => {
    setChoice(next);
    setMissing(false);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      {head?.(chosen)}
      <ItemView item={item} focusKey={focusKey}>
        <Options item={item} choice={choice} onChange={change} />
      </ItemView>
      {foot}
      {isMissing && (
        <Banner tone="error">
          <Trans>Choose an answer first.</Trans>
        </Banner>
      )}
      {error && <Banner tone="error">{errorText(error)}</Banner>}
      <Button type="submit" isBusy={isBusy} className="self-start max-sm:w-full">
        <Trans>Submit answer</Trans>
      </Button>
    </form>
  );
}

/** What is chosen before the learner has chosen: the shown order for `order`, nothing otherwise. */
function firstChoice({ kind, options }: ShownItem): Choice {
  return kind === 'order' ? options.map((_, position) => position) : [];
}

/** As the server takes it: positions ascending, except for an order. */
function sentChoice({ kind }: ShownItem, choice: Choice): Choice {
  return kind === 'order' ? choice : choice.toSorted((a, b) => a - b);
}
