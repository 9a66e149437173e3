import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { LinkIssue } from '../../../../resume/fields/linkIssues.ts';
import { LINK_ISSUE_TEXTS } from '../texts/linkIssueTexts.ts';

/** Below the contact details: links that lead nowhere or to somebody else. Nothing, if there are none. */
export function LinkIssues({ issues }: { issues: readonly LinkIssue[] }) {
  const { t } = useLingui();
  if (issues.length === 0) return null;
  return (
    <li className="flex flex-col gap-2 py-3">
      <h4 className="flex items-center gap-2 text-14 font-medium tracking-normal text-amber">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        <Trans>Check these links</Trans>
      </h4>
      <ul className="flex flex-col gap-2">
        {issues.map(({ issue, value }) => (
          <li key={`${issue} ${value}`}>
            <p dir="ltr" className="font-medium wrap-anywhere">
              {value}
            </p>
            <p className="text-14 text-muted">{t(LINK_ISSUE_TEXTS[issue])}</p>
          </li>
        ))}
      </ul>
    </li>
  );
}
