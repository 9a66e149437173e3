import { Trans } from '@lingui/react/macro';
import { type Decision, type DecisionKind, MAX_DECISIONS } from '@preproom/models/contract/team/welcome';
import { type ReactNode, useId } from 'react';
import { useWhen } from '../../../lib/texts/when.ts';
import { useNow } from '../../../lib/useNow.ts';
import { deliveriesPath, hqMentorPath, inboxPath, reviewsPath } from '../../../shared/team/hqPaths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Link } from '../../../ui/Link.tsx';

const PATHS: Record<DecisionKind, (id: string) => string> = {
  mentor: hqMentorPath,
  mentorChange: hqMentorPath,
  feedback: hqMentorPath,
  report: (id) => inboxPath('reports', id),
  callback: (id) => inboxPath('callbacks', id),
  review: reviewsPath,
  message: (id) => inboxPath('messages', id),
  mail: (id) => deliveriesPath('mails', id),
  job: (id) => deliveriesPath('jobs', id),
};

/** What waits for a decision, the oldest first. Each leads to where it is decided. */
export function Decisions({ decisions }: { decisions: Decision[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-20">
        <Trans>Pending decisions</Trans>
      </h2>
      {decisions.length === 0 ? (
        <EmptyState title={<Trans>All done</Trans>}>
          <Trans>Anything that needs a decision appears here, oldest first.</Trans>
        </EmptyState>
      ) : (
        <ol className="divide-y divide-line rounded-card border border-line bg-raised">
          {decisions.map((decision) => (
            <li
              key={decision.kind + decision._id}
              className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1"
            >
              <Link
                look="title"
                to={PATHS[decision.kind](decision._id)}
                className="inline-flex min-h-11 items-center"
              >
                <DecisionText {...decision} />
              </Link>
              <Age since={decision.since} />
            </li>
          ))}
        </ol>
      )}
      {decisions.length === MAX_DECISIONS && (
        <p className="text-14 text-muted">
          <Trans>Showing the {MAX_DECISIONS} oldest.</Trans>
        </p>
      )}
    </section>
  );
}

function Age({ since }: { since: string }) {
  const { ago } = useWhen();
  const nowMs = useNow('minute');
  return (
    <time dateTime={since} className="py-1.5 text-14 text-muted tabular-nums">
      {ago(since, nowMs)}
    </time>
  );
}

function DecisionText({ kind, name }: Pick<Decision, 'kind' | 'name'>): ReactNode {
  switch (kind) {
    case 'mentor':
      return <Trans>Review {name}’s application</Trans>;
    case 'mentorChange':
      return <Trans>Review {name}’s profile changes</Trans>;
    case 'feedback':
      return <Trans>Ask {name} for overdue feedback</Trans>;
    case 'report':
      return <Trans>Decide on a user report</Trans>;
    case 'review':
      return <Trans>Decide on a reported review</Trans>;
    case 'callback':
      return <Trans>Call someone back</Trans>;
    case 'message':
      return <Trans>Answer a message</Trans>;
    case 'mail':
      return <Trans>An e-mail failed</Trans>;
    case 'job':
      return <Trans>Background job failed: {name}</Trans>;
  }
}
