import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { labelOf } from '@preproom/models/contract/catalogues/label';
import { MENTOR_LANGUAGE_NAMES } from '@preproom/models/contract/catalogues/languages';
import type { Language } from '@preproom/models/contract/http/language';
import type { DirectoryMentor } from '@preproom/models/contract/mentors/directory';
import type { PublicMentor } from '@preproom/models/contract/mentors/mentors';
import { MentorStars } from './MentorStars.tsx';
import { RepliesWithin } from './RepliesWithin.tsx';

/** What everyone's list has besides. */
export type ListedMentor = PublicMentor &
  Partial<Pick<DirectoryMentor, 'sessionsHeld' | 'repliesWithinHours'>>;

/** One line: stars, years and languages. */
export function MentorFacts({ mentor }: { mentor: ListedMentor }) {
  const { i18n } = useLingui();
  const languages = mentor.languages
    .map((name) => labelOf(MENTOR_LANGUAGE_NAMES, name, i18n.locale as Language))
    .join(', ');
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-14">
      <MentorStars {...mentor} />
      {mentor.years !== null && (
        <span className="text-muted tabular-nums">
          <Plural value={mentor.years} one="# year of experience" other="# years of experience" />
        </span>
      )}
      {Boolean(mentor.sessionsHeld) && (
        <span className="text-muted tabular-nums">
          <Plural value={mentor.sessionsHeld ?? 0} one="# session held" other="# sessions held" />
        </span>
      )}
      {mentor.repliesWithinHours && (
        <span className="text-muted">
          <RepliesWithin hours={mentor.repliesWithinHours} />
        </span>
      )}
      {languages && (
        <span className="text-muted">
          <span className="sr-only">
            <Trans>Languages:</Trans>{' '}
          </span>
          {languages}
        </span>
      )}
    </p>
  );
}
