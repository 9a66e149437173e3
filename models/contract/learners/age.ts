import { differenceInYears } from 'date-fns/differenceInYears';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { indianDay } from '../http/indianDays.ts';

/** Below this age, a parent or guardian has to consent. */
export const ADULT_AGE = 18;
/** Minimum age. Mock interviews are not meant for younger children. */
export const MIN_AGE = 13;
const MAX_AGE = 100;

/** A calendar day in the format of `<input type="date">`: "2004-02-29". */
const DAY_FORM = /^\d{4}-\d{2}-\d{2}$/;

export function isDay(text: string): boolean {
  return DAY_FORM.test(text) && isValid(parseISO(text));
}

/** Age in completed years on India's calendar. In common years, someone born on 29 February has their birthday on 1 March. */
export function ageOn(dateOfBirth: string, nowMs: number): number {
  return differenceInYears(parseISO(indianDay(nowMs)), parseISO(dateOfBirth));
}

export function isAdult(dateOfBirth: string, nowMs: number): boolean {
  return ageOn(dateOfBirth, nowMs) >= ADULT_AGE;
}

/** Why this date of birth is not accepted at sign-up; null if it is. */
export function birthDateFault(
  dateOfBirth: string,
  nowMs: number,
): 'no_date' | 'in_future' | 'too_young' | 'too_old' | null {
  if (!isDay(dateOfBirth)) return 'no_date';
  if (dateOfBirth > indianDay(nowMs)) return 'in_future';
  const age = ageOn(dateOfBirth, nowMs);
  if (age < MIN_AGE) return 'too_young';
  return age > MAX_AGE ? 'too_old' : null;
}
