import { Trans } from '@lingui/react/macro';
import type { Mock } from '@preproom/models/contract/assessments/mocks';
import type { Choice } from '@preproom/models/contract/assessments/quizzes';
import { Button } from '../../../../ui/Button.tsx';
import { ItemView } from '../item/ItemView.tsx';
import { Options } from '../item/Options.tsx';

export interface MockQuestionProps {
  shown: NonNullable<Mock['current']>['items'][number];
  position: number;
  of: number;
  /** Null takes the answer back. */
  onChoose: (choice: Choice | null) => void;
  onMove: (position: number) => void;
}

/** One question of a section, with the way to its neighbours. */
export function MockQuestion({ shown: { item, choice }, position, of, onChoose, onMove }: MockQuestionProps) {
  const number = position + 1;
  const isOrder = item.kind === 'order';
  const unchosen = isOrder ? item.options.map((_, place) => place) : [];
  const change = (next: Choice) => {
    if (next.length === 0) onChoose(null);
    else onChoose(isOrder ? next : next.toSorted((a, b) => a - b));
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-14 text-muted tabular-nums">
        <Trans>
          Question {number} of {of}
        </Trans>
      </p>
      <ItemView item={item} focusKey={position}>
        <Options item={item} choice={choice ?? unchosen} onChange={change} />
      </ItemView>
      <div className="flex flex-wrap gap-2">
        <Button tone="quiet" disabled={position === 0} onClick={() => onMove(position - 1)}>
          <Trans>Previous</Trans>
        </Button>
        <Button tone="quiet" disabled={number === of} onClick={() => onMove(number)}>
          <Trans>Next</Trans>
        </Button>
        {isOrder && !choice && (
          <Button tone="quiet" onClick={() => onChoose(unchosen)}>
            <Trans>Keep this order</Trans>
          </Button>
        )}
        {choice && (
          <Button tone="quiet" onClick={() => onChoose(null)}>
            <Trans>Clear answer</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
