import type { ShownReading } from '../readings/expressionSummary.ts';
import type { Words } from './texts.ts';

/** A reading's name as the specification spells it, or its translation. */
export function readingName({ i18n }: Words, reading: ShownReading): string {
  const names: Record<ShownReading, string> = {
    Ranacorus: i18n.t('Ranacorus'),
    Enthusiasm: i18n.t('Enthusiasm'),
    Confidence: i18n.t('Confidence'),
    Nervousness: i18n.t('Nervousness'),
  };
  return names[reading];
}
