import { Trans, useLingui } from '@lingui/react/macro';
import type { Problem } from '@preproom/models/contract/assessments/problems';
import { ResultGrid } from '../ResultGrid.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { InlineCode } from './InlineCode.tsx';
import { inputText, valueText } from './valueText.ts';

/** What is asked, its limits, and examples. */
export function Statement({ problem: { statement, limits, task } }: { problem: Problem }) {
  const { t } = useLingui();
  return (
    <>
      <div lang="en" className="flex max-w-prose flex-col gap-3">
        {statement.map((paragraph) => (
          <p key={paragraph}>
            <InlineCode text={paragraph} />
          </p>
        ))}
      </div>
      {task.kind === 'sql' && (
        <section className="flex flex-col gap-2">
          <h2 className="text-18">
            <Trans>Tables</Trans>
          </h2>
          <CodeBlock text={task.schema.trim()} label={t`Tables`} />
        </section>
      )}
      <Examples task={task} />
      <section className="flex flex-col gap-2">
        <h2 className="text-18">
          <Trans>Limits</Trans>
        </h2>
        <ul lang="en" className="list-disc ps-6">
          {limits.map((limit) => (
            <li key={limit}>
              <InlineCode text={limit} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Examples({ task }: Pick<Problem, 'task'>) {
  const { t } = useLingui();
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-18">
        <Trans>Examples</Trans>
      </h2>
      {task.kind === 'sql'
        ? task.open.map(({ seed, expect, why }, i) => (
            <div key={seed} className="flex flex-col gap-2">
              <CodeBlock text={seed.trim()} label={t`Rows of example ${i + 1}`} />
              <ResultGrid table={{ ...expect, isCut: false }} label={t`Result of example ${i + 1}`} />
              <Why why={why} />
            </div>
          ))
        : task.open.map(({ args, expect, why }, i) => {
            const input = inputText(task.signature, args);
            return (
              <div key={input} className="flex flex-col gap-2">
                <CodeBlock text={`${input}\n→ ${valueText(expect)}`} label={t`Example ${i + 1}`} />
                <Why why={why} />
              </div>
            );
          })}
    </section>
  );
}

function Why({ why }: { why: string | null }) {
  if (why === null) return null;
  return (
    <p lang="en" className="text-14 text-muted">
      <InlineCode text={why} />
    </p>
  );
}
