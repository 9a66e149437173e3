import { Trans } from '@lingui/react/macro';
import type { MentorProfile } from '@preproom/models/contract/mentors/mentors';
import { MentorCard } from '../../shared/mentors/MentorCard.tsx';
import { ResumeField } from './ResumeField.tsx';

/** The resume, and everything else as everyone will see it. */
export function LastStep({
  profile,
  resumeFault,
}: {
  profile: MentorProfile;
  resumeFault: string | undefined;
}) {
  return (
    <>
      <ResumeField itemId={profile._id} error={resumeFault} />
      <div className="flex flex-col gap-2">
        <h3 className="text-16 font-semibold">
          <Trans>What everyone will see</Trans>
        </h3>
        <MentorCard mentor={profile} />
      </div>
      <p className="text-14 text-muted">
        <Trans>
          We aim to review your application within 3 working days. You can change your profile later.
        </Trans>
      </p>
    </>
  );
}
