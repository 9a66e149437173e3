import { MAX_RUN_MS, MAX_STDIN_BYTES } from '@preproom/models/contract/assessments/coding/compiledLanguages';
import type { ProblemTest } from '@preproom/models/contract/assessments/problems/judge';
import { isCompiled, type RunLanguage } from '../../../../code/run/runProtocol.ts';

/** Of the input: the nonce, brackets, and what non-ASCII characters may add. */
const SPARE_BYTES = 1_024;

const encoder = new TextEncoder();
const bytesOf = ({ args }: ProblemTest) => encoder.encode(JSON.stringify(args)).length + 1;

/**
 * Tests that one program runs, in order. In the browser it is all of them. A compiled program reads them from its input, which has a
 * limit as its time has; it is compiled once for all batches.
 */
export function testBatches(language: RunLanguage, tests: readonly ProblemTest[]): ProblemTest[][] {
  if (!isCompiled(language)) return [[...tests]];
  const batches: ProblemTest[][] = [];
  let [bytes, limitMs] = [0, 0];
  for (const test of tests) {
    bytes += bytesOf(test);
    limitMs += test.limitMs;
    const last = batches.at(-1);
    if (last && bytes + SPARE_BYTES <= MAX_STDIN_BYTES && limitMs <= MAX_RUN_MS) last.push(test);
    else {
      batches.push([test]);
      [bytes, limitMs] = [bytesOf(test), test.limitMs];
    }
  }
  return batches;
}
