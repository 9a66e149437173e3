import { Trans } from '@lingui/react/macro';
import type { MentorStatus } from '@preproom/models/contract/mentors/mentorLife';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';

const LOOKS: Record<MentorStatus, { tone: BadgeTone; text: ReactNode }> = {
  draft: { tone: 'plain', text: <Trans>Not sent yet</Trans> },
  pending: { tone: 'info', text: <Trans>In review</Trans> },
  verified: { tone: 'success', text: <Trans>Verified</Trans> },
  declined: { tone: 'warning', text: <Trans>Declined</Trans> },
  suspended: { tone: 'danger', text: <Trans>Suspended</Trans> },
};

/** The mentor's status, as mentors see it. */
export function StatusBadge({ status }: { status: MentorStatus }) {
  const { tone, text } = LOOKS[status];
  return <Badge tone={tone}>{text}</Badge>;
}
