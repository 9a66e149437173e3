import type { TargetRole } from '@preproom/models/contract/assessments/targetRoles';

/** A keyword with the words that count as it. */
export interface Keyword {
  /** As it is shown. */
  name: string;
  /** In lower case; single letters and words such as "Go" as they are written. */
  terms: readonly string[];
}

export interface Target {
  /** `pasted`: terms of a job description. */
  id: TargetRole | 'pasted';
  keywords: readonly Keyword[];
  /** The pasted job description. */
  text?: string;
}
