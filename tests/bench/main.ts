import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Figure, judge, type Outcome } from './figure.ts';
import { FIGURES } from './figures.ts';
import { describeMachine, table } from './report.ts';
import { endChildren } from './rpc.ts';

// npm run bench [-- --only=relay,join] [--json FILE] [--verbose]
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    json: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
const wanted = options.only?.split(',');
// `relay` is every figure whose name begins so: relay-1, relay-100, relay-500.
const isNamed = ({ name }: Figure, by: string) => name === by || name.startsWith(`${by}-`);
const unknown = wanted?.filter((name) => !FIGURES.some((figure) => isNamed(figure, name))) ?? [];
if (unknown.length > 0) {
  console.error(`No such figure: ${unknown}. There are: ${FIGURES.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const machine = describeMachine();
const outcomes: Outcome[] = [];
const failures: string[] = [];
for (const figure of FIGURES) if (wanted?.some((name) => isNamed(figure, name)) ?? true) await take(figure);

console.log(`\n${table(outcomes)}\n`);
console.log(
  `${machine.cores} cores (${machine.cpu}), Node ${machine.node}, load before: ${machine.loadAverageBefore}`,
);
for (const failure of failures) console.log(failure);
if (options.json)
  writeFileSync(options.json, `${JSON.stringify({ machine, outcomes, failures }, null, 2)}\n`);
// Browsers of a figure that failed would keep it waiting.
process.exit(failures.length === 0 && outcomes.every(isGood) ? 0 : 1);

async function take(figure: Figure): Promise<void> {
  console.log(`== ${figure.name}`);
  const startMs = performance.now();
  const note = options.verbose ? (progress: string) => console.log(`   ${progress}`) : () => {};
  try {
    const taken = (await figure.run(note)).map(judge);
    outcomes.push(...taken);
    console.log(`${table(taken)}\n   ${Math.round((performance.now() - startMs) / 1_000)} s`);
  } catch (error) {
    failures.push(`${figure.name}: ${(error as Error).stack}`);
    console.log(failures.at(-1));
    await endChildren();
  }
}

function isGood({ verdict }: Outcome): boolean {
  return verdict === 'met' || verdict === '';
}
