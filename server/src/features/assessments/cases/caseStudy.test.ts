import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../../content/readContent.ts';
import { CaseStudy, type Exhibit, evaluate, type Formula, type Step } from './caseStudy.ts';

const cases = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, ...readContent(new URL(name, import.meta.url), CaseStudy) }));

const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 4 });

/** The exhibits on the table at each step: its own and those of the steps before. */
function tableAt(study: CaseStudy, step: Step): Exhibit[] {
  const before = study.steps.slice(0, study.steps.indexOf(step) + 1).flatMap(({ exhibits }) => exhibits);
  return study.exhibits.filter(({ id }) => before.includes(id));
}

function stepsOf<Kind extends Step['kind']>(study: CaseStudy, kind: Kind) {
  return study.steps
    .filter((step): step is Extract<Step, { kind: Kind }> => step.kind === kind)
    .map((step) => ({ step, value: (formula: Formula) => evaluate(formula, tableAt(study, step)) }));
}

/** Half of the last digit in which a number is written. */
function halfDigit(written: number): number {
  const decimals = `${written}`.split('.')[1]?.length ?? 0;
  return 0.5 * 10 ** -decimals + 1e-9;
}

test('there are three cases of each kind', () => {
  const kinds = Object.groupBy(cases, ({ kind }) => kind);
  expect(Object.values(kinds).map((ofKind) => ofKind.length)).toEqual([3, 3, 3, 3]);
  expect(new Set(cases.map(({ title }) => title)).size).toBe(12);
});

describe.each(cases)('$id', (study) => {
  test('is in the file of its name', () => {
    expect(study.name).toBe(`${study.id}.json`);
  });

  test('has each id once, and steps of two kinds or more', () => {
    for (const ids of [study.exhibits, study.steps].map((list) => list.map(({ id }) => id)))
      expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(study.steps.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(2);
    expect(stepsOf(study, 'number').length).toBeGreaterThanOrEqual(3);
  });

  test('shows each exhibit, and no other', () => {
    const shown = new Set(study.steps.flatMap(({ exhibits }) => exhibits));
    expect([...shown].toSorted()).toEqual(study.exhibits.map(({ id }) => id).toSorted());
  });

  test('has whole exhibits, whose totals add up', () => {
    for (const { columns, rows } of study.exhibits) {
      for (const row of rows) expect(row.length).toBe(columns.length);
      expect(new Set(rows.map(([label]) => label)).size).toBe(rows.length);
      const total = rows.find(([label]) => label === 'Total');
      const parts = rows.slice(0, total && rows.indexOf(total));
      for (const [column, sum] of total?.entries() ?? [])
        if (column > 0)
          expect(parts.reduce((added, part) => added + Number(part[column]), 0)).toBeCloseTo(Number(sum), 6);
    }
  });

  test('has the numbers that follow from what is on the table', () => {
    for (const { step, value } of stepsOf(study, 'number'))
      expect(Math.abs(value(step.worked) - step.key), step.id).toBeLessThanOrEqual(halfDigit(step.key));
    for (const { step, value } of stepsOf(study, 'single')) {
      const numbers = step.right.match(/\d[\d,]*(\.\d+)?%/g) ?? [];
      if (step.worked) expect(numbers, step.id).toContain(`${indian.format(value(step.worked))}%`);
    }
  });

  test('ranks by numbers that fall', () => {
    for (const { step, value } of stepsOf(study, 'order')) {
      const values = step.by?.falling.map(value) ?? [];
      if (step.by) expect(values, step.id).toHaveLength(step.sequence.length);
      expect(values, step.id).toEqual(values.toSorted((a, b) => b - a));
      expect(new Set(values).size, step.id).toBe(values.length);
    }
  });

  test('takes no usual mistake for right, and tells each from the others', () => {
    for (const { step, value } of stepsOf(study, 'number')) {
      const answers = [step.key, ...step.slips.map(({ worked }) => value(worked))];
      for (const [i, one] of answers.entries())
        for (const other of answers.slice(i + 1))
          expect(Math.abs(one - other), step.id).toBeGreaterThan(2 * step.tolerance);
    }
  });

  test('allows for rounding, and for little more', () => {
    for (const { step } of stepsOf(study, 'number')) {
      const twoDigits = 4 * halfDigit(step.key);
      expect(step.tolerance, step.id).toBeLessThanOrEqual(Math.max(Math.abs(step.key) * 0.025, twoDigits));
    }
  });

  test('names the key in the explanation, and not in a hint', () => {
    for (const { step } of stepsOf(study, 'number')) {
      const key = indian.format(Math.abs(step.key));
      expect(step.explanation, step.id).toContain(key);
      for (const hint of step.hints) expect(hint.match(/\d[\d,.]*\d|\d/g) ?? [], step.id).not.toContain(key);
    }
  });
});

test('the right option is seldom the longest or the shortest', () => {
  const singles = cases.flatMap((study) => stepsOf(study, 'single').map(({ step }) => step));
  const lengths = singles.map(({ right, wrong }) => [right.length, wrong.map((one) => one.length)] as const);
  const longest = lengths.filter(([right, wrong]) => right > Math.max(...wrong));
  const shortest = lengths.filter(([right, wrong]) => right < Math.min(...wrong));
  expect(longest.length).toBeLessThanOrEqual(singles.length * 0.28);
  expect(shortest.length).toBeLessThanOrEqual(singles.length * 0.28);
});
