import type { Week } from './week/weekModel.ts';

const daily = (days: readonly number[], from: number, to: number): Week =>
  days.map((day) => ({ day, from: from * 60, to: to * 60 }));

/** Weeks to begin with. */
export const TEMPLATES = {
  evenings: daily([1, 2, 3, 4, 5], 18, 21),
  weekends: daily([6, 7], 10, 17),
} as const;
