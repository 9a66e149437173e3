import { buildClientIfStale } from '../../server/bin/buildClient.ts';
import { runBrowserTests } from './browserTests.ts';
import { findChangedTests } from './changedTests.ts';
import { runChecks } from './checks.ts';
import { addTallies, closingLine, failureText, NOTHING_RUN, type Tally } from './tally.ts';
import { runUnitTests } from './unitTests.ts';

// npm test:                          checks, unit and integration tests, browser tests
// npm test -- --changed:              checks, and the tests of what differs from the last commit (`--changed=main`: from that)
// npm run test:full:                 the same and the long ones
// npm run test:full -- --only=long:  the long ones alone
// npm run e2e [-- playwright args]:  browser tests alone
const args = process.argv.slice(2);
const only = optionOf('only');
const changed = args.includes('--changed') ? 'HEAD' : optionOf('changed');
const options = {
  isFull: args.includes('--full'),
  onlyLong: only === 'long',
  files: changed === undefined ? [] : await findChangedTests(changed),
  playwrightArgs: args.filter((arg) => !/^--(?:full|only=.*|changed.*)$/.test(arg)),
};

const stages: Record<string, () => Promise<Tally>> = {
  checks: runChecks,
  'client build': buildClient,
  'unit and integration tests': () => runUnitTests(options),
  'browser tests': () => runBrowserTests(options),
};

let total = NOTHING_RUN;
for (const [name, run] of Object.entries(stages).filter(([name]) => isWanted(name))) {
  console.log(`\n== ${name}`);
  const tally = await run().catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    console.log(message);
    return { ...NOTHING_RUN, failed: 1, failures: [failureText(name, message)] };
  });
  total = addTallies(total, tally);
}
if (total.secondTries.length > 0)
  console.log(`\n== passed at the second try only\n${total.secondTries.join('\n')}`);
if (total.failures.length > 0) console.log(`\n== what failed\n${total.failures.join('\n')}`);
console.log(`\n${closingLine(total)}`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

function optionOf(name: string): string | undefined {
  const start = `--${name}=`;
  return args.find((arg) => arg.startsWith(start))?.slice(start.length);
}

function isWanted(stage: string): boolean {
  if (changed !== undefined)
    return stage === 'checks' || (stage === 'unit and integration tests' && options.files.length > 0);
  if (only === 'browser') return stage === 'client build' || stage === 'browser tests';
  if (only === 'long') return stage !== 'checks';
  return true;
}

async function buildClient(): Promise<Tally> {
  await buildClientIfStale();
  return { ...NOTHING_RUN, passed: 1 };
}
