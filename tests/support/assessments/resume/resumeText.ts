/** The words of a made-up resume. All people and companies are invented. */
export interface ResumeText {
  name: string;
  email: string;
  /** As it is written. */
  phone: string;
  links: readonly string[];
  sections: readonly TextSection[];
  /** Lines such as "Date of Birth: …". */
  personal?: readonly string[];
  photo?: boolean;
}

export interface TextSection {
  heading: string;
  /** Jobs, projects or degrees. */
  entries?: readonly Entry[];
  /** Plain lines; those that begin with "- " are bullets. */
  lines?: readonly string[];
  /** Rows of a table, or of lines with wide gaps. */
  rows?: readonly (readonly string[])[];
}

/** A job, a project, a degree or a school, as its parts are written. Parts that are not stated are ''. */
export interface Entry {
  title: string;
  organisation: string;
  place: string;
  dates: string;
  /** What the dates mean: `2024-06` or `2024` each, or `present`. Null if not stated. */
  from: string | null;
  to: string | null;
  grade: string;
  bullets: readonly string[];
}

export const isBullet = (line: string) => line.startsWith('- ');
export const withoutMark = (line: string) => line.replace(/^- /, '');

/** The entry as plain lines: "Title, organisation, place, dates, grade", then its bullets. */
export function linesOf({ entries = [], lines = [] }: TextSection): string[] {
  return [
    ...lines,
    ...entries.flatMap(({ title, organisation, place, dates, grade, bullets }) => [
      [title, organisation, place, dates, grade].filter((part) => part !== '').join(', '),
      ...bullets.map((bullet) => `- ${bullet}`),
    ]),
  ];
}
