import { daysAfter, indianDay, startOfIndianDay } from '../http/indianDays.ts';
import type { PackState } from './packs.ts';

/** A pack can be used until the end of its start date plus this many days. */
const PACK_DAYS = 59;

/** The span in which a pack can be used, as days in India ("2026-11-22"), both included. */
export interface PackDays {
  startDay: string;
  lastDay: string;
}

/** A pack that begins on this day. */
export function packDays(startDay: string): PackDays {
  return { startDay, lastDay: daysAfter(startDay, PACK_DAYS) };
}

/** The days of a pack that was paid at this instant. It queues behind the packs the learner has, which are still open. */
export function nextPackDays(open: readonly PackDays[], paidAtMs: number): PackDays {
  const today = indianDay(paidAtMs);
  const free = open.map(({ lastDay }) => daysAfter(lastDay, 1));
  return packDays([today, ...free].toSorted().at(-1) ?? today);
}

/** Where a pack stands at this instant. */
export function packState({ startDay, lastDay }: PackDays, closedAt: Date | null, nowMs: number): PackState {
  if (closedAt !== null || nowMs >= startOfIndianDay(daysAfter(lastDay, 1)).getTime()) return 'ended';
  return nowMs < startOfIndianDay(startDay).getTime() ? 'queued' : 'active';
}
