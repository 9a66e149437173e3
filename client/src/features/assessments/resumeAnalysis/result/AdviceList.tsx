import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Advice } from '../../../../resume/fields/advice.ts';
import { ADVICE_TEXTS } from '../texts/adviceTexts.ts';

/** Personal details that do not belong on a resume. Nothing, if there are none. */
export function AdviceList({ advice }: { advice: readonly Advice[] }) {
  const heading = useId();
  const { t } = useLingui();
  if (advice.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id={heading} className="text-20 sm:text-24">
          <Trans>Leave these out</Trans>
        </h2>
        <p className="max-w-prose text-muted">
          <Trans>These don’t cost points, but they don’t help you either.</Trans>
        </p>
      </div>
      <ul className="grid gap-3 md:grid-cols-3">
        {advice.map(({ kind, line }) => (
          <li key={kind} className="flex flex-col gap-2 rounded-card border border-line bg-raised p-4">
            <h3 className="text-16 font-medium tracking-normal">{t(ADVICE_TEXTS[kind].title)}</h3>
            <p className="text-14 text-muted">{t(ADVICE_TEXTS[kind].why)}</p>
            {line && (
              <p dir="auto" className="border-s-2 border-line-strong ps-3 text-14 text-muted wrap-anywhere">
                {line.text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
