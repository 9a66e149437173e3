import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { LinkIssue } from '../../../../resume/fields/linkIssues.ts';
import { LINK_ISSUE_TEXTS } from '../texts/linkIssueTexts.ts';

/** Links that lead nowhere or to somebody else. Nothing, if there are none. */
export function LinkIssues({ issues }: { issues: readonly LinkIssue[] }) {
  const heading = useId();
  const { t } = useLingui();
  if (issues.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-4">
      <h2 id={heading} className="text-20 sm:text-24">
        <Trans>Check these links</Trans>
      </h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {issues.map(({ issue, value }) => (
          <li
            key={`${issue} ${value}`}
            className="flex flex-col gap-2 rounded-card border border-line bg-raised p-4"
          >
            <h3 dir="ltr" className="text-16 font-medium tracking-normal wrap-anywhere">
              {value}
            </h3>
            <p className="text-14 text-muted">{t(LINK_ISSUE_TEXTS[issue])}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
