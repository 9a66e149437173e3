import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../http/durations.ts';
import { AVAILABILITY_LIMITS, Availability, BUFFERS, NO_AVAILABILITY } from './availability.ts';
import { freeTimes, isOffered, nearestTimes } from './freeTimes.ts';
import { mentorDay } from './offeredHours.ts';
import { timeSteps } from './sessions.ts';

const GRID_MS = 15 * MINUTE_MS;

/** What the wall clock of a zone shows, minute by minute, straight from Intl. */
function wallClock(timeZone: string) {
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const known = new Map<number, { date: string; time: string }>();
  return (instantMs: number) => {
    const minute = Math.floor(instantMs / MINUTE_MS);
    const cached = known.get(minute);
    if (cached) return cached;
    const [date = '', time = ''] = formatter.format(minute * MINUTE_MS).split(', ');
    const shown = { date, time };
    known.set(minute, shown);
    return shown;
  };
}
type WallClock = ReturnType<typeof wallClock>;

interface Taken {
  /** Spans held by sessions, the mentor's with their buffers. */
  mentor: { fromMs: number; minutes: number }[];
  learner: { fromMs: number; minutes: number }[];
  days: Map<string, number>;
}

/** The definition of a free time, checked for every minute of every session. */
function slowFreeTimes(a: Availability, minutes: number, taken: Taken, nowMs: number, shown: WallClock) {
  const slots = a.slots.map((slot) => Date.parse(slot));
  const onLeave = (date: string) => a.leave.some(({ from, to }) => from <= date && date <= to);
  const weekday = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
  const hoursOf = (date: string) =>
    a.exceptions.find((day) => day.date === date)?.hours ??
    a.weekly.filter(({ day }) => day === weekday(date));
  const within = ({ date, time }: { date: string; time: string }) =>
    hoursOf(date).some(({ from, to }) => from <= time && time < to);
  const inSpans = (spans: Taken['mentor'], ms: number) =>
    spans.some((span) => span.fromMs <= ms && ms < span.fromMs + span.minutes * MINUTE_MS);
  const minutesFrom = (startMs: number, count: number) =>
    Array.from({ length: count }, (_, minute) => startMs + minute * MINUTE_MS);

  const free: number[] = [];
  for (let start = Math.ceil(nowMs / GRID_MS) * GRID_MS; start < nowMs + 28 * DAY_MS; start += GRID_MS) {
    const session = minutesFrom(start, minutes);
    const isSlot = slots.includes(start);
    const hasRoom = a.maxPerDay === null || (taken.days.get(shown(start).date) ?? 0) < a.maxPerDay;
    if (start < nowMs + a.noticeHours * 60 * MINUTE_MS || !hasRoom) continue;
    if (a.notBefore !== null && shown(start).time < a.notBefore) continue;
    if (session.some((ms) => !isSlot && !within(shown(ms)))) continue;
    if (session.some((ms) => onLeave(shown(ms).date))) continue;
    if (session.some((ms) => inSpans(taken.learner, ms))) continue;
    if (minutesFrom(start, minutes + a.bufferMinutes).some((ms) => inSpans(taken.mentor, ms))) continue;
    free.push(start);
  }
  return free;
}

const timeOfDay = (step: number) =>
  `${String(Math.floor(step / 4)).padStart(2, '0')}:${String((step % 4) * 15).padStart(2, '0')}`;
// Half of the spans are short ones in the night, when clocks change; some reach midnight, where the hours of two days adjoin.
const startAndLength = fc.oneof(
  fc.tuple(fc.nat(16), fc.integer({ min: 1, max: 7 })),
  fc.tuple(fc.nat(95), fc.integer({ min: 1, max: 40 })),
);
const spanArb = fc
  .tuple(startAndLength, fc.constantFrom(null, null, null, 'from', 'to'))
  .map(([[from, length], edge]) => ({
    from: timeOfDay(edge === 'from' ? 0 : from),
    to: timeOfDay(edge === 'to' ? 96 : Math.min(96, from + length)),
  }));

