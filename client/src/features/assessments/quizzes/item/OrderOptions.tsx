import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { buttonStyle } from '../../../../ui/buttonStyle.ts';
import type { OptionsProps } from './optionsProps.ts';

/** A list that is put in order by two buttons on each line, which a keyboard, a thumb and a screen reader can use alike. */
export function OrderOptions({ item, choice, onChange }: OptionsProps) {
  const list = useRef<HTMLOListElement>(null);
  // The button that was pressed moves with its line, maybe below a bar that stays in view.
  useEffect(() => {
    const pressed = document.activeElement;
    if (choice && list.current?.contains(pressed)) pressed?.scrollIntoView({ block: 'nearest' });
  }, [choice]);
  const move = (from: number, by: -1 | 1) => {
    const moved = [...choice];
    const [position] = moved.splice(from, 1);
    moved.splice(from + by, 0, position as number);
    onChange(moved);
  };
  return (
    <div className="flex flex-col gap-2">
      <p className="text-14 text-muted">
        <Trans>Use the arrows to put these in order, with the first at the top.</Trans>
      </p>
      <ol ref={list} className="flex flex-col gap-2">
        {choice.map((position, place) => (
          <li
            key={position}
            className="flex items-center gap-2 rounded-control border border-line bg-raised py-1 ps-4 pe-1"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="me-2 text-muted tabular-nums">{place + 1}.</span>
              {item.options[position]}
            </span>
            <MoveButtons
              name={item.options[position] ?? ''}
              isFirst={place === 0}
              isLast={place === choice.length - 1}
              onMove={(by) => move(place, by)}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface MoveButtonsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
}

/** They stay where they are at either end, so that the focus is not lost. */
function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  const { t } = useLingui();
  const look = buttonStyle('quiet', 'small', 'size-11 justify-center px-0 aria-disabled:opacity-40');
  return (
    <span className="flex shrink-0 gap-1">
      <button
        type="button"
        aria-label={t`Move up: ${name}`}
        aria-disabled={isFirst || undefined}
        onClick={() => !isFirst && onMove(-1)}
        className={look}
      >
        <ArrowUp aria-hidden className="size-5" />
      </button>
      <button
        type="button"
        aria-label={t`Move down: ${name}`}
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && onMove(1)}
        className={look}
      >
        <ArrowDown aria-hidden className="size-5" />
      </button>
    </span>
  );
}
