import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Meeting, Round } from '@preproom/models/contract/sessions/sessions';

/** The rounds as the specification spells them, with their translations. */
const ROUND_TEXTS: Record<Round, MessageDescriptor> = {
  Introducation: msg`Introducation`,
  'HR Round 1': msg`HR Round 1`,
  'Tech Round 1': msg`Tech Round 1`,
  'HR Round 2': msg`HR Round 2`,
  'Tech Round 2': msg`Tech Round 2`,
  'Tech Round 3': msg`Tech Round 3`,
};

export function useRoundText(): (round: Round) => string {
  const { t } = useLingui();
  return (round) => t(ROUND_TEXTS[round]);
}

/** What a session is called: its round, or "Free introduction". */
export function useSessionName(): (session: Pick<Meeting, 'round' | 'isFree'>) => string {
  const { t } = useLingui();
  const roundText = useRoundText();
  return ({ round, isFree }) => (isFree ? t`Free introduction` : roundText(round));
}