function availabilityArb(timeZone: string, nowMs: number): fc.Arbitrary<Availability> {
  const dateArb = fc.integer({ min: -1, max: 30 }).map((days) => mentorDay(nowMs + days * DAY_MS, timeZone));
  return fc.record({
    timeZone: fc.constant(timeZone),
    weekly: fc.array(
      fc.tuple(fc.integer({ min: 1, max: 7 }), spanArb).map(([day, span]) => ({ day, ...span })),
      { maxLength: 14 },
    ),
    exceptions: fc.uniqueArray(fc.record({ date: dateArb, hours: fc.array(spanArb, { maxLength: 3 }) }), {
      maxLength: 6,
      selector: ({ date }) => date,
    }),
    leave: fc.array(
      fc.tuple(dateArb, dateArb).map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a })),
      { maxLength: 1 },
    ),
    kept: fc.constant([]),
    slots: fc.array(
      fc
        .nat(28 * 96)
        .map((step) => new Date(Math.floor(nowMs / GRID_MS) * GRID_MS + step * GRID_MS).toISOString()),
      { maxLength: 12 },
    ),
    noticeHours: fc.oneof(fc.nat(24), fc.nat(AVAILABILITY_LIMITS.noticeHours)),
    bufferMinutes: fc.constantFrom(...BUFFERS),
    notBefore: fc.option(fc.constantFrom('00:00', '09:30', '18:45')),
    maxPerDay: fc.option(fc.integer({ min: 1, max: 3 })),
    offersIntroduction: fc.boolean(),
  });
}

function takenArb(timeZone: string, nowMs: number): fc.Arbitrary<Taken> {
  const spans = fc.array(
    fc.record({
      fromMs: fc.nat(28 * 96).map((step) => (Math.floor(nowMs / GRID_MS) + step) * GRID_MS),
      minutes: fc.constantFrom(15, 45, 60, 90),
    }),
    { maxLength: 20 },
  );
  const days = fc
    .array(fc.tuple(fc.nat(28), fc.integer({ min: 1, max: 3 })), { maxLength: 20 })
    .map((counts) => new Map(counts.map(([day, n]) => [mentorDay(nowMs + day * DAY_MS, timeZone), n])));
  return fc.record({ mentor: spans, learner: spans, days });
}

const stepsOf = (spans: Taken['mentor']) =>
  new Set(spans.flatMap(({ fromMs, minutes }) => timeSteps(fromMs, fromMs + minutes * MINUTE_MS)));

/** Each zone with the instants at which its clocks change in the year around. */
const CHANGES = [
  ['Asia/Kolkata', ['2026-11-24T00:00:00Z']],
  ['Europe/London', ['2026-10-25T01:00:00Z', '2027-03-28T01:00:00Z']],
  ['America/New_York', ['2026-11-01T06:00:00Z', '2027-03-14T07:00:00Z']],
  // By half an hour.
  ['Australia/Lord_Howe', ['2026-10-03T15:30:00Z', '2027-04-03T15:00:00Z']],
] as const;

