import { Trans } from '@lingui/react/macro';
import type { MentorProfile } from '@preproom/models/contract/mentors';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { onboardingPath } from '../../lib/ownHome.ts';
import { useStore } from '../../lib/store.ts';
import { Card } from '../../ui/Card.tsx';
import { ButtonLink } from '../../ui/Link.tsx';
import { ownMentorQuery } from './api.ts';
import { StatusBadge } from './StatusBadge.tsx';

export const PROFILE_PATH = '/Dashboard/mentor/profile';

/** Where a mentor stands who is not listed yet, and what to do about it; for the verified the way to their profile. */
export function MentorStanding() {
  const isCompleted = useStore((state) => state.user?.completed ?? false);
  const { data: profile } = useQuery(ownMentorQuery);
  if (!profile) return null;
  if (profile.status === 'verified')
    return (
      <ButtonLink to={PROFILE_PATH} tone="quiet" size="small" className="self-start">
        <Trans>Your profile as learners see it</Trans>
      </ButtonLink>
    );
  const target = isCompleted ? PROFILE_PATH : onboardingPath('mentor');
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <StatusBadge status={profile.status} />
      <StandingText profile={profile} />
      <ButtonLink to={target} tone={profile.status === 'pending' ? 'quiet' : 'primary'}>
        {profile.status === 'draft' && <Trans>Go on with the application</Trans>}
        {profile.status === 'declined' && <Trans>Change the profile and apply again</Trans>}
        {profile.status !== 'draft' && profile.status !== 'declined' && <Trans>Look at the profile</Trans>}
      </ButtonLink>
    </Card>
  );
}

/** Status and reason in words. */
export function StandingText({ profile }: { profile: Pick<MentorProfile, 'status' | 'reason'> }): ReactNode {
  const { status, reason } = profile;
  if (status === 'pending')
    return (
      <p className="max-w-prose">
        <Trans>
          Our team reads your application; our aim is three working days. We write to you either way; until
          then learners do not see you.
        </Trans>
      </p>
    );
  if (status === 'verified')
    return (
      <p className="max-w-prose">
        <Trans>
          Learners see this profile. What you change shows at once; our team looks again when name, work,
          years, LinkedIn or resume change.
        </Trans>
      </p>
    );
  if (status === 'draft')
    return (
      <p className="max-w-prose">
        <Trans>Your application is not sent yet. Learners do not see you.</Trans>
      </p>
    );
  return (
    <div className="flex max-w-prose flex-col gap-2">
      <p>
        <Trans>We could not accept your application. This is what our team wrote:</Trans>
      </p>
      <blockquote className="border-s-2 border-line-strong ps-4 break-words whitespace-pre-line">
        {reason}
      </blockquote>
    </div>
  );
}
