import { Trans, useLingui } from '@lingui/react/macro';
import type { PracticeQuestion, ReportedAnswer } from '@preproom/models/contract/assessments/practice';
import { useId, useSyncExternalStore } from 'react';
import { Banner } from '../../../../ui/Banner.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { keptAnswers } from '../keptAnswers.ts';
import { useQuestionTexts } from '../practiceTexts.ts';
import { AnswerFacts } from './AnswerFacts.tsx';
import { answerLack } from './answerWeight.ts';
import { KeptRecording } from './KeptRecording.tsx';

interface AnswerReportProps {
  attemptId: string;
  number: number;
  question: PracticeQuestion;
  answer: ReportedAnswer;
  /** The index of an earlier answer with the same words; null: none that this page still has. */
  repeats: number | null;
}

/** One answer: its numbers, and what of it is still on this page. */
export function AnswerReport({ attemptId, number, question, answer, repeats }: AnswerReportProps) {
  const { t } = useLingui();
  const { questionText, tipText } = useQuestionTexts();
  const heading = useId();
  const sessions = useSyncExternalStore(keptAnswers.subscribe, keptAnswers.get);
  const [text, tip] = [questionText(question), tipText(question)];
  const kept = sessions[attemptId]?.[question.id];
  return (
    <Card as="li" labelledBy={heading} className="flex flex-col gap-4">
      <h2 id={heading} className="text-18 wrap-anywhere">
        <Trans>
          Question {number}: {text}
        </Trans>
      </h2>
      <Lack question={question} answer={answer} repeats={repeats} />
      <AnswerFacts question={question} answer={answer} />
      {kept?.recording && (
        <KeptRecording
          recording={kept.recording}
          label={t`Your answer to question ${number}`}
          name={`practice-${number}`}
        />
      )}
      {kept?.text && (
        <blockquote className="border-s-2 border-line ps-4 whitespace-pre-wrap wrap-anywhere">
          {kept.text}
        </blockquote>
      )}
      <p className="text-14 text-muted">
        <Trans>A good answer: {tip}</Trans>
      </p>
    </Card>
  );
}

/** Why the numbers below say nothing about the answer. */
function Lack({ question, answer, repeats }: Pick<AnswerReportProps, 'question' | 'answer' | 'repeats'>) {
  const lack = answerLack(question, answer);
  const before = (repeats ?? 0) + 1;
  if (lack === null && repeats === null) return null;
  return (
    <Banner tone="info">
      {lack === 'empty' ? (
        <Trans>There’s no answer here to judge.</Trans>
      ) : lack === 'short' ? (
        <Trans>Too short to judge. Say what the situation was, what you did and how it ended.</Trans>
      ) : (
        <Trans>
          The same words as your answer to question {before}. Each question deserves its own example.
        </Trans>
      )}
    </Banner>
  );
}
