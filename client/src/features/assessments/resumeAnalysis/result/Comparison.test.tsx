import type { ResumeCheck, RulePoints } from '@preproom/models/contract/assessments/resumeRubric';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { Comparison } from './Comparison.tsx';

afterEach(cleanup);

const POINTS: RulePoints = {
  machineReadable: 15,
  contact: 8,
  sections: 15,
  actionVerbs: 5,
  figures: 10,
  lengthDensity: 10,
  targetMatch: null,
  consistency: 5,
};
const NO_BULLETS: ResumeCheck[] = ['verbFirst', 'variedVerbs', 'statementFigures', 'statementLength'];
const WITHOUT_BULLETS: RulePoints = { ...POINTS, actionVerbs: null, figures: 3, lengthDensity: 7 };

const show = (
  before: RulePoints,
  beforeNotJudged: ResumeCheck[],
  now: RulePoints,
  notJudged: ResumeCheck[],
) =>
  renderPage(
    <Comparison
      previous={{
        at: '2026-01-05T10:00:00.000Z',
        points: before,
        notJudged: beforeNotJudged,
        target: null,
        isComparable: true,
      }}
      points={now}
      notJudged={notJudged}
      target={null}
    />,
  );
const changeOf = (rule: string) =>
  within(screen.getByRole('row', { name: new RegExp(rule) }))
    .getAllByRole('cell')
    .at(-1)?.textContent;

test('versions of which the same was judged are compared in percent, rule by rule', () => {
  show(POINTS, [], { ...POINTS, contact: 10, actionVerbs: 9 }, []);
  expect(screen.getByText(/^85% on .*, 93% now, counting only what we scored both times\.$/)).toBeTruthy();
  expect(changeOf('Contact details')).toBe('+2');
  expect(screen.queryByText(/Left out/)).toBeNull();
});

test('what was judged only once is compared with nothing, which is said', () => {
  show(WITHOUT_BULLETS, NO_BULLETS, POINTS, []);
  expect(screen.getByText(/^96% on .*, 96% now/)).toBeTruthy();
  expect(
    screen.getByText(
      'Not fully scored both times, so left out: Action verbs, Numbers that show results, Resume length',
    ),
  ).toBeTruthy();
  expect(['Action verbs', 'Numbers', 'Resume length', 'Sections'].map(changeOf)).toEqual([
    '–',
    '–',
    '–',
    '0',
  ]);
});

test('a match with the same target that was judged only once is named too', () => {
  show(POINTS, [], { ...POINTS, targetMatch: 12 }, []);
  expect(screen.getByText(/left out: .*$/).textContent).toMatch(/Match/);
});
