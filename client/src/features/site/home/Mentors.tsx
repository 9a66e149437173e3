import { Plural, Trans } from '@lingui/react/macro';
import { type DirectoryMentor, mentorPath } from '@preproom/models/contract/mentors/directory';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Star } from 'lucide-react';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Section } from '../../../ui/Section.tsx';
import { homeMentorsQuery } from './api.ts';

/** Three mentors, each a link to their page. Nothing while there are none. */
export function Mentors() {
  const { data } = useQuery(homeMentorsQuery());
  if (!data || data.mentors.length === 0) return null;
  return (
    <Section
      title={<Trans>Who could interview you</Trans>}
      lead={<Trans>Open a profile to see a mentor’s work, reviews and next free times.</Trans>}
    >
      <ul className="grid gap-1.5 sm:gap-4 lg:grid-cols-3">
        {data.mentors.map((mentor) => (
          <MentorTile key={mentor._id} mentor={mentor} />
        ))}
      </ul>
      <Link to="/mentors" className="-mt-2 inline-flex min-h-11 items-center gap-1 self-start font-medium">
        <Trans>See all mentors</Trans>
        <ArrowRight aria-hidden className="size-5" />
      </Link>
    </Section>
  );
}

function MentorTile({ mentor }: { mentor: DirectoryMentor }) {
  const { Name, photo, slug, designation, company, years, headline } = mentor;
  return (
    <li className="group relative flex items-start gap-4 rounded-card border border-line bg-raised px-3 py-2 transition-shadow duration-150 hover:shadow-card lg:flex-col lg:p-6">
      <Avatar name={Name} photo={photo} isLarge className="size-14 text-20 lg:size-20" />
      <div className="flex min-w-0 flex-col gap-0.5 wrap-anywhere">
        <h3 className="text-18">
          {/* Makes the whole tile a link. */}
          <Link to={mentorPath(slug)} look="title" className="after:absolute after:inset-0">
            {Name}
          </Link>
        </h3>
        <p className="text-14">{[designation, company].filter(Boolean).join(' · ')}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-14 text-muted tabular-nums">
          {years !== null && years > 0 && (
            <span>
              <Plural value={years} one="# year of experience" other="# years of experience" />
            </span>
          )}
          <Rating {...mentor} />
        </p>
        {headline && <p className="mt-1 line-clamp-2 text-14 text-muted max-sm:hidden">{headline}</p>}
      </div>
    </li>
  );
}

function Rating({ rating, ratingCount }: Pick<DirectoryMentor, 'rating' | 'ratingCount'>) {
  const { averageText } = useAmountTexts();
  if (rating === null) return null;
  return (
    <span className="inline-flex items-center gap-1">
      <Star aria-hidden className="size-4 fill-peacock text-peacock" />
      {averageText(rating)} <Plural value={ratingCount} one="(# rating)" other="(# ratings)" />
    </span>
  );
}
