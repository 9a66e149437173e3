import { type Attempt, getAttempts } from '@preproom/models/contract/assessments/attempts';
import { RUBRIC_VERSION } from '@preproom/models/contract/assessments/resumeRubric';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeNetwork, fakeNetwork } from '../../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { SavedPoints } from './SavedPoints.tsx';

const points = {
  machineReadable: 15,
  contact: 8,
  sections: 15,
  actionVerbs: null,
  figures: 3,
  lengthDensity: 7,
  targetMatch: null,
  consistency: 3,
};

function attempt(_id: string, rubricVersion = RUBRIC_VERSION): Attempt {
  const at = '2026-01-05T10:00:00.000Z';
  const notJudged = ['verbFirst', 'variedVerbs', 'statementFigures', 'statementLength'] as const;
  const result = { kind: 'resume' as const, rubricVersion, points, notJudged: [...notJudged], target: null };
  return { _id, kind: 'resume', topic: '', status: 'done', startedAt: at, finishedAt: at, result };
}

let network: FakeNetwork;
const history = (...data: Attempt[]) => network.answer(getAttempts, { data, total: data.length, pages: 1 });
const open = (attemptId: string) => renderPage(<SavedPoints attemptId={attemptId} onAgain={() => {}} />);

beforeEach(() => {
  network = fakeNetwork();
});
afterEach(cleanup);

test('an earlier analysis is shown by its points, and what is not kept is said', async () => {
  history(attempt('newer'), attempt('wanted'));
  open('wanted');
  expect(await screen.findByRole('img', { name: 'Score: 93%, 51 of 55 points' })).toBeTruthy();
  const rules = within(screen.getByRole('region', { name: 'Points by rule' }));
  expect(rules.getAllByRole('listitem')).toHaveLength(8);
  expect(rules.getByText('8 of 10 points')).toBeTruthy();
  expect(rules.getByText('Not scored')).toBeTruthy();
  expect(rules.getByText('Not scored: no target')).toBeTruthy();
  expect(screen.getByText(/Only the points and your target are saved/)).toBeTruthy();
  expect(screen.queryByText(/changed how we score/)).toBeNull();
});

test('points of another rubric are named so', async () => {
  history(attempt('wanted', RUBRIC_VERSION - 1));
  open('wanted');
  expect(await screen.findByText(/changed how we score since then/)).toBeTruthy();
});

test('what is not in the history any more is said, with the way to the form', async () => {
  history(attempt('another'));
  open('wanted');
  expect(await screen.findByText('We can’t find this result')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Analyse a resume' })).toBeTruthy();
});
