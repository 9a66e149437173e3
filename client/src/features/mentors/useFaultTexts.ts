import { useLingui } from '@lingui/react/macro';
import type { MentorField } from './mentorValues.ts';

export type Faults = Partial<Record<MentorField, string>>;

/** What to do about each faulty field. */
export function useFaultTexts(): (fields: readonly string[]) => Faults {
  const { t } = useLingui();
  const texts: Record<MentorField, string> = {
    name: t`Enter your name.`,
    phone: t`Enter your phone number, like 98765 43210.`,
    headline: t`Enter one sentence on how you help learners.`,
    company: t`Enter your company, or “Self-employed”.`,
    designation: t`Enter your job title.`,
    years: t`Enter a whole number, like 7.`,
    linkedIn: t`Enter your LinkedIn profile link, like linkedin.com/in/your-name.`,
    expertise: t`Choose at least one.`,
    languages: t`Choose at least one.`,
  };
  return (fields) =>
    Object.fromEntries(Object.entries(texts).filter(([field]) => fields.includes(field))) as Faults;
}
