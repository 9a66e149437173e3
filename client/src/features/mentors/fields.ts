import type { MentorValues } from './mentorValues.ts';
import type { Faults } from './useFaultTexts.ts';

/** What a group of fields is given. */
export interface FieldsProps {
  values: MentorValues;
  change: (part: Partial<MentorValues>) => void;
  faults: Faults;
}
