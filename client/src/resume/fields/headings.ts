/** Kinds of sections, with the headings that are common for them on Indian resumes. */
export const HEADINGS = {
  summary: [
    'summary',
    'profile',
    'objective',
    'about',
    'about me',
    'career objective',
    'professional summary',
    'career summary',
    'profile summary',
    'executive summary',
    'personal statement',
    'career profile',
    'summary of qualifications',
    'उद्देश्य',
    'परिचय',
  ],
  experience: [
    'experience',
    'work experience',
    'professional experience',
    'employment',
    'employment history',
    'work history',
    'internship',
    'internships',
    'internship experience',
    'industrial training',
    'training',
    'trainings',
    'experience and internships',
    'work experience and internships',
    'career history',
    'relevant experience',
    'internships and training',
    'summer internship',
    'अनुभव',
    'कार्य अनुभव',
  ],
  projects: [
    'projects',
    'project',
    'academic projects',
    'personal projects',
    'key projects',
    'project work',
    'project experience',
    'projects undertaken',
    'academic project',
    'major projects',
    'projects and research',
    'selected projects',
    'final year project',
    'परियोजनाएँ',
    'परियोजना',
  ],
  education: [
    'education',
    'academics',
    'academic',
    'academic details',
    'academic qualifications',
    'academic qualification',
    'educational qualifications',
    'educational qualification',
    'education details',
    'educational details',
    'qualifications',
    'qualification',
    'academic background',
    'educational background',
    'academic record',
    'education and training',
    'academic profile',
    'scholastic record',
    'academic credentials',
    'education qualification',
    'शिक्षा',
    'शैक्षिक योग्यता',
    'शैक्षणिक योग्यता',
  ],
  skills: [
    'skills',
    'technical skills',
    'key skills',
    'core skills',
    'skill set',
    'skillset',
    'technical proficiency',
    'technical expertise',
    'core competencies',
    'competencies',
    'technologies',
    'tools and technologies',
    'skills and tools',
    'it skills',
    'computer skills',
    'professional skills',
    'areas of expertise',
    'skills summary',
    'technical skill',
    'skills and interests',
    'software skills',
    'computer proficiency',
    'technical summary',
    'skills and abilities',
    'कौशल',
    'तकनीकी कौशल',
  ],
  certifications: [
    'certifications',
    'certification',
    'certificates',
    'courses',
    'courses and certifications',
    'certifications and courses',
    'online courses',
    'licenses and certifications',
    'training and certifications',
    'प्रमाणपत्र',
  ],
  achievements: [
    'achievements',
    'accomplishments',
    'awards',
    'honors',
    'honours',
    'awards and achievements',
    'achievements and awards',
    'awards and honors',
    'honors and awards',
    'scholastic achievements',
    'key achievements',
    'academic achievements',
    'उपलब्धियाँ',
  ],
  activities: [
    'activities',
    'extracurricular activities',
    'extra curricular activities',
    'co curricular activities',
    'cocurricular activities',
    'positions of responsibility',
    'position of responsibility',
    'leadership',
    'leadership experience',
    'volunteering',
    'volunteer experience',
    'volunteer work',
    'extracurriculars',
    'leadership and activities',
    'social work',
  ],
  languages: ['languages', 'languages known', 'language skills', 'भाषाएँ'],
  interests: [
    'interests',
    'hobbies',
    'hobbies and interests',
    'interests and hobbies',
    'areas of interest',
    'area of interest',
    'रुचियाँ',
  ],
  publications: [
    'publications',
    'research',
    'papers',
    'research papers',
    'patents',
    'publications and patents',
    'research experience',
  ],
  personal: [
    'personal details',
    'personal information',
    'personal profile',
    'personal data',
    'personal particulars',
    'bio data',
    'biodata',
    'personal dossier',
    'व्यक्तिगत विवरण',
  ],
  contact: ['contact', 'contact details', 'contact information', 'contact me', 'get in touch', 'संपर्क'],
  declaration: ['declaration', 'घोषणा'],
  references: ['references', 'reference', 'referees'],
} as const;
export type SectionKind = keyof typeof HEADINGS;

const NAMES = Object.entries(HEADINGS).flatMap(([kind, names]) =>
  names.map((name) => [name, kind as SectionKind] as const),
);
const KIND_OF = new Map<string, SectionKind>(NAMES);
const KIND_OF_COMPACT = new Map(NAMES.map(([name, kind]) => [name.replaceAll(' ', ''), kind]));

/** "E D U C A T I O N": where its words end is lost when the file is read. */
const SPACED_OUT = /^(?:[\p{L}&-]\s+){3,}\p{L}$/u;

export function isSpacedOut(text: string): boolean {
  return SPACED_OUT.test(text.trim());
}

/** The kind of section that a line with exactly these words begins, whatever its case and punctuation. */
export function headingKind(text: string): SectionKind | null {
  const kind = isSpacedOut(text)
    ? KIND_OF_COMPACT.get(plainHeading(text.replace(/\s/g, '')).replaceAll(' ', ''))
    : KIND_OF.get(plainHeading(text));
  return kind ?? null;
}

/** Lower case, "and" for "&" and "/", without numbers and marks. */
function plainHeading(text: string): string {
  return text
    .toLowerCase()
    .replace(/[&/]/g, ' and ')
    .replace(/[^\p{L}\p{M} ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
