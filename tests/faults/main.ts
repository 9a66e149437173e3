import { writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildClientIfStale } from '../../server/bin/buildClient.ts';
import { describeMachine } from '../bench/report.ts';
import { findChromium } from '../bin/chromium.ts';
import { withCall } from './call.ts';
import { CASES, type FaultCase } from './cases.ts';
import { judgeRecording } from './findings.ts';
import { type Outcome, report } from './report.ts';

// npm run faults [-- --only=narrow,outage-15] [--json FILE]
const { values: options } = parseArgs({ options: { only: { type: 'string' }, json: { type: 'string' } } });
const wanted = options.only?.split(',');
// `narrow` is every case whose name begins so: narrow-200, narrow-80.
const isNamed = ({ name }: FaultCase, by: string) => name === by || name.startsWith(`${by}-`);
const unknown = wanted?.filter((name) => !CASES.some((each) => isNamed(each, name))) ?? [];
if (unknown.length > 0) {
  console.error(`No such case: ${unknown}. There are: ${CASES.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

/** Recorded before a fault, so that its beginning is known. */
const BEFORE_MS = 2_000;
/** Recorded after a fault: the texts change, or a call comes back. */
const AFTER_MS: Record<FaultCase['kind'], number> = { bad: 5_000, narrow: 5_000, outage: 30_000 };

process.env.CHROMIUM_PATH = await findChromium();
await buildClientIfStale();
const machine = describeMachine();
const outcomes: Outcome[] = [];
const failures: string[] = [];
for (const each of CASES.filter((one) => wanted?.some((name) => isNamed(one, name)) ?? true))
  await take(each);

console.log(`\n${report(outcomes)}\n`);
console.log(`${machine.cores} cores (${machine.cpu}), load before: ${machine.loadAverageBefore}`);
for (const failure of failures) console.log(failure);
if (options.json)
  writeFileSync(options.json, `${JSON.stringify({ machine, outcomes, failures }, null, 2)}\n`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Goes on after a case that could not be taken, and says why. */
async function take(faultCase: FaultCase): Promise<void> {
  console.log(`== ${faultCase.name}`);
  try {
    outcomes.push(await measure(faultCase));
  } catch (error) {
    failures.push(`${faultCase.name}: ${(error as Error).stack}`);
    console.log(failures.at(-1));
  }
}

function measure({ name, title, kind, run }: FaultCase): Promise<Outcome> {
  return withCall(async (call) => {
    const stop = await call.record();
    await delay(BEFORE_MS);
    const startMs = Date.now();
    await run(call);
    const healedMs = Date.now();
    await delay(AFTER_MS[kind]);
    const times = { startMs, healedMs, endMs: Date.now() };
    const { learner, mentor } = await stop();
    const judge = (recording: typeof learner) => judgeRecording(recording, times, kind === 'outage');
    const faultMs = healedMs - startMs;
    return { name, title, kind, faultMs, learner: judge(learner), mentor: judge(mentor) };
  });
}
