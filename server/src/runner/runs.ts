import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type {
  CompiledLanguage,
  RunStep,
} from '@preproom/models/contract/assessments/coding/compiledLanguages';
import type { ProgramToRun, RunResult } from '@preproom/models/contract/assessments/runs';
import { AppError } from '@preproom/models/contract/http/errors';
import { LRUCache } from 'lru-cache';
import { FairQueue } from '../files/fairQueue.ts';
import type { Language } from './languages.ts';
import { BUSY, compileError, runResult } from './outcome.ts';
import type { Ending, Sandbox } from './sandbox/sandbox.ts';

/** Of those who wait; a lesson of sixty people presses the button at one moment. */
const WAITING = { perPerson: 3, total: 100 };
/** Whoever has waited for so long is told that the runner is busy. */
const MAX_WAIT_MS = 30_000;
/** Of compiled programs. A small one has 20 kB, the largest 16 MB. */
const CACHE_BYTES = 64 * 1024 * 1024;

export interface Runs {
  /** Never throws for what the program does. An aborted signal ends it. */
  run(person: string, asked: ProgramToRun, signal: AbortSignal): Promise<RunResult>;
  /** How many wait for their turn. */
  waiting(): number;
  /** What the person's first program is doing; null when they have none here. */
  stepOf(person: string): RunStep | null;
}

interface RunsOptions {
  /** How many programs run at once. */
  atOnce?: number;
  maxWaitMs?: number;
}

/**
 * Compiles and runs programs, as many at once as the machine has cores, one of each person. People take turns. What was compiled is
 * kept in memory for whoever sends the same source again, and nothing else is.
 */
export function createRuns(
  sandbox: Sandbox,
  languages: Record<CompiledLanguage, Language>,
  { atOnce = availableParallelism(), maxWaitMs = MAX_WAIT_MS }: RunsOptions = {},
): Runs {
  const queue = new FairQueue({ ...WAITING, running: { perPerson: 1, total: atOnce } });
  const compiled = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => Math.max(length, 1),
  });
  let waiting = 0;
  /** In the order in which they came. */
  const underWay = new Set<{ person: string; step: RunStep }>();

  async function compile(asked: ProgramToRun, signal: AbortSignal): Promise<Buffer | Ending> {
    const language = languages[asked.language];
    const key = keyOf(asked, language);
    const known = compiled.get(key);
    if (known) return known;
    const ending = await sandbox.run(language.compiler(asked.source), signal);
    if (ending.exitCode !== 0) return ending;
    const program = await language.pack(ending.stdout);
    compiled.set(key, program);
    return program;
  }

  async function compileAndRun(
    asked: ProgramToRun,
    signal: AbortSignal,
    onStep: (step: RunStep) => void,
  ): Promise<RunResult> {
    const language = languages[asked.language];
    onStep('compiling');
    const program = await compile(asked, signal);
    onStep('running');
    if (!Buffer.isBuffer(program)) return compileError(program, language.errorLine);
    return runResult(await sandbox.run(language.program(program, asked), signal));
  }

  return {
    waiting: () => waiting,
    stepOf: (person) => [...underWay].find((run) => run.person === person)?.step ?? null,
    async run(person, asked, signal) {
      const tooLong = new AbortController();
      waiting += 1;
      const own: { person: string; step: RunStep } = { person, step: 'waiting' };
      underWay.add(own);
      let isWaiting = true;
      const endWait = () => {
        if (isWaiting) waiting -= 1;
        isWaiting = false;
      };
      const turn = queue.run(person, async () => {
        // Nobody waits for it any more.
        if (!isWaiting || signal.aborted) return BUSY;
        endWait();
        tooLong.abort();
        return compileAndRun(asked, signal, (step) => {
          own.step = step;
        });
      });
      const patience = delay(maxWaitMs, BUSY, { signal: tooLong.signal, ref: false }).catch(() => turn);
      return Promise.race([turn, patience])
        .catch(busyOrThrow)
        .finally(() => {
          endWait();
          tooLong.abort();
          underWay.delete(own);
        });
    },
  };
}

/** The queue refuses whom it has no room for. */
function busyOrThrow(error: unknown): RunResult {
  if (error instanceof AppError && ['too_many_requests', 'unavailable'].includes(error.code)) return BUSY;
  throw error;
}

function keyOf({ language, source }: ProgramToRun, { version }: Language): string {
  return createHash('sha256')
    .update(JSON.stringify([language, version, source]))
    .digest('base64');
}
