import type { SectionKind } from '@preproom/client/src/resume/words/headings.ts';

/** What a Hindi resume calls its sections. */
const HINDI: Partial<Record<SectionKind, string>> = {
  summary: 'परिचय',
  experience: 'कार्य अनुभव',
  projects: 'परियोजनाएँ',
  education: 'शैक्षिक योग्यता',
  skills: 'कौशल',
  certifications: 'प्रमाणपत्र',
  achievements: 'उपलब्धियाँ',
  languages: 'भाषाएँ',
};

export type HeadingForm = 'upper' | 'title' | 'spaced' | 'hindi' | 'smallCapitals' | 'apart';

/** A heading as a layout writes it. */
export function headingText(heading: string, kind: SectionKind | undefined, form: HeadingForm): string {
  if (form === 'hindi') return (kind && HINDI[kind]) ?? heading;
  if (form === 'title') return heading;
  return form === 'spaced' ? spacedOut(heading.toUpperCase()) : heading.toUpperCase();
}

/** "E D U C A T I O N", with wider gaps between words. */
export function spacedOut(text: string): string {
  return text
    .split(' ')
    .map((word) => [...word].join(' '))
    .join('   ');
}
