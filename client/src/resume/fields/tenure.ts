import { isCareerBreak } from './careerBreak.ts';
import type { Entry, EntryDate } from './entry.ts';
import { isTraining } from './firstJob.ts';

/** A length of time. */
export interface Tenure {
  months: number;
  /** A month is missing, so that only whole years are known. */
  isAbout: boolean;
}

/** No dated entry covers the months between these two dates, which are as the resume has them. */
export interface Gap {
  after: EntryDate;
  before: EntryDate;
}

export interface Timeline {
  /** Months in jobs; a month in two jobs counts once. Null without a job, and when a job has no clear dates, because the total would be too low. */
  jobs: Tenure | null;
  /** Jobs whose dates do not say how long they were. */
  uncounted: number;
  gaps: Gap[];
}

/** Shorter ones are usual: between two jobs, and beside studies and internships, which have holidays, exams and admissions around them. */
const MIN_GAP_MONTHS = { betweenJobs: 4, else: 12 };
const YEAR = 12;

/** Months of a calendar that counts from year 0; both ends belong to it. */
interface Span {
  first: number;
  last: number;
}

/** How long a job was. Null without both dates, and where years alone leave open whether it was a month or a year. */
export function tenureOf(entry: Pick<Entry, 'from' | 'to'>, now: Date): Tenure | null {
  const span = spanOf(entry, now);
  return span && tenure(span.last - span.first + 1, isAbout(entry));
}

/** Facts about time, which nobody is judged by. A career break is no job. Gaps are between entries of all kinds, breaks too: what the resume explains is no gap. */
export function timelineOf(entries: readonly Entry[], now: Date): Timeline {
  const jobs = entries.filter((entry) => entry.kind === 'experience' && !isCareerBreak(entry));
  const counted = jobs.filter((job) => tenureOf(job, now) !== null);
  const spans = counted.flatMap((job) => spanOf(job, now) ?? []);
  return {
    jobs:
      counted.length === 0 || counted.length < jobs.length
        ? null
        : tenure(unionOf(spans), counted.some(isAbout)),
    uncounted: jobs.length - counted.length,
    // A job whose end is unknown may have been at any time.
    gaps: jobs.some(({ to }) => to === null) ? [] : gapsOf(entries, now),
  };
}

function tenure(months: number, about: boolean): Tenure | null {
  const years = YEAR * Math.round(months / YEAR);
  if (about) return years === 0 ? null : { months: years, isAbout: true };
  return { months, isAbout: false };
}

/** Of a year alone the middle is taken. */
function spanOf({ from, to }: Pick<Entry, 'from' | 'to'>, now: Date): Span | null {
  if (from === null || to === null) return null;
  const first = monthOf(from, now, 7);
  const last = monthOf(to, now, 6);
  return last < first ? null : { first, last };
}

const isAbout = ({ from, to }: Pick<Entry, 'from' | 'to'>) => [from, to].some((date) => date?.length === 4);

function unionOf(spans: readonly Span[]): number {
  let months = 0;
  let end = -Infinity;
  for (const { first, last } of spans.toSorted((one, other) => one.first - other.first)) {
    months += Math.max(0, last - Math.max(first, end + 1) + 1);
    end = Math.max(end, last);
  }
  return months;
}

interface Stay extends Span {
  from: EntryDate | null;
  to: EntryDate;
  isJob: boolean;
}

/** An entry whose beginning is unknown may have begun at any time, so that no gap before it is known; and studies without dates may be in any gap. Years count entirely. */
function gapsOf(entries: readonly Entry[], now: Date): Gap[] {
  if (entries.some(({ kind, to }) => kind === 'education' && to === null)) return [];
  const stays = entries.flatMap((entry) => stayOf(entry, now) ?? []);
  const gaps: Gap[] = [];
  let open: Pick<Stay, 'to' | 'last' | 'isJob'> | null = null;
  for (const stay of stays.toSorted(
    (one, other) => one.first - other.first || Number(one.isJob) - Number(other.isJob),
  )) {
    const { from, to, first, last, isJob } = stay;
    const least = open?.isJob && isJob ? MIN_GAP_MONTHS.betweenJobs : MIN_GAP_MONTHS.else;
    if (open && from !== null && first - open.last - 1 >= least) gaps.push({ after: open.to, before: from });
    if (!open || last > open.last) open = { to, last, isJob };
    else if (last === open.last && !isJob) open.isJob = false;
  }
  return gaps;
}

/** Null without an end. */
function stayOf(entry: Entry, now: Date): Stay | null {
  const { kind, from, to } = entry;
  if (to === null) return null;
  return {
    from,
    to,
    first: from === null ? -Infinity : monthOf(from, now, 1),
    last: monthOf(to, now, YEAR),
    isJob: kind === 'experience' && !isTraining(entry) && !isCareerBreak(entry),
  };
}

/** `inYear`: the month, from 1, that stands for a year alone. */
function monthOf(date: EntryDate, now: Date, inYear: number): number {
  if (date === 'present') return YEAR * now.getFullYear() + now.getMonth() + 1;
  const [year = 0, month = inYear] = date.split('-').map(Number);
  return YEAR * year + month;
}
