import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SpeechReport } from '@preproom/models/contract/room/speech';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { Fact } from '../../../../ui/session/Fact.tsx';

/** The learner's own figures; those that need both sides are left out where one was not measured. */
export function SpeechFacts({ speech: { own, together } }: { speech: SpeechReport }) {
  const { t } = useLingui();
  const { durationText, averageText, secondsText } = useAmountTexts();
  const pace = averageText(own?.pace ?? 0);
  const turns = together?.learner;
  return (
    <dl className="grid grid-cols-1 gap-x-8 gap-y-4 min-[26rem]:grid-cols-2 sm:grid-cols-3">
      {own && !together && <Fact name={t`You spoke for`}>{durationText(own.speakingMs)}</Fact>}
      {turns && <Fact name={t`Your turns`}>{turns.turns}</Fact>}
      {turns && <Fact name={t`Longest turn`}>{durationText(turns.longestTurnMs)}</Fact>}
      {turns && turns.answerPauseMs !== null && (
        <Fact name={t`Pause before you answer`} note={<Trans>usually</Trans>}>
          {secondsText(turns.answerPauseMs)}
        </Fact>
      )}
      {own && own.pace !== null && (
        <Fact name={t`Pace`} note={<Trans>syllables a second</Trans>}>
          <Trans>about {pace}</Trans>
        </Fact>
      )}
      {together && (
        <Fact
          name={t`Both spoke at the same time`}
          note={together.overlaps > 0 && secondsText(together.overlapMs)}
        >
          <Plural value={together.overlaps} one="# time" other="# times" />
        </Fact>
      )}
    </dl>
  );
}
