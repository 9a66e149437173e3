import { Trans, useLingui } from '@lingui/react/macro';
import { CODE_LANGUAGE_NAMES } from '@preproom/models/contract/room/codeLanguages';
import type { CodeRun, FailedTest } from '@preproom/models/contract/room/codeRuns';
import { CodeBlock } from '../../../shared/assessments/coding/problems/CodeBlock.tsx';
import { EndText } from '../../../shared/assessments/coding/RunOutcome.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { CodeFiles } from './codeFiles.ts';

interface RunShownProps {
  run: CodeRun;
  files: Pick<CodeFiles, 'others' | 'shown' | 'show'>;
  isOwn: boolean;
  otherName: string;
}

/** The latest run, whosever it was. Everything of it is shown as text. */
export function RunShown({ run, files, isOwn, otherName }: RunShownProps) {
  const { t } = useLingui();
  const { tests, output } = run;
  return (
    <div className="flex min-w-0 flex-col gap-2 text-14">
      <div role="status">
        <p className="font-medium">
          {isOwn ? <Trans>Run by you</Trans> : <Trans>Run by {otherName}</Trans>}
          {': '}
          {tests ? <Tally tests={tests} /> : <EndText result={run} />}
        </p>
        <RunFile run={run} files={files} />
      </div>
      {tests?.failed && <Failed failed={tests.failed} />}
      {output !== '' && <CodeBlock text={output} label={t`Output`} />}
    </div>
  );
}

/** Which file was run; one that is not open here says so, and opens. */
function RunFile({ run: { file, language }, files }: Pick<RunShownProps, 'run' | 'files'>) {
  const { t } = useLingui();
  const now = files.others.find(({ id }) => id === file?.id);
  const name = file === null ? t`Main file` : (now?.name ?? file.name);
  const languageName = language === 'text' ? t`Plain text` : CODE_LANGUAGE_NAMES[language];
  const isGone = file !== null && !now;
  const isOpen = (files.shown?.id ?? null) === (file?.id ?? null);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
      <span className="wrap-anywhere">
        {isGone && (
          <Trans>
            {name} ({languageName}), removed
          </Trans>
        )}
        {!isGone &&
          (isOpen ? (
            <Trans>
              {name} ({languageName})
            </Trans>
          ) : (
            <Trans>
              {name} ({languageName}), not open here
            </Trans>
          ))}
      </span>
      {!isOpen && !isGone && (
        <Button size="small" tone="quiet" onClick={() => files.show(file?.id ?? null)}>
          <Trans>Open it</Trans>
        </Button>
      )}
    </p>
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
