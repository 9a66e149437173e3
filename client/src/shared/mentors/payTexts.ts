import { useLingui } from '@lingui/react/macro';
import type { EnteredOutcome } from '@preproom/models/contract/mentors/earnings';
import type { PayKind, PayRates } from '@preproom/models/contract/mentors/pay';
import { useRoundText } from '../../lib/texts/roundText.ts';

/** What is paid for: "Free introduction (15 min)", or the round. */
export function usePayKindText(): (kind: PayKind) => string {
  const { t } = useLingui();
  const roundText = useRoundText();
  return (kind) => (kind === 'free-introduction' ? t`Free introduction (15 min)` : roundText(kind));
}

/** The kinds of sessions in order, with what each is paid. */
export const ratesOf = (rates: PayRates) => Object.entries(rates) as [PayKind, number | null][];

/** Whether anything is paid at all. */
export const isPaid = (rates: PayRates): boolean => Object.values(rates).some((paise) => paise !== null);

/** Why a session earned what it earned. */
export function useOutcomeText(): (outcome: EnteredOutcome) => string {
  const { t } = useLingui();
  return (outcome) =>
    ({
      held: t`Session held, feedback sent on time`,
      ended_for_safety: t`You ended it and reported the learner`,
      learner_absent: t`Learner didn’t join: half`,
      feedback_late: t`Feedback sent late or not at all`,
      mentor_absent: t`Mentor didn’t join`,
      missed: t`Session didn’t take place`,
    })[outcome];
}
