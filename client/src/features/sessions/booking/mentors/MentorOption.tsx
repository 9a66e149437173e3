import { Trans } from '@lingui/react/macro';
import type { PublicMentor } from '@preproom/models/contract/mentors/mentors';
import { CalendarClock, ChevronRight } from 'lucide-react';
import { Link, type To } from 'react-router-dom';
import { MentorFacts } from '../../../../shared/mentors/directory/MentorFacts.tsx';
import { Avatar } from '../../../../ui/Avatar.tsx';
import { Badge } from '../../../../ui/Badge.tsx';
import { When } from '../../../../ui/When.tsx';

/** A mentor to choose. The whole card is the link to their free times. */
export function MentorOption({ mentor, to }: { mentor: PublicMentor; to: To }) {
  const { Name, photo, headline, designation, company, nextFreeAt, offersIntroduction } = mentor;
  return (
    <article className="relative flex items-start gap-4 rounded-card border border-line bg-raised p-4 transition-colors duration-150 hover:border-ink sm:p-5">
      <Avatar name={Name} photo={photo} isLarge className="size-12 text-18 sm:size-16 sm:text-20" />
      <div className="flex min-w-0 flex-1 flex-col gap-2 break-words">
        <div className="flex flex-col gap-0.5">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-18">
            <Link to={to} className="min-w-0 after:absolute after:inset-0 after:rounded-card">
              {Name}
            </Link>
            {offersIntroduction && (
              <Badge tone="info">
                <Trans>Free introduction</Trans>
              </Badge>
            )}
          </h2>
          <p className="text-14 text-muted">{[designation, company].filter(Boolean).join(' · ')}</p>
        </div>
        {headline && <p className="line-clamp-2">{headline}</p>}
        <MentorFacts mentor={mentor} />
        <p className="flex items-start gap-1.5 text-14">
          <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
          {nextFreeAt ? (
            <span>
              <Trans>
                Next free: <When instant={nextFreeAt} className="font-medium" />
              </Trans>
            </span>
          ) : (
            <span className="text-muted">
              <Trans>No free times in the next 4 weeks</Trans>
            </span>
          )}
        </p>
      </div>
      <ChevronRight aria-hidden className="size-5 shrink-0 self-center text-muted max-sm:hidden" />
    </article>
  );
}
