/** What somebody wanted who was sent to log in: to enrol in a program, or to book a session. */
export type Aim = 'enrol' | 'book';

/** From the path to return to; null for anything else, which only people with an account look for. */
export function aimOf(next: string | null): Aim | null {
  if (next === null) return null;
  if (/^\/checkout\//i.test(next)) return 'enrol';
  return /^\/dashboard\/selectmentor\//i.test(next) ? 'book' : null;
}
