import { Trans } from '@lingui/react/macro';
import type { MentorProfile } from '@preproom/models/contract/people/mentors';
import { MentorCard } from './MentorCard.tsx';
import type { MentorForm } from './useMentorForm.ts';

export interface ProfilePreviewProps {
  profile: MentorProfile;
  photo: string | null;
  form: MentorForm;
}

/** What learners see of what stands in the fields now. */
export function ProfilePreview({ profile, photo, form }: ProfilePreviewProps) {
  const { name: Name, years, linkedIn, ...rest } = form.values;
  const shown = { ...rest, Name, photo, years: years.trim() === '' ? null : Number(years) || 0 };
  return (
    <section className="flex flex-col gap-2 lg:sticky lg:top-24">
      <h2 className="text-16 font-semibold">
        <Trans>What learners see</Trans>
      </h2>
      {/* Its link leads where the saved profile says. */}
      <MentorCard mentor={{ ...shown, linkedIn: linkedIn.trim() === '' ? null : profile.linkedIn }} />
    </section>
  );
}
