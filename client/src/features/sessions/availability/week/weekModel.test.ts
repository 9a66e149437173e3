import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addSpan,
  copyDay,
  DAY_MINUTES,
  hoursOf,
  isTooFull,
  merged,
  movedTo,
  nextHours,
  removeSpan,
  replaceSpan,
  resized,
  type Span,
  spanAt,
  WEEK_DAYS,
  type Week,
  weeklyOf,
  weekOf,
  withStart,
} from './weekModel.ts';

const span = (day: number, from: number, to: number): Span => ({ day, from: from * 60, to: to * 60 });
const monday = [span(1, 9, 12), span(1, 14, 17)];

const anySpan = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))
  .map(([day, start, length]): Span => ({ day, from: start * 15, to: Math.min(96, start + length) * 15 }));
const anyWeek = fc.array(anySpan, { maxLength: 30 }).map(merged);

/** The quarter hours that a week offers, the plain slow way. */
function steps(spans: readonly Span[]): string[] {
  const all = new Set<string>();
  for (const { day, from, to } of spans) for (let at = from; at < to; at += 15) all.add(`${day}:${at}`);
  return [...all].sort();
}

function expectOrdered(week: Week): void {
  week.forEach((one, i) => {
    expect(one.from).toBeGreaterThanOrEqual(0);
    expect(one.from).toBeLessThan(one.to);
    expect(one.to).toBeLessThanOrEqual(DAY_MINUTES);
    const next = week[i + 1];
    if (next) expect(next.day > one.day || (next.day === one.day && next.from > one.to)).toBe(true);
  });
}

describe('spans', () => {
  it('merge when they touch or overlap, and keep apart otherwise', () => {
    expect(addSpan(monday, span(1, 12, 14))).toEqual([span(1, 9, 17)]);
    expect(addSpan(monday, span(1, 8, 10))).toEqual([span(1, 8, 12), span(1, 14, 17)]);
    expect(addSpan(monday, span(2, 12, 14))).toEqual([...monday, span(2, 12, 14)]);
  });

  it('offer the union of what was added, in order and apart', () => {
    fc.assert(
      fc.property(anyWeek, anySpan, (week, added) => {
        const after = addSpan(week, added);
        expectOrdered(after);
        expect(steps(after)).toEqual(steps([...week, added]));
      }),
    );
  });

  it('can be removed and replaced, which leaves the others as they are', () => {
    fc.assert(
      fc.property(anyWeek, anySpan, (week, other) => {
        for (const one of week) {
          const rest = removeSpan(week, one);
          expect(steps([...rest, one])).toEqual(steps(week));
          const replaced = replaceSpan(week, one, other);
          expectOrdered(replaced);
          expect(steps(replaced)).toEqual(steps([...rest, other]));
        }
      }),
    );
  });

  it('are found by a minute that they cover', () => {
    expect(spanAt(monday, 1, 12 * 60 - 1)).toEqual(monday[0]);
    expect(spanAt(monday, 1, 12 * 60)).toBeUndefined();
  });

  it('survive being stored', () => {
    fc.assert(
      fc.property(anyWeek, (week) => {
        expect(weekOf(weeklyOf(week))).toEqual(week);
      }),
    );
    expect(weeklyOf([span(7, 0, 24)])).toEqual([{ day: 7, from: '00:00', to: '24:00' }]);
  });
});

describe('moving and resizing', () => {
  it('keeps a moved span within the week, on the grid and as long as it was', () => {
    const place = fc.tuple(anySpan, fc.integer({ min: -3, max: 12 }), fc.integer({ min: -900, max: 2400 }));
    fc.assert(
      fc.property(place, ([one, day, minute]) => {
        const moved = movedTo(one, day, minute);
        expectOrdered([moved]);
        expect(WEEK_DAYS).toContain(moved.day);
        expect(moved.to - moved.from).toBe(one.to - one.from);
        expect(moved.from % 15).toBe(0);
      }),
    );
  });

  it.each(['from', 'to'] as const)('pulls the edge "%s" on the grid, never past the other one', (edge) => {
    fc.assert(
      fc.property(anySpan, fc.integer({ min: -900, max: 2400 }), (one, minute) => {
        const pulled = resized(one, edge, minute);
        const other = edge === 'from' ? 'to' : 'from';
        expectOrdered([pulled]);
        expect(pulled[other]).toBe(one[other]);
        expect(pulled[edge] % 15).toBe(0);
      }),
    );
  });

  it('moves the end along when the start is chosen at or after it', () => {
    expect(withStart(span(1, 9, 12), 10 * 60)).toEqual(span(1, 10, 12));
    expect(withStart(span(1, 9, 12), 13 * 60)).toEqual(span(1, 13, 16));
    expect(withStart(span(1, 9, 12), 23 * 60)).toEqual(span(1, 23, 24));
  });
});

describe('copying a day', () => {
  it('replaces the hours of the others, also by none', () => {
    const week = merged([...monday, span(2, 6, 7), span(3, 8, 20)]);
    const copied = copyDay(week, 1, [2, 5]);
    expect(hoursOf(copied, 2)).toEqual([span(2, 9, 12), span(2, 14, 17)]);
    expect(hoursOf(copied, 5)).toHaveLength(2);
    expect(hoursOf(copied, 3)).toEqual([span(3, 8, 20)]);
    expect(copyDay(week, 4, [1, 2, 3])).toEqual([]);
  });

  it('never changes the day itself or a day that was not named', () => {
    const days = fc.tuple(fc.integer({ min: 1, max: 7 }), fc.subarray([...WEEK_DAYS]));
    fc.assert(
      fc.property(anyWeek, days, (week, [day, others]) => {
        const copied = copyDay(week, day, others);
        expectOrdered(copied);
        for (const one of WEEK_DAYS) {
          const source = others.includes(one) ? day : one;
          expect(hoursOf(copied, one)).toEqual(
            hoursOf(week, source).map((hours) => ({ ...hours, day: one })),
          );
        }
      }),
    );
  });
});

describe('adding hours to a day', () => {
  it('suggests nine to five, then an hour after the last', () => {
    expect(nextHours([], 3)).toEqual(span(3, 9, 17));
    expect(nextHours([span(3, 9, 17)], 3)).toEqual(span(3, 18, 19));
    expect(nextHours([span(3, 18, 24)], 3)).toEqual(span(3, 16, 17));
  });

  it('adds one span without changing the others, until the day is full', () => {
    fc.assert(
      fc.property(anyWeek, (week) => {
        const added = nextHours(week, 1);
        if (!added) return;
        expectOrdered([added]);
        expect(spanAt(week, 1, added.from)).toBeUndefined();
        expect(steps(addSpan(week, added)).length).toBe(steps(week).length + (added.to - added.from) / 15);
      }),
    );
    expect(nextHours([span(1, 0, 24)], 1)).toBeNull();
    const full = merged([0, 2, 4, 6, 8, 10].map((hour) => span(1, hour, hour + 1)));
    expect(nextHours(full, 1)).toBeNull();
    expect(isTooFull(full)).toBe(false);
    expect(isTooFull(addSpan(full, span(1, 12, 13)))).toBe(true);
  });
});
