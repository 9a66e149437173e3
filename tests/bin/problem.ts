// Checks problems of the coding bank: `npm run problem -- slug … [--fill] [--compiled]`, all of them without a slug. `--fill` writes
// what the solution answers into tests that expect nothing yet; `--compiled` runs Java and C++ too, with this machine's compilers.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { problemSlugs, readProblem } from '@preproom/server/features/assessments/problems/bank';
import { fillExpected } from '../support/problems/fillExpected.ts';
import { faultsOfCompiled, faultsOfProblem } from '../support/problems/proveProblem.ts';
import { ROOT } from './tool.ts';

const BANK = pathToFileURL(join(ROOT, 'server/src/features/assessments/problems/bank/'));

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const has = (flag: string) => process.argv.includes(flag);

for (const slug of named.length > 0 ? named : problemSlugs()) {
  const faults = await check(slug).catch((error: Error) => [error.message]);
  console.log(faults.length === 0 ? `ok      ${slug}` : `FAILED  ${slug}\n  ${faults.join('\n  ')}`);
  if (faults.length > 0) process.exitCode = 1;
}

async function check(slug: string): Promise<string[]> {
  if (has('--fill')) await fillExpected(new URL(`${slug}/`, BANK));
  const problem = readProblem(slug);
  const compiled = has('--compiled') ? await faultsOfCompiled(problem) : [];
  return [...(await faultsOfProblem(problem)), ...compiled];
}
