import { Trans, useLingui } from '@lingui/react/macro';
import { SHOWN_READINGS } from '@preproom/models/contract/readings/expressionSummary';
import { Card } from '../../ui/Card.tsx';
import { FORMULA_TERMS, READING_HELP } from './readingHelp.ts';

/** Each reading with its meaning and formula, and an explanation of the formulas' terms. */
export function ReadingFormulas() {
  const { t } = useLingui();
  return (
    <>
      {[...SHOWN_READINGS, 'Depress' as const].map((name) => (
        <Card key={name} as="section" labelledBy={`reading-${name}`} className="flex flex-col gap-2">
          <h3 id={`reading-${name}`} className="text-18">
            {name}
          </h3>
          <p>{t(READING_HELP[name].meaning)}</p>
          <p className="text-14 text-muted">
            <code lang="en">{READING_HELP[name].formula}</code>
          </p>
        </Card>
      ))}
      <details className="rounded-card border border-line p-4">
        <summary className="cursor-pointer font-medium">
          <Trans>Terms in the formulas</Trans>
        </summary>
        <dl lang="en" className="mt-4 grid gap-x-6 gap-y-2 text-14 sm:grid-cols-[auto_1fr]">
          {FORMULA_TERMS.map(([term, meaning]) => (
            <div key={term} className="contents">
              <dt className="font-medium">{term}</dt>
              <dd className="text-muted">{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-14 text-muted">
          <Trans>
            Every result is between 0 and 1 and is smoothed over one second. A gap of more than one second
            starts the calculation again.
          </Trans>
        </p>
      </details>
    </>
  );
}
