import type { PracticeQuestion, ReportedAnswer } from '@preproom/models/contract/assessments/practice';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { AnswerReport } from './AnswerReport.tsx';

afterEach(cleanup);

const QUESTION: PracticeQuestion = {
  ...{ id: 'pressure-1', set: 'behaviour', seconds: 90 },
  text: { en: 'Tell me about a hard day.', hi: 'किसी मुश्किल दिन के बारे में बताएँ।' },
  tip: { en: 'One day, told in order.', hi: 'एक दिन, क्रम से।' },
};

function show(answer: Partial<ReportedAnswer>, repeats: number | null = null) {
  const full = {
    mode: 'writing',
    usedMs: 60_000,
    words: 40,
    speech: null,
    expression: null,
    ...answer,
  } as const;
  renderPage(<AnswerReport attemptId="a" number={2} question={QUESTION} answer={full} repeats={repeats} />);
}

describe('the report of an answer', () => {
  it('says so when there is nothing, or too little, to judge', () => {
    show({ words: 0 });
    expect(screen.getByText('There’s no answer here to judge.')).toBeTruthy();
    cleanup();
    show({ mode: 'microphone', words: null, usedMs: 1_000 });
    expect(screen.getByText(/^Too short to judge\./)).toBeTruthy();
  });

  it('says whose words it repeats, and nothing about an answer of its own', () => {
    show({}, 0);
    expect(screen.getByText(/^The same words as your answer to question 1\./)).toBeTruthy();
    cleanup();
    show({});
    expect(screen.queryByText(/to judge|same words/)).toBeNull();
  });
});
