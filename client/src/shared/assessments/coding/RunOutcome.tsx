import { Trans } from '@lingui/react/macro';
import type { RunResult, Traceback } from '../../../code/run/runProtocol.ts';
import { NotStarted } from './NotStarted.tsx';
import { ResultGrid } from './ResultGrid.tsx';
import { RunProgress } from './RunProgress.tsx';
import type { RunState } from './useProgramRun.ts';

interface RunOutcomeProps {
  state: RunState;
  onLine: (line: number) => void;
}

/** What a run is doing, and how it ended. Screen readers hear the state; the output is read when they get there. */
export function RunOutcome({ state, onLine }: RunOutcomeProps) {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <p role="status" className="text-14 text-muted">
        {state.status === 'ended' ? <EndText result={state.result} /> : <RunProgress state={state} />}
      </p>
      {state.status === 'failed' && <NotStarted code={state.code} />}
      {state.status === 'running' && <Output text={state.output} />}
      {state.status === 'ended' && <Result result={state.result} onLine={onLine} />}
    </div>
  );
}

/** How a program ended. */
export function EndText({ result }: { result: Pick<RunResult, 'status' | 'ms'> }) {
  const ms = Math.round(result.ms);
  switch (result.status) {
    case 'ok':
      return <Trans>Finished in {ms} ms</Trans>;
    case 'compile-error':
      return <Trans>Not run: it doesn’t compile</Trans>;
    case 'error':
      return <Trans>Ended with an error</Trans>;
    case 'timeout':
      return <Trans>Stopped: it ran longer than the time limit. Is there a loop that never ends?</Trans>;
    case 'memory':
      return <Trans>Stopped: it needed more memory than there is</Trans>;
    case 'output-limit':
      return <Trans>Stopped: it printed more than 64 kB</Trans>;
    case 'stopped':
      return <Trans>Stopped</Trans>;
    case 'crashed':
      return <Trans>The program broke down. Run it again.</Trans>;
  }
}

function Result({ result, onLine }: { result: RunResult; onLine: (line: number) => void }) {
  return (
    <>
      <Output text={result.stdout} />
      <Output text={result.stderr} isError />
      {result.tables.map((table, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: answers have no id, and never move
        <ResultGrid key={i} table={table} />
      ))}
      {result.traceback && <Failure traceback={result.traceback} onLine={onLine} />}
    </>
  );
}

function Output({ text, isError = false }: { text: string; isError?: boolean }) {
  if (text === '') return null;
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
      tabIndex={0}
      className={`max-h-96 overflow-auto rounded-control border border-line bg-raised p-3 text-14 whitespace-pre-wrap break-words ${isError ? 'text-brick' : ''}`}
    >
      {text}
    </pre>
  );
}

/** An error that ended a program; its lines lead to the code. */
export function Failure({ traceback, onLine }: { traceback: Traceback; onLine: (line: number) => void }) {
  return (
    <div className="flex flex-col items-start gap-2 rounded-control border border-brick/50 bg-brick/10 p-3">
      <p className="font-mono text-14 whitespace-pre-wrap break-words">{traceback.message}</p>
      <ul className="flex flex-col gap-1">
        {traceback.frames.map(({ line, name }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may call itself
          <li key={i}>
            <button type="button" onClick={() => onLine(line)} className="min-h-6 underline">
              {name === null ? (
                <Trans>Line {line}</Trans>
              ) : (
                <Trans>
                  Line {line}, in {name}
                </Trans>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
