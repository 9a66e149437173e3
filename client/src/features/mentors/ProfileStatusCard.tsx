import { Trans } from '@lingui/react/macro';
import { nextMentorStatus } from '@preproom/models/contract/mentors/mentorLife';
import type { MentorProfile } from '@preproom/models/contract/mentors/mentors';
import { StatusText } from '../../shared/mentors/MentorStatusCard.tsx';
import { StatusBadge } from '../../shared/mentors/StatusBadge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

export interface ProfileStatusCardProps {
  profile: MentorProfile;
  isBusy: boolean;
  onApply: () => void;
}

/** The mentor's status, with a button to apply where that is possible. */
export function ProfileStatusCard({ profile, isBusy, onApply }: ProfileStatusCardProps) {
  const { status } = profile;
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <StatusBadge status={status} />
      <StatusText profile={profile} />
      {nextMentorStatus(status, 'apply') && (
        <Button onClick={onApply} isBusy={isBusy}>
          {status === 'declined' ? <Trans>Save and reapply</Trans> : <Trans>Save and apply</Trans>}
        </Button>
      )}
    </Card>
  );
}
