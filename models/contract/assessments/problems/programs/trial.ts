import type { Signature } from '../signature.ts';

/** A person's code, and what it is called with. */
export interface Trial {
  signature: Signature;
  source: string;
  /** Marks the program's own lines of output; so long and random that no code prints it by chance. */
  nonce: string;
  /** Arguments of each test. For a class: its calls, each a name and arguments, the constructor's first. */
  tests: readonly (readonly unknown[])[];
}

export interface Program {
  source: string;
  stdin: string;
  /** Lines before the person's code, by which a runner's line numbers are too high. */
  linesBefore: number;
}
