import type {
  CompiledLanguage,
  RunStep,
} from '@preproom/models/contract/assessments/coding/compiledLanguages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createRunner, type Runner } from '../../../code/run/createRunner.ts';
import { RunnerError } from '../../../code/run/runnerError.ts';
import { runOnServer } from '../../../code/run/runOnServer.ts';
import {
  type BrowserLanguage,
  isCompiled,
  type Program,
  type RunLanguage,
  type RunResult,
} from '../../../code/run/runProtocol.ts';
import { browserClock } from '../../../lib/clock.ts';

/** Python's runtime as it travels, in megabytes: asked for before it is loaded where data is saved. */
export const PYTHON_MB = 11;

/** How often it is shown how much of a runtime has arrived. */
const PROGRESS_EVERY_MS = 200;

export type RunState =
  | { status: 'idle' }
  /** Python is large, and the browser was told to save data. */
  | { status: 'asking'; program: Program }
  | { status: 'loading'; bytes: number }
  | { status: 'running'; output: string }
  /** The server's runner has the program; null until it has said what it does with it. */
  | { status: 'sent'; step: RunStep | null }
  | { status: 'ended'; result: RunResult }
  | { status: 'failed'; code: RunnerError['code'] };

/** Whether the person can stop what is going on. */
export function canStop({ status }: RunState): boolean {
  return status === 'running' || status === 'sent';
}

/**
 * Runs one program at a time, in the browser or by the server's runner; both end with the page. Once Python has run in this browser,
 * it is started as soon as it is the language of what is written.
 */
export function useProgramRun(language?: string) {
  const [state, setState] = useState<RunState>({ status: 'idle' });
  const runner = useRef<Runner | null>(null);
  const running = useRef<AbortController | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      running.current?.abort();
      runner.current?.dispose();
      runner.current = null;
    };
  }, []);

  useEffect(() => {
    // One worker at a time: a program that runs keeps it.
    if (language !== 'python' || running.current || !hasRunPython() || savesData()) return;
    runner.current ??= createRunner();
    runner.current.prepare(language);
  }, [language]);

  /** Resolves with how the program ended; null when it was not started. */
  const start = useCallback(async (program: Program): Promise<RunResult | null> => {
    if (isGone.current) return null;
    runner.current ??= createRunner();
    const stopping = new AbortController();
    running.current = stopping;
    try {
      const result = isForServer(program)
        ? await send(program, stopping.signal, setState)
        : await runHere(runner.current, program as Program<BrowserLanguage>, {
            signal: stopping.signal,
            onState: setState,
          });
      if (program.language === 'python') rememberPython();
      setState({ status: 'ended', result });
      return result;
    } catch (error) {
      setState({ status: 'failed', code: error instanceof RunnerError ? error.code : 'not_started' });
      return null;
    } finally {
      if (running.current === stopping) running.current = null;
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

function isForServer(program: Program): program is Program<CompiledLanguage> {
  return isCompiled(program.language);
}

type OnState = (state: RunState) => void;

function send(program: Program<CompiledLanguage>, signal: AbortSignal, onState: OnState) {
  onState({ status: 'sent', step: null });
  return runOnServer(program, { signal, onStep: (step) => onState({ status: 'sent', step }) }, browserClock);
}

function runHere(
  runner: Runner,
  program: Program<BrowserLanguage>,
  { signal, onState }: { signal: AbortSignal; onState: OnState },
): Promise<RunResult> {
  let [bytes, output] = [0, ''];
  let shownAt = browserClock.performanceNow();
  onState(runner.isLoaded(program.language) ? { status: 'running', output } : { status: 'loading', bytes });
  return runner.run(program, {
    signal,
    onBytes: (more) => {
      bytes += more;
      // Bytes come in hundreds of pieces, and drawing each would take longer than the download.
      const now = browserClock.performanceNow();
      if (now - shownAt < PROGRESS_EVERY_MS) return;
      shownAt = now;
      onState({ status: 'loading', bytes });
    },
    onStart: () => onState({ status: 'running', output }),
    onOutput: (_, text) => {
      output += text;
      onState({ status: 'running', output });
    },
  });
}

/** Whether the person or the network asks for little data. Not all browsers say. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; type?: string } };
  return connection?.saveData === true || connection?.type === 'cellular';
}

const PYTHON_KEY = 'preproom.hasRunPython';

/** Python's files are in this browser then, unless it has thrown them away since. */
function hasRunPython(): boolean {
  try {
    return localStorage.getItem(PYTHON_KEY) === 'yes';
  } catch {
    return false;
  }
}

function rememberPython(): void {
  try {
    localStorage.setItem(PYTHON_KEY, 'yes');
  } catch {
    // Storage is switched off or full: Python starts when it is asked for.
  }
}
