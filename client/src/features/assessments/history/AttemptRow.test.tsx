import type { Attempt } from '@preproom/models/contract/assessments/attempts';
import { RUBRIC_VERSION } from '@preproom/models/contract/assessments/resumeRubric';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useStore } from '../../../lib/store.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser } from '../../../lib/testing/samples.ts';
import { NO_CHOICE } from '../resumeAnalysis/form/targetChoice.ts';
import type { KeptResult } from '../resumeAnalysis/kept/keptResult.ts';
import { keepResult, removeResults } from '../resumeAnalysis/kept/resultStorage.ts';
import { AttemptRow } from './AttemptRow.tsx';

const user = aCurrentUser('user').data;
const points = {
  machineReadable: 15,
  contact: 8,
  sections: 15,
  actionVerbs: 10,
  figures: 15,
  lengthDensity: 10,
  targetMatch: null,
  consistency: 3,
};
const attempt: Attempt = {
  _id: 'attempt',
  kind: 'resume',
  topic: '',
  status: 'done',
  startedAt: '2026-01-05T10:00:00.000Z',
  finishedAt: '2026-01-05T10:00:00.000Z',
  result: { kind: 'resume', rubricVersion: RUBRIC_VERSION, points, target: null },
};
const kept: KeptResult = {
  id: 'kept',
  userId: user._id,
  attemptId: 'attempt',
  fileName: 'asha verma.pdf',
  fileKey: 'key',
  size: 4,
  choice: NO_CHOICE,
  corrections: { fields: {}, lines: {}, entries: {} },
  percent: 95,
  isLasting: true,
  analysedAt: 1,
};
const keep = (change: Partial<KeptResult>) =>
  keepResult({ ...kept, ...change }, new File(['%PDF'], 'asha verma.pdf'));

beforeEach(() => useStore.setState({ user }));
afterEach(async () => {
  cleanup();
  await removeResults(user._id, [kept.id]);
});

test('an analysis that this device keeps has the name of its file, and the score that its page shows', async () => {
  await keep({ percent: 97 });
  renderPage(<AttemptRow attempt={attempt} />);
  expect(await screen.findByText('asha verma.pdf')).toBeTruthy();
  expect(screen.getByText(/97% with your corrections/)).toBeTruthy();
  expect(screen.queryByText(/95%/)).toBeNull();
});

test('without corrections it has the points of the account', async () => {
  await keep({});
  renderPage(<AttemptRow attempt={attempt} />);
  expect(await screen.findByText('asha verma.pdf')).toBeTruthy();
  expect(screen.getByText(/95% · 76 of 80 points/)).toBeTruthy();
});

test('an analysis of another device has no name', async () => {
  await keep({ attemptId: 'another' });
  renderPage(<AttemptRow attempt={attempt} />);
  expect(await screen.findByText(/95% · 76 of 80 points/)).toBeTruthy();
  expect(screen.queryByText('asha verma.pdf')).toBeNull();
});
