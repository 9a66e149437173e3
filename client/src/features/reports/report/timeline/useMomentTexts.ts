import { useLingui } from '@lingui/react/macro';
import { SHOWN_READINGS } from '@preproom/models/contract/readings/expressionSummary';
import type { TimelineReading } from '@preproom/models/contract/reports/timeline';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import { phaseName } from '@preproom/models/contract/words/agendaWords';
import { readingName } from '@preproom/models/contract/words/readingWords';
import { callTimeText } from '@preproom/models/contract/words/reportWords';
import { useWords } from '../../../../lib/texts/words.ts';
import type { MomentFacts } from './momentAt.ts';

/** The learner's name is null where the reader is the learner. */
export interface PeopleNames {
  learner: string | null;
  mentor: string;
}

/** The texts of a moment: for its panel, and in one sentence for screen readers. */
export function useMomentTexts(names: PeopleNames) {
  const { t } = useLingui();
  const words = useWords();
  const name = (side: SessionSide) => (side === 'mentor' ? names.mentor : names.learner);
  const speaking = ({ speaking: sides }: MomentFacts): string | null => {
    const [first, second] = sides;
    if (!first) return null;
    if (second) return t`Both spoke`;
    const who = name(first);
    return who === null ? t`You spoke` : t`${who} spoke`;
  };
  const away = ({ present }: MomentFacts): string[] =>
    (['learner', 'mentor'] as const)
      .filter((side) => !present.includes(side))
      .map((side) => {
        const who = name(side);
        return who === null ? t`You weren’t in the room` : t`${who} wasn’t in the room`;
      });
  const inRoom = (present: readonly SessionSide[]): string | null => {
    const [first, second] = present;
    if (!first) return null;
    return second ? t`Both` : (name(first) ?? t`You`);
  };
  const grade = (value: number): string =>
    [t`Not connected`, t`Poor connection`, t`Fair connection`, t`Good connection`][value] ?? '';
  const mark = (kind: 'strong' | 'improve'): string =>
    kind === 'strong' ? t`Marked by mentor: went well` : t`Marked by mentor: to work on`;
  const readings = (reading: TimelineReading): { name: string; percent: number }[] =>
    SHOWN_READINGS.map((one) => ({
      name: readingName(words, one),
      percent: Math.round(reading[one] / 100),
    }));
  const spoken = (facts: MomentFacts): string => {
    const text = facts.question?.text;
    return [
      callTimeText(words, facts.atMs),
      facts.phase && phaseName(words, facts.phase, names.learner === null),
      text && t`Question: ${text}`,
      speaking(facts),
      ...facts.marks.map((one) => mark(one.mark)),
      ...away(facts),
      ...(facts.reading ? readings(facts.reading).map((one) => `${one.name} ${one.percent}%`) : []),
      facts.grade !== null && facts.grade < 3 ? grade(facts.grade) : null,
    ]
      .filter(Boolean)
      .join('; ');
  };
  return { speaking, away, inRoom, grade, mark, readings, spoken };
}
