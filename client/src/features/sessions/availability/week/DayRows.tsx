import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useClockTexts } from '../clockTexts.ts';
import { IconButton } from '../IconButton.tsx';
import { TimeRange } from './TimeRange.tsx';
import { useFocusLater } from './useFocusLater.ts';
import {
  addSpan,
  hoursOf,
  nextHours,
  removeSpan,
  replaceSpan,
  type Span,
  spanAt,
  type Week,
} from './weekModel.ts';

export interface DayRowsProps {
  week: Week;
  day: number;
  /** The day's name, or its date. */
  name: string;
  heading: ReactNode;
  onChange: (week: Week) => void;
  /** More controls beside "Add". */
  children?: ReactNode;
}

/** The hours of one day as rows of selects, with buttons that add and remove. */
export function DayRows({ week, day, name, heading, onChange, children }: DayRowsProps) {
  const { t } = useLingui();
  const { hoursText } = useClockTexts();
  const root = useRef<HTMLDivElement>(null);
  const focusLater = useFocusLater(root);
  const [note, setNote] = useState('');
  const spans = hoursOf(week, day);
  const next = nextHours(week, day);

  /** Keeps the focus at the changed hours, which may have become one with their neighbours. */
  function put(after: Week, span: Span, edge: 'from' | 'to'): void {
    const row = hoursOf(after, day).findIndex((one) => one.from <= span.from && span.to <= one.to);
    const result = spanAt(after, day, span.from);
    const isMerged = result && (result.from !== span.from || result.to !== span.to);
    setNote(isMerged ? t`Merged: ${hoursText(result)}` : '');
    focusLater(`[data-row="${row}"] [data-edge=${edge}]`);
    onChange(after);
  }
  function remove(span: Span): void {
    focusLater('[data-add]');
    setNote(t`Removed: ${hoursText(span)}`);
    onChange(removeSpan(week, span));
  }
  return (
    <div
      ref={root}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 md:grid-cols-[8rem_minmax(0,1fr)_auto] md:gap-x-4"
    >
      <div className="flex min-h-11 items-center font-medium">{heading}</div>
      <div className="flex md:order-last">
        <IconButton
          data-add
          aria-label={t`Add hours on ${name}`}
          // Stays focusable: the focus comes here after a removal.
          aria-disabled={!next}
          className={next ? '' : 'opacity-40'}
          onClick={() => next && put(addSpan(week, next), next, 'from')}
        >
          <Plus aria-hidden className="size-5" />
        </IconButton>
        {children}
      </div>
      <div className="col-span-2 flex min-w-0 flex-col gap-2 md:col-span-1">
        {spans.length === 0 && (
          <p className="flex items-center text-muted md:min-h-11">
            <Trans>Unavailable</Trans>
          </p>
        )}
        {spans.map((span, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps its focus while its hours change
          <div key={row} data-row={row} className="flex items-center gap-1">
            <TimeRange
              span={span}
              name={spans.length > 1 ? `${name} ${row + 1}` : name}
              onChange={(changed, edge) => put(replaceSpan(week, span, changed), changed, edge)}
            />
            <IconButton aria-label={t`Remove ${name}, ${hoursText(span)}`} onClick={() => remove(span)}>
              <X aria-hidden className="size-5" />
            </IconButton>
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {note}
      </p>
    </div>
  );
}
