import { faultsOfCatalogues } from './catalogues.ts';
import { faultsOfImports } from './checkArrows.ts';
import { faultsOfFileSizes } from './fileSizes.ts';
import { failureText, NOTHING_RUN, type Tally } from './tally.ts';
import { runTool } from './tool.ts';

/** Says what is wrong; empty when nothing is. */
type Check = () => Promise<string>;

const CHECKS: Record<string, Check> = {
  types: () =>
    outputOnFailure('tsc', ['-b', 'models', 'models/embedded', 'signalling', 'server', 'client', 'tests']),
  'format and lint': () => outputOnFailure('biome', ['ci', '--colors=off', '--max-diagnostics=50', '.']),
  'allowed imports': faultsOfImports,
  'unused files, exports and packages': () =>
    outputOnFailure('knip', ['--no-progress', '--treat-config-hints-as-errors']),
  'message catalogues': faultsOfCatalogues,
  'sizes of files and folders': faultsOfFileSizes,
};

/** Runs every check at once, prints a line for each and what failed, and counts them. */
export async function runChecks(): Promise<Tally> {
  const tally: Tally = { ...NOTHING_RUN, failures: [] };
  const running = Object.entries(CHECKS).map(async ([name, check]) => [name, await check()] as const);
  for (const [name, faults] of await Promise.all(running)) {
    console.log(faults === '' ? `ok      ${name}` : `FAILED  ${name}\n${faults}\n`);
    if (faults === '') tally.passed++;
    else {
      tally.failed++;
      tally.failures.push(failureText(name, faults));
    }
  }
  return tally;
}

async function outputOnFailure(tool: string, args: string[]): Promise<string> {
  const { status, output } = await runTool(tool, args);
  return status === 0 ? '' : output || `${tool} ended with status ${status}`;
}
