import { Trans, useLingui } from '@lingui/react/macro';
import { Play, Square } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { RunLanguage } from '../../../code/run/runProtocol.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { DownloadQuestion } from './DownloadQuestion.tsx';
import { NoRunner, useIsRunHere } from './NoRunner.tsx';
import { RunOutcome } from './RunOutcome.tsx';
import { canStop, useProgramRun } from './useProgramRun.ts';

/** On a usual laptop. */
const LIMIT_MS = 5_000;

interface RunPanelProps {
  language: RunLanguage;
  /** The text at the moment of the run. */
  source: () => string;
  /** Leads to a line of the person's code. */
  onLine: (line: number) => void;
}

/** Runs a program, on this device or by the server's runner, and shows what it printed, answered, or failed with. */
export function RunPanel({ language, source, onLine }: RunPanelProps) {
  const { t } = useLingui();
  const [stdin, setStdin] = useState('');
  const [args, setArgs] = useState('');
  const { state, run, start, stop } = useProgramRun(language);
  const isBusy = state.status === 'loading' || canStop(state);
  const isRunHere = useIsRunHere(language);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !isRunHere) return;
    const words = args.split(/\s+/).filter(Boolean);
    run({ language, source: source(), stdin, args: words, limitMs: LIMIT_MS, linesBefore: 0 });
  };
  return (
    <form onSubmit={submit} className="flex min-w-0 flex-col gap-4">
      {language !== 'sql' && (
        <details className="rounded-control border border-line px-4 py-3">
          <summary className="cursor-pointer font-medium">
            <Trans>Input and arguments</Trans>
          </summary>
          <div className="mt-3 flex flex-col gap-3">
            <TextArea
              label={t`Standard input`}
              value={stdin}
              onChange={(event) => setStdin(event.target.value)}
              spellCheck={false}
              className="font-mono"
            />
            <TextField
              label={t`Arguments, with spaces between them`}
              value={args}
              onChange={(event) => setArgs(event.target.value)}
              spellCheck={false}
            />
          </div>
        </details>
      )}
      <div className="flex flex-wrap gap-3">
        {isRunHere ? (
          <Button type="submit" isBusy={isBusy}>
            <Play aria-hidden className="size-5" />
            <Trans>Run</Trans>
          </Button>
        ) : (
          <NoRunner language={language} />
        )}
        {canStop(state) && (
          <Button tone="quiet" onClick={stop}>
            <Square aria-hidden className="size-5" />
            <Trans>Stop</Trans>
          </Button>
        )}
      </div>
      {state.status === 'asking' && <DownloadQuestion onAgree={() => void start(state.program)} />}
      <RunOutcome state={state} onLine={onLine} />
    </form>
  );
}
