import type { Field } from './compare.ts';
import { type Measured, share } from './measure.ts';

/** The least share of each field that must be right. */
const LEAST: Partial<Record<Field, number>> = {
  name: 0.97,
  email: 0.97,
  phone: 0.97,
  headings: 0.95,
  columns: 0.98,
  entries: 0.85,
};
/** Of the headings that are found, the most that are none. */
const MOST_FALSE_HEADINGS = 0.03;
/** Untrue statements a resume. */
const MOST_UNTRUE = 0.1;
/** How far the points of one person may be apart, without what a layout truly costs. */
const MOST_APART = 3;

/** The goals that are not reached, each with how far it is; none if all are. */
export function missedGoals({ all, spread }: Measured): string[] {
  const low = Object.entries(LEAST).flatMap(([field, least]) => {
    const reached = share(all.rates[field as Field]);
    return reached < least ? [`${field}: ${percent(reached)} instead of ${percent(least)}`] : [];
  });
  const falseHeadings = share(all.rates.falseHeadings);
  const untrue = all.untrue.length / all.files;
  const apart = spread.filter(({ points }) => points > MOST_APART);
  return [
    ...low,
    ...(falseHeadings > MOST_FALSE_HEADINGS ? [`false headings: ${percent(falseHeadings)}`] : []),
    ...(untrue > MOST_UNTRUE ? [`untrue statements a resume: ${untrue.toFixed(2)}`] : []),
    ...apart.map(({ name, points }) => `points of ${name}: ${points} apart`),
  ];
}

const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
