import { asciiDigits } from '@preproom/models/contract/http/digits';
import { type EducationScore, scoresIn } from '../../../../../resume/fields/education.ts';
import type { Line } from '../../../../../resume/layout/line.ts';

export type Grade = Omit<EducationScore, 'line'>;

/** A grade as people write it: "8.4/10", "CGPA 8.4", "91%". A number alone is of 10 up to there, and a percentage above. Null for what is no grade. */
export function readGrade(text: string): Grade | null {
  const written = asciiDigits(text).trim();
  const isBare = /^\d{1,3}(?:\.\d{1,2})?$/.test(written);
  const named = isBare ? (Number(written) <= 10 ? `CGPA ${written}` : `${written}%`) : written;
  const [score] = scoresIn(lineOf(named), false);
  return score ? { type: score.type, value: score.value, outOf: score.outOf } : null;
}

/** "8.4/10" or "91%". */
export function gradeText({ type, value, outOf }: Grade): string {
  return type === 'cgpa' ? `${value}/${outOf}` : `${value}%`;
}

/** The first line that has the number of a grade. */
export function lineWithGrade(lines: readonly Line[], { value }: Grade): Line | null {
  const has = ({ text }: Line) =>
    (asciiDigits(text).match(/\d+(?:\.\d+)?/g) ?? []).some((number) => Number(number) === value);
  return lines.find(has) ?? null;
}

/** What a person wrote, as a line that is on no page. */
export function lineOf(text: string): Line {
  return {
    text,
    cells: [text],
    page: 0,
    x: 0,
    y: 0,
    size: null,
    isBold: false,
    style: 'text',
    isInTable: false,
  };
}
