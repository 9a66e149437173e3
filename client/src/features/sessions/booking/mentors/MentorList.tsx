import { Trans, useLingui } from '@lingui/react/macro';
import { mentorPath } from '@preproom/models/contract/mentors/directory';
import { FREE_INTRODUCTION } from '@preproom/models/contract/sessions/bookings';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { MentorOption } from '../../../../shared/mentors/directory/MentorOption.tsx';
import { MentorResults } from '../../../../shared/mentors/directory/MentorResults.tsx';
import { mentorFilter } from '../../../../shared/mentors/directory/mentorFilter.ts';
import { Link } from '../../../../ui/Link.tsx';
import { mentorsQuery } from '../api.ts';
import type { Purchase } from '../bookable.ts';
import { bookingPath } from '../bookingPath.ts';

/** Step one: the verified mentors who take what is booked, with filters that the address keeps. */
export function MentorList({ type }: { type: Purchase['type'] }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const filter = { ...mentorFilter(search), round: '' as const };
  const isIntroduction = type === FREE_INTRODUCTION;
  const fixed = isIntroduction ? { introduction: '1' as const } : { round: type };
  const query = useQuery(mentorsQuery({ ...filter, ...fixed }));
  return (
    <MentorResults
      filter={filter}
      hidden={isIntroduction ? ['round', 'introduction'] : ['round']}
      query={query}
    >
      {(mentor) => (
        <MentorOption mentor={mentor} to={bookingPath(type, mentor._id, search)}>
          <Link
            to={mentorPath(mentor._id)}
            aria-label={t`Profile and reviews of ${mentor.Name}`}
            className="relative z-10 inline-flex min-h-9 items-center text-14"
          >
            <Trans>Profile and reviews</Trans>
          </Link>
        </MentorOption>
      )}
    </MentorResults>
  );
}
