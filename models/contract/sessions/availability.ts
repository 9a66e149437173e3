import { endpoint } from '../http/endpoint.ts';
import { Instant, RoomId } from '../http/ids.ts';
import { Token } from '../http/texts.ts';
import { z } from '../http/zod.ts';

/** Sessions start on this grid, counted in UTC; all time zones are a multiple of it from UTC. */
export const GRID_MINUTES = 15;
/** How many days ahead free times are offered. */
export const BOOKING_DAYS = 28;
export const AVAILABILITY_LIMITS = {
  spansPerWeek: 42,
  spansPerDay: 6,
  exceptions: 60,
  leave: 20,
  slots: 100,
  kept: 100,
  noticeHours: 7 * 24,
  sessionsPerDay: 12,
} as const;
export const BUFFERS = [0, 15, 30, 45, 60] as const;

const OFF_GRID = 'is not on the 15-minute grid';
/** A time of day on the grid, "09:00"; the end of a day is "24:00". */
const TimeOfDay = z.string().regex(/^(?:(?:[01]\d|2[0-3]):(?:00|15|30|45)|24:00)$/, OFF_GRID);

/** An instant that is on the grid. */
export const GridInstant = Instant.refine((at) => Date.parse(at) % (GRID_MINUTES * 60_000) === 0, OFF_GRID);

const span = { from: TimeOfDay, to: TimeOfDay };
const isForward = ({ from, to }: { from: string; to: string }) => from < to;
const HoursSpan = z.strictObject(span).refine(isForward, 'ends before it begins');
export type HoursSpan = z.infer<typeof HoursSpan>;

/** An IANA name that this process knows. Offsets such as "+00:07" are not: they need not be on the grid. */
const TimeZone = Token.max(60).refine(isTimeZone, 'is not a time zone');

function isTimeZone(name: string): boolean {
  try {
    return /^[a-z]/i.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** When a mentor offers sessions. Days and times of day are in the mentor's own time zone. */
export const Availability = z.strictObject({
  timeZone: TimeZone,
  weekly: z
    .array(
      z
        .strictObject({ day: z.int().min(1).max(7).describe('1: Monday, 7: Sunday'), ...span })
        .refine(isForward, 'ends before it begins'),
    )
    .max(AVAILABILITY_LIMITS.spansPerWeek),
  exceptions: z
    .array(
      z.strictObject({
        date: z.iso.date(),
        hours: z.array(HoursSpan).max(AVAILABILITY_LIMITS.spansPerDay).describe('empty: nothing that day'),
      }),
    )
    .max(AVAILABILITY_LIMITS.exceptions)
    .describe('days whose hours replace the weekly ones'),
  leave: z
    .array(
      z
        .strictObject({ from: z.iso.date(), to: z.iso.date() })
        .refine(({ from, to }) => from <= to, 'ends before it begins'),
    )
    .max(AVAILABILITY_LIMITS.leave)
    .describe('days off, both included; nothing else is offered on them'),
  kept: z
    .array(RoomId)
    .max(AVAILABILITY_LIMITS.kept)
    .default([])
    .describe('sessions on days off that take place all the same'),
  slots: z.array(GridInstant).max(AVAILABILITY_LIMITS.slots).describe('single starts beside the hours'),
  noticeHours: z
    .int()
    .min(0)
    .max(AVAILABILITY_LIMITS.noticeHours)
    .describe('between booking and start, at least'),
  bufferMinutes: z.literal(BUFFERS).describe('free after each session'),
  notBefore: TimeOfDay.refine((time) => time !== '24:00', OFF_GRID)
    .nullable()
    .default(null)
    .describe('no session starts earlier in the day; null: no limit'),
  maxPerDay: z.int().min(1).max(AVAILABILITY_LIMITS.sessionsPerDay).nullable().describe('null: no limit'),
  offersIntroduction: z.boolean().describe('free introductions of 15 minutes'),
});
export type Availability = z.infer<typeof Availability>;

/** Until a mentor saves their own. */
export const NO_AVAILABILITY: Availability = {
  timeZone: 'Asia/Kolkata',
  weekly: [],
  exceptions: [],
  leave: [],
  kept: [],
  slots: [],
  noticeHours: 12,
  bufferMinutes: 15,
  notBefore: null,
  maxPerDay: null,
  offersIntroduction: false,
};

const revision = z.int().min(0).describe('counts the saves; 0: never saved');
const OwnAvailability = z.object({ data: Availability.extend({ revision }) });

export const getAvailability = endpoint({
  method: 'GET',
  path: '/mentor/availability',
  summary: 'When the caller offers sessions',
  response: OwnAvailability,
});

export const saveAvailability = endpoint({
  method: 'PUT',
  path: '/mentor/availability',
  summary: 'Replaces it; `conflict` when it was saved elsewhere since the given revision',
  body: Availability.extend({ revision }),
  response: OwnAvailability,
});
