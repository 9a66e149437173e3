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
  /** Plain lines; those that begin with "- " are bullets. */
  lines?: readonly string[];
  /** Rows of a table, or of lines with wide gaps. */
  rows?: readonly (readonly string[])[];
}

export const isBullet = (line: string) => line.startsWith('- ');
export const withoutMark = (line: string) => line.replace(/^- /, '');
