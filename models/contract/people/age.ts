import { differenceInYears, isValid, parseISO } from 'date-fns';
import { indianDay } from '../http/indianDays.ts';

/** From this age on people decide for themselves; before, a parent or guardian has to consent. */
export const ADULT_AGE = 18;
/** Younger children are not whom mock interviews are for. */
export const MIN_AGE = 13;
const MAX_AGE = 100;

/** A calendar day, as `<input type="date">` has it: "2004-02-29". */
const DAY_FORM = /^\d{4}-\d{2}-\d{2}$/;

export function isDay(text: string): boolean {
  return DAY_FORM.test(text) && isValid(parseISO(text));
}

/** How many years somebody born on this day has completed, by India's calendar. A leap day's birthday is 1 March in other years. */
export function ageOn(dateOfBirth: string, nowMs: number): number {
  return differenceInYears(parseISO(indianDay(nowMs)), parseISO(dateOfBirth));
}

export function isAdult(dateOfBirth: string, nowMs: number): boolean {
  return ageOn(dateOfBirth, nowMs) >= ADULT_AGE;
}

/** Why this cannot be the date of birth of somebody who joins; null when it can. */
export function birthDateFault(
  dateOfBirth: string,
  nowMs: number,
): 'no_date' | 'too_young' | 'too_old' | null {
  if (!isDay(dateOfBirth) || dateOfBirth > indianDay(nowMs)) return 'no_date';
  const age = ageOn(dateOfBirth, nowMs);
  if (age < MIN_AGE) return 'too_young';
  return age > MAX_AGE ? 'too_old' : null;
}
