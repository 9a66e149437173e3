import { Trans, useLingui } from '@lingui/react/macro';
import type { CodeRun, FailedTest } from '@preproom/models/contract/room/codeRuns';
import { CodeBlock } from '../../../shared/assessments/coding/problems/CodeBlock.tsx';
import { EndText } from '../../../shared/assessments/coding/RunOutcome.tsx';

interface RunShownProps {
  run: CodeRun;
  isOwn: boolean;
  otherName: string;
}

/** The latest run, whosever it was. Everything of it is shown as text. */
export function RunShown({ run, isOwn, otherName }: RunShownProps) {
  const { t } = useLingui();
  const { tests, output } = run;
  return (
    <div className="flex min-w-0 flex-col gap-2 text-14">
      <p role="status" className="font-medium">
        {isOwn ? <Trans>Run by you</Trans> : <Trans>Run by {otherName}</Trans>}
        {': '}
        {tests ? <Tally tests={tests} /> : <EndText result={run} />}
      </p>
      {tests?.failed && <Failed failed={tests.failed} />}
      {output !== '' && <CodeBlock text={output} label={t`Output`} />}
    </div>
  );
}

function Tally({ tests: { passed, all, hasHidden } }: { tests: NonNullable<CodeRun['tests']> }) {
  return hasHidden ? (
    <Trans>
      {passed} of {all} tests passed
    </Trans>
  ) : (
    <Trans>
      {passed} of {all} open tests passed
    </Trans>
  );
}

function Failed({ failed: { number, isHidden, values } }: { failed: FailedTest }) {
  return (
    <>
      <p>{isHidden ? <Trans>Hidden test {number} failed</Trans> : <Trans>Test {number} failed</Trans>}</p>
      {values && <FailedValues values={values} />}
    </>
  );
}

/** What a test passed in, and what came out. */
export function FailedValues({ values }: { values: NonNullable<FailedTest['values']> }) {
  const { t } = useLingui();
  const entries = [
    [t`Input`, values.input],
    [t`Expected`, values.expected],
    [t`Result`, values.got],
  ] as const;
  return (
    <dl className="flex flex-col gap-2">
      {entries.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-muted">{name}</dt>
          <dd>
            <CodeBlock text={value} label={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
