import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { EXPERTISE_NAMES } from '@preproom/models/contract/catalogues/expertise';
import { labelOf, type Names } from '@preproom/models/contract/catalogues/label';
import { MENTOR_LANGUAGE_NAMES } from '@preproom/models/contract/catalogues/languages';
import type { Language } from '@preproom/models/contract/http/language';
import type { PublicMentor } from '@preproom/models/contract/mentors/mentors';
import { ExternalLink } from 'lucide-react';
import { Avatar } from '../../ui/Avatar.tsx';
import { Card } from '../../ui/Card.tsx';
import { Tag } from '../../ui/forms/Tag.tsx';

type Shown = Pick<
  PublicMentor,
  'Name' | 'photo' | 'headline' | 'designation' | 'company' | 'years' | 'linkedIn' | 'expertise' | 'languages'
>;

/** A mentor as learners see them. */
export function MentorCard({ mentor }: { mentor: Shown }) {
  const { Name, photo, headline, designation, company, years, linkedIn } = mentor;
  return (
    <Card as="article" className="flex flex-col gap-4">
      <div className="flex items-start gap-4">
        <Avatar name={Name} photo={photo} isLarge className="size-16 text-20" />
        <div className="flex min-w-0 flex-col gap-0.5 break-words">
          <p className="font-heading text-20 font-semibold">{Name}</p>
          <p className="text-muted">{[designation, company].filter(Boolean).join(' · ')}</p>
          {years !== null && (
            <p className="text-14 text-muted tabular-nums">
              <Plural value={years} one="# year of experience" other="# years of experience" />
            </p>
          )}
        </div>
      </div>
      {headline && <p className="break-words">{headline}</p>}
      <Tags names={EXPERTISE_NAMES} chosen={mentor.expertise} />
      <Languages chosen={mentor.languages} />
      {linkedIn && (
        <a
          href={linkedIn}
          target="_blank"
          rel="noreferrer nofollow"
          className="inline-flex min-h-9 max-w-full items-center gap-1.5 self-start text-14 text-peacock underline underline-offset-4"
        >
          <span className="min-w-0 wrap-anywhere">
            <Trans>{Name} on LinkedIn</Trans>
          </span>
          <ExternalLink aria-hidden className="size-4 shrink-0" />
        </a>
      )}
    </Card>
  );
}

function Tags({ names, chosen }: { names: Names; chosen: readonly string[] }) {
  const { i18n } = useLingui();
  if (chosen.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {chosen.map((name) => (
        <li key={name} className="max-w-full">
          <Tag className="break-words">{labelOf(names, name, i18n.locale as Language)}</Tag>
        </li>
      ))}
    </ul>
  );
}

function Languages({ chosen }: { chosen: readonly string[] }) {
  const { i18n } = useLingui();
  if (chosen.length === 0) return null;
  const spoken = chosen
    .map((name) => labelOf(MENTOR_LANGUAGE_NAMES, name, i18n.locale as Language))
    .join(', ');
  return (
    <p className="text-14 text-muted">
      <Trans>Interviews in {spoken}</Trans>
    </p>
  );
}
