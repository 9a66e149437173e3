/** How grades are written, by what the school gives. `score` is what is to be read of it. */
export interface Grade {
  written: string;
  /** As "cgpa 8.4/10" or "percentage 91.2". */
  score: string;
}

const STYLES = {
  after: (value: number) => ({ written: `CGPA: ${value}`, score: `cgpa ${value}/10` }),
  before: (value: number) => ({ written: `${value} CGPA`, score: `cgpa ${value}/10` }),
  outOf: (value: number) => ({ written: `CGPA ${value}/10`, score: `cgpa ${value}/10` }),
  spoken: (value: number) => ({ written: `CGPA ${value} out of 10`, score: `cgpa ${value}/10` }),
  brackets: (value: number) => ({ written: `CPI ${value}(/10)`, score: `cgpa ${value}/10` }),
  sgpa: (value: number) => ({ written: `SGPA - ${value}`, score: `cgpa ${value}/10` }),
  four: (value: number) => ({ written: `GPA: ${value}/4.0`, score: `cgpa ${value}/4` }),
  percent: (value: number) => ({ written: `${value}%`, score: `percentage ${value}` }),
  spaced: (value: number) => ({ written: `${value} %`, score: `percentage ${value}` }),
  labelled: (value: number) => ({ written: `Percentage: ${value}%`, score: `percentage ${value}` }),
} satisfies Record<string, (value: number) => Grade>;

export type GradeStyle = keyof typeof STYLES;

export const writeGrade = (value: number, style: GradeStyle): Grade => STYLES[style](value);
