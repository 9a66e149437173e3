import type { RunResult, RunStatus } from '@preproom/models/contract/assessments/runs';
import type { EndedFor, Ending } from './sandbox/sandbox.ts';

/** SIGXCPU and SIGKILL, as Linux sends them above the limit of computing time. */
const ENDED_BY_CPU_LIMIT = [128 + 24, 128 + 9];
/** What the languages print when they are refused memory. */
const OUT_OF_MEMORY = /'std::bad_alloc'|java\.lang\.OutOfMemoryError/;

/** Nothing was run. */
export const BUSY: RunResult = {
  status: 'busy',
  stdout: '',
  stderr: '',
  exitCode: null,
  ms: 0,
  compileErrorLine: null,
};

/** How a program's run ended. */
export function runResult(ending: Ending): RunResult {
  const { exitCode, stderr, ms } = ending;
  return { ...BUSY, status: statusOf(ending), stdout: ending.stdout.toString(), stderr, exitCode, ms };
}

function statusOf({
  endedFor,
  exitCode,
  stderr,
}: Pick<Ending, 'endedFor' | 'exitCode' | 'stderr'>): RunStatus {
  if (endedFor === 'gone') return 'busy';
  if (endedFor) return endedFor;
  if (exitCode === 0) return 'ok';
  if (exitCode !== null && ENDED_BY_CPU_LIMIT.includes(exitCode)) return 'timeout';
  return OUT_OF_MEMORY.test(stderr) ? 'memory' : 'error';
}

const STOPPED: Record<EndedFor, string> = {
  timeout: 'The compiler was stopped because it took too long.',
  memory: 'The compiler was stopped because it needed too much memory.',
  'output-limit': 'The compiler was stopped because it wrote too much.',
  gone: '',
};

/** The compiler did not make a program of this source. `errorLine` finds the line of the first error. */
export function compileError({ stderr, endedFor }: Ending, errorLine: RegExp): RunResult {
  const line = errorLine.exec(stderr)?.[1];
  return {
    ...BUSY,
    status: endedFor === 'gone' ? 'busy' : 'compile-error',
    stderr: endedFor ? `${stderr}\n${STOPPED[endedFor]}`.trim() : stderr,
    compileErrorLine: line === undefined ? null : Number(line),
  };
}
