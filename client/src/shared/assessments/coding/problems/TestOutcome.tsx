import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ResultGrid } from '../ResultGrid.tsx';
import { EndText, Failure } from '../RunOutcome.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import type { Shown, TestResult, TestRun } from './runTests.ts';

interface TestOutcomeProps {
  run: TestRun;
  onLine: (line: number) => void;
}

/** Which tests passed, and the first one that did not with what it gave. */
export function TestOutcome({ run: { results, ending }, onLine }: TestOutcomeProps) {
  if (ending.status === 'stopped') return null;
  const first = results.findIndex(({ outcome }) => outcome !== 'right');
  const failed = results[first];
  return (
    <>
      <ol className="flex flex-wrap gap-2">
        {results.map(({ outcome }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tests never move
          <li key={i}>
            <Mark number={i + 1} isRight={outcome === 'right'} />
          </li>
        ))}
      </ol>
      {failed && (
        <section
          aria-labelledby="failed-test"
          className="flex min-w-0 flex-col gap-3 rounded-card border border-line p-4"
        >
          <h2 id="failed-test" className="text-16 font-medium">
            <Trans>Test {first + 1} failed</Trans>
          </h2>
          <Reason result={failed} ending={ending} onLine={onLine} />
          <FailedTest result={failed} />
        </section>
      )}
    </>
  );
}

function Mark({ number, isRight }: { number: number; isRight: boolean }) {
  const { t } = useLingui();
  const Icon = isRight ? CircleCheck : CircleX;
  return (
    <span
      className={`inline-flex items-center gap-1 text-14 tabular-nums ${isRight ? 'text-leaf' : 'text-brick'}`}
    >
      <Icon aria-hidden className="size-5" />
      <span aria-hidden>{number}</span>
      <span className="sr-only">{isRight ? t`Test ${number}: passed` : t`Test ${number}: failed`}</span>
    </span>
  );
}

interface ReasonProps {
  result: TestResult;
  ending: TestRun['ending'];
  onLine: (line: number) => void;
}

/** Why the test failed, where the values alone do not say it. */
function Reason({ result: { outcome, error }, ending, onLine }: ReasonProps) {
  // A query's error has a line; code that fails in a test has none, and the program goes on.
  if (ending.traceback && (outcome === 'missing' || error === ending.traceback.message))
    return <Failure traceback={ending.traceback} onLine={onLine} />;
  if (outcome === 'error') return <p className="font-mono text-14 text-brick wrap-anywhere">{error}</p>;
  if (outcome === 'late')
    return (
      <p>
        <Trans>The result is right, but it took too long.</Trans>
      </p>
    );
  if (outcome === 'missing' && ending.status !== 'ok')
    return (
      <p>
        <EndText result={ending} />
      </p>
    );
  return null;
}

function FailedTest({ result: { input, expected, got, printed, outcome } }: { result: TestResult }) {
  const { t } = useLingui();
  return (
    <dl className="flex flex-col gap-3">
      <Entry name={t`Input`} value={input} />
      <Entry name={t`Expected`} value={expected} />
      {got !== null && <Entry name={t`Your result`} value={got} />}
      {got === null && outcome === 'wrong' && (
        <Named name={t`Your result`}>
          <Trans>Nothing</Trans>
        </Named>
      )}
      {printed !== '' && <Entry name={t`Printed`} value={printed} />}
    </dl>
  );
}

function Entry({ name, value }: { name: string; value: Shown }) {
  return (
    <Named name={name}>
      {typeof value === 'string' ? (
        <CodeBlock text={value} label={name} />
      ) : (
        <ResultGrid table={value} label={name} />
      )}
    </Named>
  );
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <dt className="text-14 text-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
