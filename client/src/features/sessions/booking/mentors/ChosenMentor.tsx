import { Trans } from '@lingui/react/macro';
import { mentorPath } from '@preproom/models/contract/mentors/directory';
import type { PublicMentor } from '@preproom/models/contract/mentors/mentors';
import type { To } from 'react-router-dom';
import { MentorFacts } from '../../../../shared/mentors/directory/MentorFacts.tsx';
import { Avatar } from '../../../../ui/Avatar.tsx';
import { Link } from '../../../../ui/Link.tsx';

/** The chosen mentor, with the way back to the list as it was filtered. */
export function ChosenMentor({ mentor, back }: { mentor: PublicMentor; back: To }) {
  const { Name, photo, headline, designation, company } = mentor;
  return (
    <div className="flex items-start gap-4">
      <Avatar name={Name} photo={photo} isLarge className="size-12 text-18 sm:size-16 sm:text-20" />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 break-words">
        <div className="contents sm:flex sm:flex-wrap sm:items-baseline sm:justify-between sm:gap-x-4">
          <h2 className="text-20">{Name}</h2>
          <p className="flex flex-wrap gap-x-4 text-14 max-sm:order-last">
            <Link to={mentorPath(mentor._id)}>
              <Trans>Profile and reviews</Trans>
            </Link>
            <Link to={back}>
              <Trans>Change mentor</Trans>
            </Link>
          </p>
        </div>
        <p className="text-14 text-muted">{[designation, company].filter(Boolean).join(' · ')}</p>
        {headline && <p>{headline}</p>}
        <MentorFacts mentor={mentor} />
      </div>
    </div>
  );
}
