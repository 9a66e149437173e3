import { median } from './statistics.ts';

/** What a figure must reach: its ratio to the bare baseline, our own median, or our own value in every run. */
export interface Target {
  of: 'ratio' | 'ours' | 'every';
  atLeast?: number;
  atMost?: number;
}

/** One line of the table. */
export interface Line {
  name: string;
  unit: string;
  /** One value per run. */
  ours: number[];
  /** The baseline's values, of the same runs in the same order; without it there is only our own value. */
  bare?: number[];
  target?: Target;
  /** The highest share of a core that the load generator took in any of these runs. */
  generatorLoad?: number;
}

export interface Figure {
  name: string;
  run(note: (progress: string) => void): Promise<Line[]>;
}

/** Above this the generator's own delays would be measured. */
const MOST_GENERATOR_LOAD = 0.7;

export type Verdict = 'met' | 'missed' | 'generator too busy' | '';

export interface Outcome extends Line {
  oursMedian: number;
  bareMedian: number | null;
  /** The median of the runs' own ratios: what slows the machine down slows both halves of a run. */
  ratio: number | null;
  verdict: Verdict;
}

export function judge(line: Line): Outcome {
  const oursMedian = median(line.ours);
  const bareMedian = line.bare ? median(line.bare) : null;
  const ratio = line.bare ? median(line.ours.map((ours, i) => ours / (line.bare?.[i] ?? Number.NaN))) : null;
  return { ...line, oursMedian, bareMedian, ratio, verdict: verdict(line, oursMedian, ratio) };
}

function verdict(
  { ours, target, generatorLoad = 0 }: Line,
  oursMedian: number,
  ratio: number | null,
): Verdict {
  if (generatorLoad > MOST_GENERATOR_LOAD) return 'generator too busy';
  if (!target) return '';
  const { of, atLeast = -Infinity, atMost = Infinity } = target;
  const isMet = (value: number) => value >= atLeast && value <= atMost;
  if (of === 'every') return ours.length > 0 && ours.every(isMet) ? 'met' : 'missed';
  return isMet(of === 'ratio' ? (ratio ?? Number.NaN) : oursMedian) ? 'met' : 'missed';
}
