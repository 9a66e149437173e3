import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { EXPERTISE_NAMES } from '@preproom/models/contract/catalogues/expertise';
import { labelOf } from '@preproom/models/contract/catalogues/label';
import type { Language } from '@preproom/models/contract/http/language';
import { CalendarClock, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Tag } from '../../../ui/forms/Tag.tsx';
import { When } from '../../../ui/When.tsx';
import { type ListedMentor, MentorFacts } from './MentorFacts.tsx';

const SHOWN_TAGS = 3;

export interface MentorOptionProps {
  mentor: ListedMentor;
  /** Where the whole card leads. */
  to: To;
  /** Another link, beside the next free time. */
  children?: ReactNode;
}

/** A mentor of a list. */
export function MentorOption({ mentor, to, children }: MentorOptionProps) {
  const { Name, photo, headline, designation, company, offersIntroduction } = mentor;
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
        <SomeExpertise chosen={mentor.expertise} />
        <MentorFacts mentor={mentor} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <NextFree nextFreeAt={mentor.nextFreeAt} />
          {children}
        </div>
      </div>
      <ChevronRight aria-hidden className="size-5 shrink-0 self-center text-muted max-sm:hidden" />
    </article>
  );
}

/** The first few, and how many more there are. */
function SomeExpertise({ chosen }: { chosen: readonly string[] }) {
  const { t, i18n } = useLingui();
  if (chosen.length === 0) return null;
  const more = chosen.length - SHOWN_TAGS;
  return (
    <ul aria-label={t`Expertise`} className="flex flex-wrap gap-1.5">
      {chosen.slice(0, SHOWN_TAGS).map((name) => (
        <li key={name} className="max-w-full">
          <Tag className="break-words">{labelOf(EXPERTISE_NAMES, name, i18n.locale as Language)}</Tag>
        </li>
      ))}
      {more > 0 && (
        <li className="self-center text-14 text-muted">
          <Plural value={more} one="+# more" other="+# more" />
        </li>
      )}
    </ul>
  );
}

function NextFree({ nextFreeAt }: { nextFreeAt: string | null }) {
  return (
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
  );
}
