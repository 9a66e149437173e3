import { DAY_MS } from '../http/durations.ts';
import { daysAfter, indianDay, startOfIndianDay } from '../http/indianDays.ts';
import type { PackState } from './packs.ts';

/** A pack can be used on this many days, of which its start date is the first. */
export const PACK_DAYS = 60;
/** Whoever asks within this many days of paying, and has used no round, gets everything back. */
export const FULL_REFUND_DAYS = 7;
/** The team extends a pack to at most so many days after its first. */
const MAX_PACK_DAYS = 365;

/** The span in which a pack can be used, as days in India ("2026-11-22"), both included. */
export interface PackDays {
  startDay: string;
  lastDay: string;
}

/** A pack that begins on this day. */
export function packDays(startDay: string): PackDays {
  return { startDay, lastDay: daysAfter(startDay, PACK_DAYS - 1) };
}

/** The days of a pack that was paid at this instant. It queues behind the packs the learner has, which are still open. */
export function nextPackDays(open: readonly PackDays[], paidAtMs: number): PackDays {
  const today = indianDay(paidAtMs);
  const free = open.map(({ lastDay }) => daysAfter(lastDay, 1));
  return packDays([today, ...free].toSorted().at(-1) ?? today);
}

/** The same pack, beginning on another day: it keeps its length, which the team may have extended. */
export function startingOn({ startDay, lastDay }: PackDays, day: string): PackDays {
  const lengthDays = Math.round((Date.parse(lastDay) - Date.parse(startDay)) / DAY_MS);
  return { startDay: day, lastDay: daysAfter(day, lengthDays) };
}

/** Where a pack stands at this instant. */
export function packState({ startDay, lastDay }: PackDays, closedAt: Date | null, nowMs: number): PackState {
  if (closedAt !== null || nowMs >= startOfIndianDay(daysAfter(lastDay, 1)).getTime()) return 'ended';
  return nowMs < startOfIndianDay(startDay).getTime() ? 'queued' : 'active';
}

/** The last day to which the team may extend this pack. */
export function latestDay({ startDay }: PackDays): string {
  return daysAfter(startDay, MAX_PACK_DAYS);
}

/** What is wrong with extending a pack to this day; null if nothing. A pack that is over comes back only while no other is open. */
export function extensionFault(
  pack: PackDays,
  lastDay: string,
  { hasOtherOpen, nowMs }: { hasOtherOpen: boolean; nowMs: number },
): 'is not later' | 'is in the past' | 'is too late' | 'overlaps another pack' | null {
  if (lastDay <= pack.lastDay) return 'is not later';
  if (lastDay < indianDay(nowMs)) return 'is in the past';
  if (lastDay > latestDay(pack)) return 'is too late';
  const isOver = packState(pack, null, nowMs) === 'ended';
  return isOver && hasOtherOpen ? 'overlaps another pack' : null;
}
