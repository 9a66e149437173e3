import { useLingui } from '@lingui/react/macro';
import type { Mock } from '@preproom/models/contract/assessments/mocks';
import { cx } from '../../../../lib/cx.ts';

export interface QuestionNumbersProps {
  items: NonNullable<Mock['current']>['items'];
  position: number;
  onChange: (position: number) => void;
}

/** A button for each question of the section: filled once it is answered. */
export function QuestionNumbers({ items, position, onChange }: QuestionNumbersProps) {
  const { t } = useLingui();
  return (
    <ol aria-label={t`Questions`} className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1">
      {items.map(({ choice }, place) => {
        const number = place + 1;
        const isAnswered = choice !== null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions keep their place
          <li key={place}>
            <button
              type="button"
              aria-label={isAnswered ? t`Question ${number}, answered` : t`Question ${number}, not answered`}
              aria-current={place === position ? 'step' : undefined}
              onClick={() => onChange(place)}
              className={cx(
                'h-11 w-full rounded-control border text-14 tabular-nums hover:border-line-strong',
                isAnswered ? 'border-peacock bg-peacock/10 text-ink' : 'border-line text-muted',
                place === position && 'outline-2 -outline-offset-2 outline-peacock',
              )}
            >
              {number}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
