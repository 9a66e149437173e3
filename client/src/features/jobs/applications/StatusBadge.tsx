import { Trans } from '@lingui/react/macro';
import type { ApplicationStatus } from '@preproom/models/contract/jobs/jobLimits';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';

const LOOKS: Record<ApplicationStatus, { tone: BadgeTone; label: ReactNode }> = {
  new: { tone: 'info', label: <Trans>Sent</Trans> },
  shortlisted: { tone: 'success', label: <Trans>Shortlisted</Trans> },
  declined: { tone: 'plain', label: <Trans>Not selected</Trans> },
  withdrawn: { tone: 'plain', label: <Trans>Withdrawn</Trans> },
};

/** Where an application stands, as its learner reads it. */
export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const { tone, label } = LOOKS[status];
  return <Badge tone={tone}>{label}</Badge>;
}
