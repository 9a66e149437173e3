import { Trans } from '@lingui/react/macro';
import { paceOf, type SpeechTurn } from '@preproom/models/contract/room/speechSums';
import { callTimeText } from '@preproom/models/contract/words/reportWords';
import { type ReactNode, useId, useState } from 'react';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { useWords } from '../../../../lib/texts/words.ts';
import { ToggleButton } from '../../../../ui/forms/ToggleButton.tsx';

/** The learner's answers one by one, behind a button: when, after what pause, how long and how fast. */
export function LearnerAnswers({ turns }: { turns: readonly SpeechTurn[] }) {
  const [isShown, setShown] = useState(false);
  const answers = turns.filter(({ side, pauseMs }) => side === 'learner' && pauseMs !== null);
  if (answers.length === 0) return null;
  return (
    <div className="no-print flex flex-col gap-4">
      <ToggleButton isSelected={isShown} onChange={setShown} className="self-start">
        <Trans>Show each answer</Trans>
      </ToggleButton>
      {isShown && <AnswersTable answers={answers} />}
    </div>
  );
}

function AnswersTable({ answers }: { answers: readonly SpeechTurn[] }) {
  const name = useId();
  const words = useWords();
  const { secondsText, durationText, averageText } = useAmountTexts();
  const paceText = ({ syllables, speakingMs }: SpeechTurn) => {
    const pace = paceOf(syllables, speakingMs);
    return pace === null ? '–' : averageText(pace);
  };
  return (
    <section
      aria-labelledby={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: only a focused region can be scrolled by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line"
    >
      <table className="w-full text-14 tabular-nums">
        <caption id={name} className="sr-only">
          <Trans>Your answers</Trans>
        </caption>
        <thead>
          <tr className="border-b border-line text-muted">
            <Head>
              <Trans>Time</Trans>
            </Head>
            <Head>
              <Trans>Pause before</Trans>
            </Head>
            <Head>
              <Trans>Length</Trans>
            </Head>
            <Head>
              <Trans>Syllables a second</Trans>
            </Head>
          </tr>
        </thead>
        <tbody>
          {answers.map((answer) => (
            <tr key={answer.startMs} className="border-b border-line last:border-0">
              <th scope="row" className="p-2 text-start font-normal">
                {callTimeText(words, answer.startMs)}
              </th>
              <td className="p-2">{secondsText(answer.pauseMs ?? 0)}</td>
              <td className="p-2">{durationText(answer.endMs - answer.startMs)}</td>
              <td className="p-2">{paceText(answer)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Head({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className="p-2 text-start font-medium">
      {children}
    </th>
  );
}
