import { useLingui } from '@lingui/react/macro';
import { asciiDigits } from '@preproom/models/contract/http/digits';
import { Star } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FieldError, Label, Radio, RadioGroup, type RadioProps } from 'react-aria-components';
import { cx } from '../../lib/cx.ts';

const VALUES = [1, 2, 3, 4, 5];

export interface StarsProps {
  label: ReactNode;
  /** 1 to 5; null if not rated yet. */
  value: number | null;
  onChange: (stars: number) => void;
  error?: ReactNode;
  isReadOnly?: boolean;
  className?: string;
}

/** A star rating from 1 to 5. A radio group, so the arrow keys work; the keys 1 to 5 choose at once. */
export function Stars({ label, value, onChange, error, isReadOnly = false, className }: StarsProps) {
  const { t } = useLingui();
  const [hovered, setHovered] = useState(0);
  const filled = hovered || value || 0;

  const chooseByDigit: RadioProps['onKeyDown'] = (event) => {
    const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
    const stars = Number(asciiDigits(key));
    // What is not for us is for the group: its arrow keys.
    if (isReadOnly || ctrlKey || metaKey || altKey || !VALUES.includes(stars))
      return event.continuePropagation();
    onChange(stars);
    const group: Element | null = currentTarget.closest('[role=radiogroup]');
    group?.querySelector<HTMLInputElement>(`input[value="${stars}"]`)?.focus();
  };

  return (
    <RadioGroup
      value={value === null ? null : String(value)}
      onChange={(next) => onChange(Number(next))}
      isInvalid={Boolean(error)}
      isReadOnly={isReadOnly}
      orientation="horizontal"
      className={cx('flex flex-col gap-1', className)}
    >
      <Label className="font-medium">{label}</Label>
      <div className="-ms-2 flex">
        {VALUES.map((stars) => (
          <Radio
            key={stars}
            value={String(stars)}
            aria-label={t`${stars} of 5 stars`}
            onHoverStart={() => !isReadOnly && setHovered(stars)}
            onHoverEnd={() => setHovered(0)}
            onKeyDown={chooseByDigit}
            className={cx(
              'grid size-11 cursor-pointer place-items-center rounded-control data-[readonly]:cursor-default',
              'data-[focus-visible]:outline-2 data-[focus-visible]:outline-peacock',
            )}
          >
            <StarMark isFilled={stars <= filled} isInvalid={Boolean(error)} />
          </Radio>
        ))}
      </div>
      <FieldError className="text-14 text-brick">{error}</FieldError>
    </RadioGroup>
  );
}

function StarMark({ isFilled, isInvalid }: { isFilled: boolean; isInvalid: boolean }) {
  const empty = isInvalid ? 'fill-transparent text-brick' : 'fill-transparent text-line-strong';
  return (
    <Star
      aria-hidden
      strokeWidth={1.5}
      className={cx('size-7 transition-colors duration-150', isFilled ? 'fill-peacock text-peacock' : empty)}
    />
  );
}
