import type { SectionKind } from '@preproom/client/src/resume/words/headings.ts';
import type { Entry, ResumeText, TextSection } from '../resumeText.ts';
import { BUSINESS } from './business.ts';
import { type DateStyle, writeDates } from './dates.ts';
import { ENGINEERING } from './engineering.ts';
import type { Field } from './field.ts';
import { type GradeStyle, writeGrade } from './grades.ts';
import { EXTRAS, type Extra, HEADINGS, type HeadingSet } from './sections.ts';

const FIELDS = { ...ENGINEERING, ...BUSINESS };

/** What makes somebody different from the others. */
export interface PersonSpec {
  name: string;
  email: string;
  phone: string;
  /** The number with its country's code. */
  dial: string;
  links?: readonly string[];
  field: keyof typeof FIELDS;
  /** How many jobs; none for freshers. */
  jobs: 0 | 1 | 2;
  headings: HeadingSet;
  dates: DateStyle;
  dash?: string;
  university: string;
  grade: readonly [number, GradeStyle];
  /** Marks of both schools, as placement cells want them; none abroad and of the experienced. */
  school?: readonly [number, number, GradeStyle];
  extras?: readonly Extra[];
  personal?: readonly string[];
  photo?: boolean;
}

export interface PersonSection extends TextSection {
  kind: SectionKind;
}

/** A made-up person with what is to be found in the resume, stated independently of how it is found. */
export interface Person {
  text: Omit<ResumeText, 'sections'> & { sections: readonly PersonSection[] };
  phone: string;
  /** As "cgpa 8.4/10" or "percentage 91.2". */
  scores: readonly string[];
}

const JOB_DATES = [
  ['2025-06', 'present'],
  ['2024-01', '2024-07'],
] as const;
const PROJECT_DATES = [
  ['2024-08', '2024-11'],
  ['2023-09', '2023-12'],
] as const;

export function toPerson(spec: PersonSpec): Person {
  const { name, email, phone, links = [], personal, photo, dial } = spec;
  const field: Field = FIELDS[spec.field];
  const [value, style] = spec.grade;
  const grades = [writeGrade(value, style), ...schoolGrades(spec)];
  const bodies: Partial<Record<SectionKind, Omit<TextSection, 'heading'>>> = {
    summary: { lines: [field.summary] },
    experience: { entries: jobsOf(field, spec) },
    projects: { entries: projectsOf(field, spec) },
    education: { entries: educationOf(field, spec, grades) },
    skills: { lines: field.skills },
    ...Object.fromEntries((spec.extras ?? []).map((extra) => [extra, EXTRAS[extra]])),
  };
  const sections = HEADINGS[spec.headings].flatMap(([kind, heading]): PersonSection[] => {
    const body = bodies[kind];
    return body && (body.entries ?? body.lines ?? []).length > 0 ? [{ heading, kind, ...body }] : [];
  });
  return {
    text: { name, email, phone, links, sections, ...(personal && { personal }), ...(photo && { photo }) },
    phone: dial,
    scores: grades.map(({ score }) => score),
  };
}

const schoolGrades = ({ school }: PersonSpec) =>
  school ? [writeGrade(school[0], school[2]), writeGrade(school[1], school[2])] : [];

function jobsOf({ jobs }: Field, { jobs: count, dates, dash }: PersonSpec): Entry[] {
  return jobs.slice(0, count).map(({ title, organisation, place, bullets }, index) => {
    const [from, to] = JOB_DATES[index] ?? ['2023-05', '2023-07'];
    return {
      title,
      organisation,
      place,
      dates: writeDates(from, to, dates, dash),
      from,
      to,
      grade: '',
      bullets,
    };
  });
}

function projectsOf({ projects }: Field, { dates, dash, jobs }: PersonSpec): Entry[] {
  return projects.map(({ title, bullets }, index) => {
    // Who has two jobs does not date projects.
    const [from, to] = (jobs < 2 && PROJECT_DATES[index]) || [null, null];
    const written = writeDates(from, to, dates, dash);
    return { title, organisation: '', place: '', dates: written, from, to, grade: '', bullets };
  });
}

function educationOf({ degree }: Field, spec: PersonSpec, grades: readonly { written: string }[]): Entry[] {
  const { university, dates, dash, school } = spec;
  const schoolEntry = (title: string, year: string, grade = ''): Entry => ({
    title,
    organisation: 'Kendriya Vidyalaya',
    place: '',
    dates: year,
    from: null,
    to: year,
    grade,
    bullets: [],
  });
  return [
    {
      title: degree,
      organisation: university,
      place: '',
      dates: writeDates('2021', '2025', dates, dash),
      from: '2021',
      to: '2025',
      grade: grades[0]?.written ?? '',
      bullets: [],
    },
    ...(school
      ? [
          schoolEntry('Class XII, CBSE', '2021', grades[1]?.written),
          schoolEntry('Class X, CBSE', '2019', grades[2]?.written),
        ]
      : []),
  ];
}
