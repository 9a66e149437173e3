import type { Attempt } from '@preproom/models/contract/assessments/attempts';
import type { ResumeResult } from '@preproom/models/contract/assessments/resumeResult';
import { RUBRIC_VERSION } from '@preproom/models/contract/assessments/resumeRubric';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { useAttemptTexts } from './attemptTexts.ts';

afterEach(cleanup);

function Row({ target }: { target: ResumeResult['target'] }) {
  const points = {
    machineReadable: 15,
    contact: 10,
    sections: 15,
    actionVerbs: 8,
    figures: 10,
    lengthDensity: 10,
    targetMatch: target === null ? null : 10,
    consistency: 4,
  };
  const { name, result } = useAttemptTexts({
    _id: '1',
    kind: 'resume',
    topic: '',
    status: 'done',
    startedAt: '2026-01-05T10:00:00.000Z',
    finishedAt: null,
    result: { kind: 'resume', rubricVersion: RUBRIC_VERSION, points, target },
  } satisfies Attempt);
  return <p>{`${name}: ${result}`}</p>;
}

test.each<[ResumeResult['target'], string]>([
  ['dataAnalyst', 'Resume: Data analyst: 82% · 82 of 100 points'],
  ['pasted', 'Resume: job description: 82% · 82 of 100 points'],
  [null, 'Resume: no target: 90% · 72 of 80 points'],
])('an analysis with the target %s is told from others by it, with its score in percent', (target, text) => {
  renderPage(<Row target={target} />);
  expect(screen.getByText(text)).toBeTruthy();
});
