import { Trans } from '@lingui/react/macro';
import type { OwnApplication } from '@preproom/models/contract/jobs/applications';
import { Link } from '../../../ui/Link.tsx';
import { When } from '../../../ui/When.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { TeamMessage } from './TeamMessage.tsx';
import { Withdraw } from './Withdraw.tsx';

/** On the job's page: the learner has applied. */
export function Applied({ application }: { application: OwnApplication }) {
  const { status, appliedAt, message } = application;
  return (
    <div className="flex flex-col items-start gap-3">
      <div role="status" className="flex flex-wrap items-center gap-2">
        <StatusBadge status={status} />
        <span className="text-14 text-muted">
          <Trans>
            You applied on <When instant={appliedAt} show="date" />
          </Trans>
        </span>
      </div>
      {status === 'new' && (
        <p className="text-14 text-muted">
          <Trans>We’ll e-mail you when there’s a decision.</Trans>
        </p>
      )}
      {message && <TeamMessage text={message} />}
      <Link to="/Dashboard/applications">
        <Trans>Your applications</Trans>
      </Link>
      <Withdraw application={application} />
    </div>
  );
}
