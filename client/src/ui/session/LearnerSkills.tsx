import { Trans, useLingui } from '@lingui/react/macro';
import { EXPERTISE_AREA_NAMES } from '@preproom/models/contract/catalogues/expertiseAreas';
import { labelOf } from '@preproom/models/contract/catalogues/label';
import { isLanguage } from '@preproom/models/contract/http/language';
import type { AboutLearner } from '@preproom/models/contract/sessions/sessions';
import { type ReactNode, useId } from 'react';
import { Tag } from '../forms/Tag.tsx';

type Skills = NonNullable<AboutLearner['skills']>;

export function hasSkills(skills: Skills | null): skills is Skills {
  return skills !== null && Object.values(skills).some((names) => names.length > 0);
}

/** What the learner chose that their interviewer can ask about. */
export function LearnerSkills({ skills }: { skills: Skills }) {
  const { i18n } = useLingui();
  const language = isLanguage(i18n.locale) ? i18n.locale : 'en';
  const areas = skills.expertiseAreas.map((area) => labelOf(EXPERTISE_AREA_NAMES, area, language));
  return (
    <dl className="flex flex-col gap-2 text-14">
      <Names title={<Trans>Wants to practise</Trans>} names={areas} />
      <Names title={<Trans>Programming languages</Trans>} names={skills.programmingLanguages} />
      <Names title={<Trans>Frameworks and libraries</Trans>} names={skills.frameworks} />
      <Names title={<Trans>Databases</Trans>} names={skills.databases} />
    </dl>
  );
}

function Names({ title, names }: { title: ReactNode; names: readonly string[] }) {
  const id = useId();
  if (names.length === 0) return null;
  return (
    <div>
      <dt id={id} className="text-muted">
        {title}
      </dt>
      <dd>
        <ul aria-labelledby={id} className="mt-1 flex flex-wrap gap-2">
          {names.map((name) => (
            <li key={name} className="max-w-full">
              <Tag>{name}</Tag>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
