import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { INPUT_LOOK } from '../../../../ui/forms/fieldStyle.tsx';
import type { SelectOption } from '../../../../ui/forms/Select.tsx';
import { useClockTexts } from '../clockTexts.ts';
import { minutesOf, type Span, timeOfDay, withStart } from './weekModel.ts';

export interface TimeRangeProps {
  span: Span;
  /** Whose hours, such as the day's name. */
  name: string;
  onChange: (span: Span, edge: 'from' | 'to') => void;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
}

/** Start and end of a span as two selects. */
export function TimeRange({ span, name, onChange, autoFocus = false }: TimeRangeProps) {
  const { t } = useLingui();
  const { startOptions, endOptions } = useClockTexts();
  const start = timeOfDay(span.from);
  return (
    <div className="flex min-w-0 flex-1 flex-wrap gap-1.5">
      <TimeSelect
        aria-label={t`${name}, from`}
        autoFocus={autoFocus}
        data-edge="from"
        options={startOptions}
        value={start}
        onChange={({ target }) => onChange(withStart(span, minutesOf(target.value)), 'from')}
      />
      <div className="flex flex-auto items-center gap-1.5">
        <span aria-hidden className="text-muted">
          –
        </span>
        <TimeSelect
          aria-label={t`${name}, to`}
          data-edge="to"
          options={endOptions.filter(({ id }) => id > start)}
          value={timeOfDay(span.to)}
          onChange={({ target }) => onChange({ ...span, to: minutesOf(target.value) }, 'to')}
        />
      </div>
    </div>
  );
}

type TimeSelectProps = ComponentProps<'select'> & { 'data-edge': string; options: readonly SelectOption[] };

/** As wide as its longest time, so that none is cut off: where two have no room beside each other, the second one is below. */
function TimeSelect({ options, ...rest }: TimeSelectProps) {
  return (
    <div className="relative flex-auto">
      <select
        {...rest}
        className={cx(
          INPUT_LOOK,
          'w-auto! min-w-full cursor-pointer appearance-none ps-2.5 pe-6 tabular-nums',
        )}
      >
        {options.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-1.5 top-1/2 size-4 -translate-y-1/2 text-muted"
      />
    </div>
  );
}
