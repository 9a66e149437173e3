import type { FaultCase } from './cases.ts';
import type { Findings } from './findings.ts';

export interface Outcome extends Pick<FaultCase, 'name' | 'title' | 'kind'> {
  /** From the fault's beginning to its end. */
  faultMs: number;
  learner: Findings;
  mentor: Findings;
}

/** A column for both people; cells read "learner / mentor". */
type Column = [heading: string, cell: (findings: Findings, outcome: Outcome) => string];

const COLUMNS: readonly Column[] = [
  ['longest freeze', ({ longestFreezeMs }) => seconds(longestFreezeMs)],
  ['picture back', (findings, { kind }) => (kind === 'outage' ? pictureBack(findings) : '')],
  ['sound made up', ({ madeUpDuring }) => percent(madeUpDuring)],
  ['the same 2 s later', ({ madeUpLater }) => percent(madeUpLater)],
];

const NARROW_COLUMNS: readonly Column[] = [
  ['frames a second', ({ adapted }) => String(Math.round(adapted.framesPerSecond))],
  ['width', ({ adapted }) => (adapted.framesPerSecond < FEWEST_FRAMES ? 'none' : String(adapted.width))],
  ['kbit/s', ({ adapted }) => String(Math.round((adapted.bitsPerSecond ?? 0) / 1_000))],
  ['only sound after', ({ audioOnlyAfterMs }) => seconds(audioOnlyAfterMs)],
  ['sound whole after', ({ soundWholeAfterMs }) => seconds(soundWholeAfterMs)],
];

/** A second with less on average has no picture, only what was still under way. */
const FEWEST_FRAMES = 0.5;
/** A freeze below this is a stutter: the picture has not been away. */
const STUTTER_MS = 1_000;

/** The outcomes in Markdown: a table of all, one of the narrow lines, and what the people read. */
export function report(outcomes: readonly Outcome[]): string {
  const narrow = outcomes.filter(({ kind }) => kind === 'narrow');
  const parts = [table(COLUMNS, outcomes)];
  if (narrow.length > 0) parts.push(table(NARROW_COLUMNS, narrow));
  return [...parts, ...outcomes.map(textsOf)].join('\n\n');
}

function table(columns: readonly Column[], outcomes: readonly Outcome[]): string {
  const rows = outcomes.map((outcome) => {
    const cells = columns.map(([, cell]) =>
      both(cell(outcome.learner, outcome), cell(outcome.mentor, outcome)),
    );
    return [outcome.title, ...cells];
  });
  const headings = ['Fault', ...columns.map(([heading]) => heading)];
  const lines = [headings, headings.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** What both read, as lists of the seconds since the fault began and the words from then on. */
function textsOf({ title, faultMs, learner, mentor }: Outcome): string {
  const list = (side: string, { texts }: Findings) =>
    [
      `${title}, ${side} (over after ${seconds(faultMs)}):`,
      ...texts.map(({ afterMs, text }) => `- ${seconds(afterMs)}: ${text}`),
    ].join('\n');
  return `${list('learner', learner)}\n\n${list('mentor', mentor)}`;
}

function pictureBack({ longestFreezeMs, pictureBackMs }: Findings): string {
  if (longestFreezeMs < STUTTER_MS) return 'never away';
  return pictureBackMs === null ? 'not yet' : seconds(pictureBackMs);
}

const both = (learner: string, mentor: string) => (learner === mentor ? learner : `${learner} / ${mentor}`);
const seconds = (ms: number | null) => (ms === null ? 'never' : `${(ms / 1_000).toFixed(1)} s`);
const percent = (share: number | null) => (share === null ? '–' : `${(100 * share).toFixed(1)} %`);
