import { Trans } from '@lingui/react/macro';
import { ANSWER_PARTS, type AnswerPart } from '@preproom/models/contract/catalogues/answerParts';
import {
  type MarkedAnswer,
  markedAnswers,
  missingParts,
  type PartTimes,
  partShares,
} from '@preproom/models/contract/reports/answers';
import type { Timeline } from '@preproom/models/contract/reports/timeline';
import { answerPartName } from '@preproom/models/contract/words/answerWords';
import { callTimeText } from '@preproom/models/contract/words/reportWords';
import { useLocale } from '../../../../lib/i18n.ts';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { useWords } from '../../../../lib/texts/words.ts';
import { ReportPart } from '../ReportPart.tsx';

const COLOURS: Record<AnswerPart, string> = {
  situation: 'bg-sky',
  task: 'bg-marigold',
  action: 'bg-peacock',
  result: 'bg-leaf',
};

interface MarkedAnswersProps {
  timeline: Pick<Timeline, 'questions' | 'parts'>;
  /** In each part, over the sessions before. */
  earlier: PartTimes | null;
}

/** How the answers were built, where the mentor marked it: each as one bar of its parts, with their times, and what was missing. */
export function MarkedAnswers({ timeline, earlier }: MarkedAnswersProps) {
  // While a new version starts, a process of the one before may answer without them.
  const answers = markedAnswers(timeline.questions, timeline.parts ?? []);
  const shares = earlier && partShares(earlier);
  if (answers.length === 0) return null;
  return (
    <ReportPart title={<Trans>How your answers were built</Trans>}>
      <p className="text-muted">
        <Trans>
          Your mentor marked these as you spoke. Say what the situation was, what you had to do, what you did
          and how it ended. Spend most of the time on what you did.
        </Trans>
      </p>
      <ol className="flex flex-col gap-6">
        {answers.map((answer) => (
          <Answer key={answer.parts[0]?.fromMs} answer={answer} />
        ))}
      </ol>
      {shares && (
        <p>
          <Trans>Your answers in earlier sessions:</Trans> <Shares shares={shares} />
        </p>
      )}
    </ReportPart>
  );
}

function Answer({ answer: { question, parts, times } }: { answer: MarkedAnswer }) {
  const words = useWords();
  const { percentText } = useAmountTexts();
  const listFormat = new Intl.ListFormat(useLocale());
  const shares = partShares(times);
  const missing = listFormat.format(missingParts(times).map((part) => answerPartName(words, part)));
  return (
    <li className="flex break-inside-avoid flex-col gap-2">
      <p className="flex items-baseline gap-3">
        <span className="shrink-0 text-14 text-muted tabular-nums">
          {callTimeText(words, question?.atMs ?? parts[0]?.fromMs ?? 0)}
        </span>
        <span className="min-w-0 font-medium wrap-anywhere">
          {question ? <span lang="en">{question.text}</span> : <Trans>A question of the mentor’s own</Trans>}
        </span>
      </p>
      <div
        aria-hidden="true"
        className="flex h-4 overflow-hidden rounded-full border border-line-strong bg-line [print-color-adjust:exact]"
      >
        {parts.map(({ part, fromMs, toMs }) => (
          <div
            key={fromMs}
            className={`border-e border-paper last:border-e-0 [print-color-adjust:exact] ${COLOURS[part]}`}
            style={{ flexGrow: toMs - fromMs }}
          />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-14">
        {ANSWER_PARTS.filter((part) => times[part] > 0).map((part) => (
          <li key={part} className="flex items-center gap-2">
            <span aria-hidden className={`size-3 rounded-full [print-color-adjust:exact] ${COLOURS[part]}`} />
            {answerPartName(words, part)}
            <span className="text-muted tabular-nums">
              {callTimeText(words, times[part])} · {percentText(shares?.[part] ?? 0)}
            </span>
          </li>
        ))}
      </ul>
      {missing && (
        <p className="text-14 text-muted">
          <Trans>Not marked: {missing}</Trans>
        </p>
      )}
    </li>
  );
}

function Shares({ shares }: { shares: PartTimes }) {
  const words = useWords();
  const { percentText } = useAmountTexts();
  return ANSWER_PARTS.map((part) => `${answerPartName(words, part)} ${percentText(shares[part])}`).join(
    ' · ',
  );
}
