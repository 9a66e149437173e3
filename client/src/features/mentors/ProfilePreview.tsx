import { Trans } from '@lingui/react/macro';
import type { MentorProfile } from '@preproom/models/contract/mentors/mentors';
import { MentorCard } from '../../shared/mentors/MentorCard.tsx';
import { Link } from '../../ui/Link.tsx';
import { type MentorValues, yearsFault } from './mentorValues.ts';

export interface ProfilePreviewProps {
  profile: MentorProfile;
  photo: string | null;
  values: MentorValues;
}

/** The mentor's card as everyone would see it with the values typed so far. */
export function ProfilePreview({ profile, photo, values }: ProfilePreviewProps) {
  const { name: Name, phone, password, years, linkedIn, ...rest } = values;
  const shown = { ...rest, Name, photo, years: yearsFault(years) === null ? Number(years) : null };
  return (
    <section className="flex flex-col gap-2 xl:sticky xl:top-24">
      <h2 className="text-16 font-semibold">
        <Trans>What everyone sees</Trans>
      </h2>
      <Link to="/Dashboard/mentor/page" className="inline-flex min-h-9 items-center self-start text-14">
        <Trans>See your whole public page</Trans>
      </Link>
      {/* The link is the saved one: a half-typed address must not be followed. */}
      <MentorCard mentor={{ ...shown, linkedIn: linkedIn.trim() === '' ? null : profile.linkedIn }} />
    </section>
  );
}
