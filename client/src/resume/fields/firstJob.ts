import type { Resume } from '../parseResume.ts';
import { headingKindByWords } from '../words/headings.ts';
import { isCareerBreak } from './careerBreak.ts';
import type { Entry } from './entry.ts';

/** Work beside or after studies that is no job yet. */
const TRAINING =
  /\b(?:intern(?:ship)?|trainee|apprentice(?:ship)?|volunteer|ambassador|fellow(?:ship)?)\b|इंटर्न|प्रशिक्षु/iu;
/** Longer jobs fill more than a page. */
const MAX_MONTHS = 12;

/** Whether an entry is an internship or a training. */
export function isTraining({
  kind,
  title,
  organisation,
}: Pick<Entry, 'kind' | 'title' | 'organisation'>): boolean {
  return kind === 'experience' && [title, organisation].some((part) => part !== null && TRAINING.test(part));
}

/** Whether a resume is for a first job: at most a year in jobs, internships aside. A job of unknown length may have been longer, and so may one that was not read. */
export function isForFirstJob({ entries, sections }: Pick<Resume, 'entries' | 'sections'>): boolean {
  const work = entries.filter(({ kind }) => kind === 'experience');
  const isWritten = sections.some(({ kind, lines }) => kind === 'experience' && lines.length > 0);
  // "Experience" beside something else: its section was read as a part of another.
  const isHidden = sections.some(({ lines }) =>
    lines.some(
      ({ cells }) => cells.length > 1 && cells.some((cell) => headingKindByWords(cell) === 'experience'),
    ),
  );
  if (work.length === 0 && (isWritten || isHidden)) return false;
  const jobs = work.filter((entry) => !isTraining(entry) && !isCareerBreak(entry));
  if (jobs.some(({ months }) => months === null)) return false;
  return jobs.reduce((sum, { months }) => sum + (months ?? 0), 0) <= MAX_MONTHS;
}
