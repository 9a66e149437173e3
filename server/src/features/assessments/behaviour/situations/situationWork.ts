import type { DrawnSituation } from './drawSituations.ts';

/** What an attempt at the situations stores while it runs and afterwards. */
export interface SituationWork {
  situations: DrawnSituation[];
  /** Of the first situations, in order: the option's number in the file, and when it was chosen. */
  answers: { option: number; at: Date }[];
}
