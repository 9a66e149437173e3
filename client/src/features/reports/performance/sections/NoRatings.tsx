import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../../ui/EmptyState.tsx';

/** Before the first feedback: what will be here, and when. */
export function NoRatings({ hasSessions }: { hasSessions: boolean }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-6">
      <EmptyState title={hasSessions ? t`Your feedback is on its way` : t`Your progress starts here`}>
        {hasSessions ? (
          <Trans>Your mentor hasn’t sent feedback yet. Your ratings appear here when it’s ready.</Trans>
        ) : (
          <Trans>
            After each interview, your mentor gives feedback on 20 criteria. This page shows how you improve.
          </Trans>
        )}
      </EmptyState>
      <ol className="grid gap-4 sm:grid-cols-3">
        <Step title={<Trans>After 1 session</Trans>}>
          <Trans>Your strengths, what to practise, and your Overall Hirability Index.</Trans>
        </Step>
        <Step title={<Trans>After 2 sessions</Trans>}>
          <Trans>What’s changed since your first session, area by area.</Trans>
        </Step>
        <Step title={<Trans>After that</Trans>}>
          <Trans>Your ratings over time, and what to book next.</Trans>
        </Step>
      </ol>
    </div>
  );
}

function Step({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-col gap-1 rounded-card border border-line bg-raised p-4">
      <p className="font-heading font-semibold">{title}</p>
      <p className="text-14 text-muted">{children}</p>
    </li>
  );
}
