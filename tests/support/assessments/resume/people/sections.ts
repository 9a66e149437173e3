import type { SectionKind } from '@preproom/client/src/resume/words/headings.ts';
import type { TextSection } from '../resumeText.ts';

type Named = readonly (readonly [SectionKind, string])[];

/** Sections in the order and under the names that people give them. Layouts choose the case. */
export const HEADINGS = {
  usual: [
    ['summary', 'Summary'],
    ['education', 'Education'],
    ['experience', 'Experience'],
    ['projects', 'Projects'],
    ['skills', 'Skills'],
    ['certifications', 'Certifications'],
    ['achievements', 'Achievements'],
    ['activities', 'Extracurricular Activities'],
    ['languages', 'Languages'],
  ],
  placement: [
    ['summary', 'Career Objective'],
    ['education', 'Academic Qualifications'],
    ['experience', 'Internships'],
    ['projects', 'Academic Projects'],
    ['skills', 'Technical Skills'],
    ['certifications', 'Certifications'],
    ['activities', 'Positions of Responsibility'],
    ['achievements', 'Scholastic Achievements'],
    ['languages', 'Languages Known'],
  ],
  longer: [
    ['summary', 'Professional Summary'],
    ['skills', 'Technical Skills and Tools'],
    ['experience', 'Professional Experience'],
    ['projects', 'Academic & Personal Projects'],
    ['education', 'Educational Background'],
    ['certifications', 'Courses & Certifications'],
    ['achievements', 'Honors & Awards'],
    ['activities', 'Leadership & Volunteering'],
  ],
  own: [
    ['summary', 'About Me'],
    ['education', 'Education'],
    ['experience', 'Selected Experience'],
    ['projects', 'Technical Projects'],
    ['skills', 'Programming Languages & Tools'],
    ['achievements', 'Recognition'],
    ['certifications', 'Licenses and Certifications'],
    ['activities', 'Extracurricular Activity'],
    ['languages', 'Languages'],
  ],
  experienced: [
    ['summary', 'Profile'],
    ['experience', 'Work Experience'],
    ['skills', 'Core Competencies'],
    ['projects', 'Key Projects'],
    ['education', 'Education'],
    ['certifications', 'Certifications'],
    ['achievements', 'Awards & Achievements'],
  ],
} as const satisfies Record<string, Named>;

export type HeadingSet = keyof typeof HEADINGS;

/** Sections that some have beside the usual ones. */
export const EXTRAS = {
  certifications: { lines: ['Data Structures, 12 weeks, NPTEL', 'Cloud Foundations, Sahyadri Academy'] },
  achievements: {
    lines: [
      '- Won the state round of a national coding contest among 800 teams',
      '- Ranked 4th of 120 students in the second year',
    ],
  },
  activities: {
    lines: ['- Organised the college fest for 400 visitors', '- Captained a football team of 22 players'],
  },
  languages: { lines: ['English, Hindi, Marathi'] },
} as const satisfies Partial<Record<SectionKind, Omit<TextSection, 'heading'>>>;

export type Extra = keyof typeof EXTRAS;
