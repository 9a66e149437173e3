import {
  RESUME_RUBRIC,
  type ResumeCheck,
  type ResumeRule,
} from '@preproom/models/contract/assessments/resumeRubric';
import type { Line } from '../layout/line.ts';
import type { Placement } from '../targets/placement.ts';

/** A line of the resume, or words of it, that earned or lost points. */
export interface Evidence {
  quote: string;
  /** The keyword, verb or date form that the quote is about. */
  about?: string;
  /** Where a keyword that was not found could go. */
  placement?: Placement;
}

/** Why a check says nothing: it would rest on something that was not read for sure. */
export const NOT_JUDGED_REASONS = [
  'noBullets',
  'noHeadings',
  'nameUnsure',
  'noJobSkills',
  'otherLanguage',
  'noVerbs',
  'noPages',
  'textBoxes',
  'iconLinks',
  'symbols',
] as const;
export type NotJudgedReason = (typeof NOT_JUDGED_REASONS)[number];

/** One check of a rule: its points, the lines they come from and what is missing. */
export interface Check {
  id: ResumeCheck;
  points: number;
  /** 0 if it was not judged. */
  maximum: number;
  notJudged: NotJudgedReason | null;
  earned: Evidence[];
  lost: Evidence[];
  /** Numbers that the check's sentence names. */
  values: Record<string, number>;
}

export interface Judgement {
  /** From 0 to 1; the points are rounded to whole ones. */
  share: number;
  earned?: Evidence[];
  lost?: Evidence[];
  values?: Record<string, number>;
}

/** The most lines that are shown for a check, of each kind. */
const MAX_EVIDENCE = 6;

/** Points of a check from the share of it that is met. All points are given only if it is met entirely. */
export function toCheck<Rule extends ResumeRule>(
  rule: Rule,
  id: keyof (typeof RESUME_RUBRIC)[Rule] & ResumeCheck,
  { share, earned = [], lost = [], values = {} }: Judgement,
): Check {
  const maximum = Number(RESUME_RUBRIC[rule][id]);
  const met = Math.min(1, Math.max(0, share));
  const points = met === 1 ? maximum : Math.min(maximum - 1, Math.round(met * maximum));
  return {
    id,
    points,
    maximum,
    notJudged: null,
    earned: earned.slice(0, MAX_EVIDENCE),
    lost: lost.slice(0, MAX_EVIDENCE),
    values,
  };
}

/** A check that costs and earns nothing, with the lines where its subject was looked for. */
export function unjudged<Rule extends ResumeRule>(
  _rule: Rule,
  id: keyof (typeof RESUME_RUBRIC)[Rule] & ResumeCheck,
  notJudged: NotJudgedReason,
  looked: Evidence[] = [],
): Check {
  return {
    id,
    points: 0,
    maximum: 0,
    notJudged,
    earned: [],
    lost: looked.slice(0, MAX_EVIDENCE),
    values: {},
  };
}

/** Quotes these lines, without repetitions. */
export function quote(lines: readonly (Line | null | undefined)[]): Evidence[] {
  const texts = new Set(lines.flatMap((line) => (line ? [line.text] : [])));
  return [...texts].map((text) => ({ quote: text }));
}

/** The share `value / needed`, at most 1. Zero when nothing is needed. */
export function ratio(value: number, needed: number): number {
  return needed === 0 ? 0 : Math.min(1, value / needed);
}
