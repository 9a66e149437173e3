import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type {
  AnswerSpeech,
  PracticeQuestion,
  ReportedAnswer,
} from '@preproom/models/contract/assessments/practice';
import { answerPace, practiceExpression } from '@preproom/models/contract/assessments/practiceSums';
import { SHOWN_READINGS } from '@preproom/models/contract/readings/expressionSummary';
import { readingName } from '@preproom/models/contract/words/readingWords';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { useWords } from '../../../../lib/texts/words.ts';
import { Fact } from '../../../../ui/session/Fact.tsx';

/** The numbers of one answer; what was not measured is left out. */
export function AnswerFacts({ question, answer }: { question: PracticeQuestion; answer: ReportedAnswer }) {
  const { t } = useLingui();
  const { secondsText } = useAmountTexts();
  const { usedMs, words, speech } = answer;
  const allowed = secondsText(1000 * question.seconds);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
      <Fact name={t`Time used`} note={<Trans>of {allowed}</Trans>}>
        {secondsText(wholeSeconds(usedMs))}
      </Fact>
      {words !== null && (
        <Fact name={t`Written`}>
          <Plural value={words} one="# word" other="# words" />
        </Fact>
      )}
      {speech && <SpeechFacts speech={speech} />}
      <ExpressionFact answer={answer} />
    </dl>
  );
}

function SpeechFacts({ speech }: { speech: AnswerSpeech }) {
  const { t } = useLingui();
  const { averageText, secondsText } = useAmountTexts();
  const { firstWordMs, speakingMs, pauses, longestPauseMs } = speech;
  const pace = answerPace(speech);
  const paceText = averageText(pace ?? 0);
  const longest = secondsText(longestPauseMs);
  if (firstWordMs === null)
    return (
      <Fact name={t`You spoke for`}>
        <Trans>No speech detected</Trans>
      </Fact>
    );
  return (
    <>
      <Fact name={t`You spoke for`}>{secondsText(wholeSeconds(speakingMs))}</Fact>
      <Fact name={t`Time before answering`}>{secondsText(firstWordMs)}</Fact>
      <Fact name={t`Pauses of a second or more`} note={pauses > 0 && <Trans>longest {longest}</Trans>}>
        {pauses}
      </Fact>
      {pace !== null && (
        <Fact name={t`Pace`} note={<Trans>syllables a second</Trans>}>
          <Trans>about {paceText}</Trans>
        </Fact>
      )}
    </>
  );
}

/** The four percentages of this answer alone. */
function ExpressionFact({ answer }: { answer: ReportedAnswer }) {
  const { t } = useLingui();
  const words = useWords();
  const { percentText } = useAmountTexts();
  const read = practiceExpression([answer]);
  if (!read) return null;
  const shares = SHOWN_READINGS.map(
    (reading) => `${readingName(words, reading)} ${percentText(read.percentages[reading])}`,
  );
  return (
    <div className="col-span-full flex flex-col">
      <dt className="text-14 text-muted">
        {read.shortSample ? t`AI expression summary, short sample` : t`AI expression summary`}
      </dt>
      <dd className="tabular-nums">{shares.join(' · ')}</dd>
    </div>
  );
}

/** In milliseconds. */
function wholeSeconds(ms: number): number {
  return 1000 * Math.round(ms / 1000);
}
