/** How many checks and tests passed, failed or were skipped. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export const NOTHING_RUN: Tally = { passed: 0, failed: 0, skipped: 0 };

export function addTallies(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** The closing line of a run: `N passed, N failed`, with `, N skipped` when anything was. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
