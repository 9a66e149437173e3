import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { EXPERTISE_NAMES } from '@preproom/models/contract/catalogues/expertise';
import { labelOf } from '@preproom/models/contract/catalogues/label';
import { MENTOR_LANGUAGE_NAMES } from '@preproom/models/contract/catalogues/languages';
import type { Language } from '@preproom/models/contract/http/language';
import { type MentorPage, mentorPath, type PublicReview } from '@preproom/models/contract/mentors/directory';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useRoundText } from '../../../lib/texts/roundText.ts';
import { MentorStars } from '../../../shared/mentors/directory/MentorStars.tsx';
import { RepliesWithin } from '../../../shared/mentors/directory/RepliesWithin.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Tag } from '../../../ui/forms/Tag.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { MentorReviews } from './MentorReviews.tsx';

export interface MentorProfileViewProps {
  mentor: MentorPage;
  /** Of the reviews. */
  page: number;
  /** Beside the profile, on a phone below the name: how to book. */
  aside: ReactNode;
  /** Where further pages of the reviews are; by default on the public page. */
  reviewsAt?: string;
  /** What the mentor can do about a review, on their own page. */
  actionsOf?: (review: PublicReview) => ReactNode;
}

/** All that a mentor's page shows. The mentor previews exactly this. */
export function MentorProfileView({ mentor, page, aside, actionsOf, reviewsAt }: MentorProfileViewProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-12">
      <Person mentor={mentor} />
      {/* On a phone, booking comes before the details. */}
      <div className="lg:sticky lg:top-24 lg:row-span-3">{aside}</div>
      <Skills mentor={mentor} />
      <MentorReviews
        mentor={mentor}
        page={page}
        at={reviewsAt ?? mentorPath(mentor.slug)}
        {...(actionsOf && { actionsOf })}
      />
    </div>
  );
}

function Person({ mentor }: { mentor: MentorPage }) {
  const { Name, photo, designation, company, headline, years, sessionsHeld, repliesWithinHours } = mentor;
  return (
    <header className="flex min-w-0 flex-col gap-4">
      <div className="flex items-start gap-4 sm:gap-6">
        <Avatar name={Name} photo={photo} isLarge className="size-20 text-24 sm:size-28 sm:text-30" />
        <div className="flex min-w-0 flex-col gap-1.5 break-words">
          <PageHeading>{Name}</PageHeading>
          <p className="text-18">{[designation, company].filter(Boolean).join(' · ')}</p>
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted tabular-nums">
            <MentorStars {...mentor} />
            {sessionsHeld > 0 && (
              <span>
                <Plural value={sessionsHeld} one="# session held" other="# sessions held" />
              </span>
            )}
            {repliesWithinHours && (
              <span>
                <RepliesWithin hours={repliesWithinHours} />
              </span>
            )}
            {years !== null && (
              <span>
                <Plural value={years} one="# year of experience" other="# years of experience" />
              </span>
            )}
          </p>
        </div>
      </div>
      {headline && <p className="max-w-prose text-18 break-words">{headline}</p>}
      <LinkedIn mentor={mentor} />
    </header>
  );
}

function LinkedIn({ mentor: { Name, linkedIn } }: { mentor: MentorPage }) {
  if (!linkedIn) return null;
  return (
    <a
      href={linkedIn}
      target="_blank"
      rel="noreferrer nofollow"
      className="inline-flex min-h-9 max-w-full items-center gap-1.5 self-start text-peacock underline underline-offset-4"
    >
      <span className="min-w-0 wrap-anywhere">
        <Trans>{Name} on LinkedIn</Trans>
      </span>
      <ExternalLink aria-hidden className="size-4 shrink-0" />
    </a>
  );
}

function Skills({ mentor: { rounds, expertise, languages } }: { mentor: MentorPage }) {
  const { t, i18n } = useLingui();
  const roundText = useRoundText();
  const language = i18n.locale as Language;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Tags title={t`Interviews for`} names={rounds.map(roundText)} />
      <Tags title={t`Expertise`} names={expertise.map((name) => labelOf(EXPERTISE_NAMES, name, language))} />
      <Tags
        title={t`Languages`}
        names={languages.map((name) => labelOf(MENTOR_LANGUAGE_NAMES, name, language))}
      />
    </div>
  );
}

function Tags({ title, names }: { title: string; names: readonly string[] }) {
  const heading = useId();
  if (names.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2">
      <h2 id={heading} className="text-18">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name} className="max-w-full">
            <Tag className="break-words">{name}</Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}
