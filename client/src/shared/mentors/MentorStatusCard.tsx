import { Trans } from '@lingui/react/macro';
import type { MentorProfile } from '@preproom/models/contract/mentors/mentors';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { onboardingPath } from '../../lib/ownHome.ts';
import { useStore } from '../../lib/store.ts';
import { Card } from '../../ui/Card.tsx';
import { ButtonLink } from '../../ui/Link.tsx';
import { ownMentorQuery } from './ownMentor.ts';
import { StatusBadge } from './StatusBadge.tsx';

const PROFILE_PATH = '/Dashboard/mentor/profile';

/** The mentor's status and the next step; once verified, only what the team asks to change. */
export function MentorStatusCard() {
  const isCompleted = useStore((state) => state.user?.completed ?? false);
  const { data: profile } = useQuery(ownMentorQuery);
  if (!profile || (profile.status === 'verified' && !profile.reason)) return null;
  const target = isCompleted ? PROFILE_PATH : onboardingPath('mentor');
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <StatusBadge status={profile.status} />
      <StatusText profile={profile} />
      <ButtonLink to={target} tone={profile.status === 'pending' ? 'quiet' : 'primary'}>
        {profile.status === 'draft' && <Trans>Continue application</Trans>}
        {profile.status === 'declined' && <Trans>Edit profile and reapply</Trans>}
        {profile.status === 'verified' && <Trans>Edit profile</Trans>}
        {profile.status === 'pending' && <Trans>View profile</Trans>}
      </ButtonLink>
    </Card>
  );
}

/** Explains the status, with the team's reason. */
export function StatusText({ profile }: { profile: Pick<MentorProfile, 'status' | 'reason'> }): ReactNode {
  const { status, reason } = profile;
  if (status === 'pending')
    return (
      <p className="max-w-prose">
        <Trans>
          We aim to review your application within 3 working days. We’ll e-mail you either way. Your page
          isn’t public until you’re verified.
        </Trans>
      </p>
    );
  if (status === 'verified' && reason)
    return (
      <WithReason reason={reason}>
        <Trans>
          Your page is public, but we couldn’t approve your latest changes. Please update your profile. Here’s
          why:
        </Trans>
      </WithReason>
    );
  if (status === 'verified')
    return (
      <p className="max-w-prose">
        <Trans>
          This profile is public: anyone can see it on the web. Changes show right away. Our team reviews
          changes to your name, job, years of experience, LinkedIn or resume.
        </Trans>
      </p>
    );
  if (status === 'draft')
    return (
      <p className="max-w-prose">
        <Trans>You haven’t sent your application yet. Your page isn’t public.</Trans>
      </p>
    );
  return (
    <WithReason reason={reason}>
      <Trans>We couldn’t accept your application. Here’s why:</Trans>
    </WithReason>
  );
}

function WithReason({ reason, children }: { reason: string | null; children: ReactNode }) {
  return (
    <div className="flex max-w-prose flex-col gap-2">
      <p>{children}</p>
      <blockquote className="border-s-2 border-line-strong ps-4 break-words whitespace-pre-line">
        {reason}
      </blockquote>
    </div>
  );
}