describe('freeTimes', () => {
  it.each(CHANGES)('in %s equals a plain model that looks at every minute', (timeZone, changes) => {
    const shown = wallClock(timeZone);
    const scene = fc
      .tuple(fc.constantFrom(...changes), fc.integer({ min: -28 * 24 * 60, max: 60 }), fc.nat(59_999))
      .map(([change, minutes, ms]) => Date.parse(change) + minutes * MINUTE_MS + ms)
      .chain((nowMs) =>
        fc.record({
          nowMs: fc.constant(nowMs),
          availability: availabilityArb(timeZone, nowMs),
          taken: takenArb(timeZone, nowMs),
          minutes: fc.constantFrom(15, 45),
        }),
      );
    fc.assert(
      fc.property(scene, ({ nowMs, availability, taken, minutes }) => {
        expect(Availability.parse(availability)).toEqual(availability);
        const fast = freeTimes({
          availability,
          minutes,
          mentorSteps: stepsOf(taken.mentor),
          learnerSteps: stepsOf(taken.learner),
          mentorDays: taken.days,
          nowMs,
        });
        expect(fast).toEqual(slowFreeTimes(availability, minutes, taken, nowMs, shown));
      }),
      { numRuns: 30 },
    );
  });

  const free = (availability: Partial<Availability>, now: string, minutes = 45) =>
    freeTimes({
      availability: { ...NO_AVAILABILITY, noticeHours: 0, ...availability },
      minutes,
      mentorSteps: new Set(),
      learnerSteps: new Set(),
      mentorDays: new Map(),
      nowMs: Date.parse(now),
    }).map((ms) => new Date(ms).toISOString().slice(0, 16));

  it('offers both passes of a repeated hour, also across the change', () => {
    const sunday = { timeZone: 'Europe/London', weekly: [{ day: 7, from: '01:00', to: '02:00' }] };
    expect(free(sunday, '2026-10-24T00:00:00Z').slice(0, 6)).toEqual([
      '2026-10-25T00:00',
      '2026-10-25T00:15',
      '2026-10-25T00:30',
      '2026-10-25T00:45',
      '2026-10-25T01:00',
      '2026-10-25T01:15',
    ]);
  });

  it('offers nothing in a skipped hour, and joins the hours around it', () => {
    const timeZone = 'America/New_York';
    const skipped = { timeZone, weekly: [{ day: 7, from: '02:00', to: '03:00' }] };
    expect(free(skipped, '2027-03-14T00:00:00Z')[0]).toBe('2027-03-21T06:00');
    const around = { timeZone, weekly: [{ day: 7, from: '01:30', to: '03:15' }] };
    expect(free(around, '2027-03-14T00:00:00Z')[0]).toBe('2027-03-14T06:30');
  });

  it('joins adjoining hours over midnight', () => {
    const night = [
      { day: 2, from: '23:30', to: '24:00' },
      { day: 3, from: '00:00', to: '00:15' },
    ];
    expect(free({ weekly: night }, '2026-11-23T00:00:00Z')[0]).toBe('2026-11-24T18:00');
  });

  it('offers a single slot, but never on leave', () => {
    const slots = ['2026-11-24T10:00:00.000Z'];
    expect(free({ slots }, '2026-11-23T00:00:00Z')).toEqual(['2026-11-24T10:00']);
    const leave = [{ from: '2026-11-24', to: '2026-11-24' }];
    expect(free({ slots, leave }, '2026-11-23T00:00:00Z')).toEqual([]);
  });

  it('ends 28 days from now', () => {
    const always = Array.from({ length: 7 }, (_, i) => ({ day: i + 1, from: '00:00', to: '24:00' }));
    const times = free({ weekly: always }, '2026-11-23T00:00:00Z');
    expect(times).toHaveLength(28 * 96);
    expect(times.at(-1)).toBe('2026-12-20T23:45');
  });
});

describe('isOffered', () => {
  it('is true within the hours only, whatever the notice', () => {
    const weekly = [{ day: 1, from: '10:00', to: '11:00' }];
    const availability = { ...NO_AVAILABILITY, weekly, noticeHours: 168 };
    expect(isOffered(availability, Date.parse('2026-11-23T04:45:00Z'), 45)).toBe(true);
    expect(isOffered(availability, Date.parse('2026-11-23T05:00:00Z'), 45)).toBe(false);
  });
});

describe('nearestTimes', () => {
  it('gives the closest times, ascending', () => {
    expect(nearestTimes([10, 20, 30, 40, 90], 35, 3)).toEqual([20, 30, 40]);
    expect(nearestTimes([], 35, 3)).toEqual([]);
  });
});

describe('mentorDay', () => {
  it('is the day by the wall clock', () => {
    expect(mentorDay(Date.parse('2026-11-23T18:29:59Z'), 'Asia/Kolkata')).toBe('2026-11-23');
    expect(mentorDay(Date.parse('2026-11-23T18:30:00Z'), 'Asia/Kolkata')).toBe('2026-11-24');
  });
});
