import { useCallback, useEffect, useRef, useState } from 'react';
import { createRunner, type Runner, RunnerError } from '../../../code/run/createRunner.ts';
import type { Program, RunLanguage, RunResult } from '../../../code/run/runProtocol.ts';

/** Python's runtime as it travels, in megabytes: asked for before it is loaded where data is saved. */
export const PYTHON_MB = 11;

export type RunState =
  | { status: 'idle' }
  /** Python is large, and the browser was told to save data. */
  | { status: 'asking'; program: Program }
  | { status: 'loading'; bytes: number }
  | { status: 'running'; output: string }
  | { status: 'ended'; result: RunResult }
  | { status: 'failed'; code: RunnerError['code'] };

/** Runs one program at a time in the browser; the runner ends with the page. */
export function useProgramRun() {
  const [state, setState] = useState<RunState>({ status: 'idle' });
  const runner = useRef<Runner | null>(null);
  const running = useRef<AbortController | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      runner.current?.dispose();
      runner.current = null;
    };
  }, []);

  /** Resolves with how the program ended; null when it was not started. */
  const start = useCallback(async (program: Program): Promise<RunResult | null> => {
    if (isGone.current) return null;
    runner.current ??= createRunner();
    const stopping = new AbortController();
    running.current = stopping;
    let [bytes, output] = [0, ''];
    setState(
      runner.current.isLoaded(program.language)
        ? { status: 'running', output }
        : { status: 'loading', bytes },
    );
    try {
      const result = await runner.current.run(program, {
        signal: stopping.signal,
        onBytes: (more) => {
          bytes += more;
          setState({ status: 'loading', bytes });
        },
        onStart: () => setState({ status: 'running', output }),
        onOutput: (_, text) => {
          output += text;
          setState({ status: 'running', output });
        },
      });
      setState({ status: 'ended', result });
      return result;
    } catch (error) {
      setState({ status: 'failed', code: error instanceof RunnerError ? error.code : 'not_started' });
      return null;
    }
  }, []);

  /** Whether the person agrees to a download before the language runs. */
  const asksFirst = useCallback(
    (language: RunLanguage) => language === 'python' && !runner.current?.isLoaded('python') && savesData(),
    [],
  );
  const run = useCallback(
    (program: Program) => {
      if (asksFirst(program.language)) setState({ status: 'asking', program });
      else void start(program);
    },
    [asksFirst, start],
  );
  return { state, run, start, asksFirst, stop: () => running.current?.abort() };
}

/** Whether the person or the network asks for little data. Not all browsers say. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; type?: string } };
  return connection?.saveData === true || connection?.type === 'cellular';
}
