import { AppError } from '@preproom/models/contract/http/errors';
import { daysAfter } from '@preproom/models/contract/http/indianDays';
import type { Availability, HoursSpan } from '@preproom/models/contract/sessions/availability';
import { mentorDay } from '@preproom/models/contract/sessions/offeredHours';

/**
 * The same availability in one way of writing it: sorted, overlapping and adjoining hours joined, and nothing that is over. Throws
 * `bad_request` for two exceptions on one date, which may contradict each other.
 */
export function tidyAvailability(given: Availability, nowMs: number): Availability {
  const today = mentorDay(nowMs, given.timeZone);
  requireOnePerDate(given);
  return {
    ...given,
    weekly: [1, 2, 3, 4, 5, 6, 7].flatMap((day) =>
      joined(given.weekly.filter((span) => span.day === day)).map((span) => ({ day, ...span })),
    ),
    exceptions: given.exceptions
      .filter(({ date }) => date >= today)
      .map(({ date, hours }) => ({ date, hours: joined(hours) }))
      .sort((a, b) => (a.date < b.date ? -1 : 1)),
    leave: joined(given.leave, (to) => daysAfter(to, 1)).filter(({ to }) => to >= today),
    slots: [...new Set(given.slots.map((slot) => Date.parse(slot)))]
      .filter((slotMs) => slotMs > nowMs)
      .sort((a, b) => a - b)
      .map((slotMs) => new Date(slotMs).toISOString()),
  };
}

function requireOnePerDate({ exceptions }: Availability): void {
  const dates = exceptions.map(({ date }) => date);
  const again = dates.findIndex((date, i) => dates.indexOf(date) < i);
  if (again >= 0)
    throw new AppError('bad_request', undefined, {
      fields: { [`exceptions.${again}.date`]: 'is there twice' },
    });
}

/** Spans of times or dates, which both compare as text. `next`: where a span may begin to join one that ends here. */
function joined(spans: readonly HoursSpan[], next = (to: string) => to): HoursSpan[] {
  const sorted = spans.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const result: HoursSpan[] = [];
  for (const { from, to } of sorted) {
    const last = result.at(-1);
    if (last && from <= next(last.to)) last.to = to > last.to ? to : last.to;
    else result.push({ from, to });
  }
  return result;
}
