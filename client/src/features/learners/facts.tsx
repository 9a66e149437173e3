import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '@preproom/models/contract/accounts/users';
import { EXPERTISE_AREA_NAMES } from '@preproom/models/contract/catalogues/expertiseAreas';
import { labelOf } from '@preproom/models/contract/catalogues/label';
import { isLanguage } from '@preproom/models/contract/http/language';
import type { StudentProfile } from '@preproom/models/contract/learners/studentProfile';
import type { ReactNode } from 'react';
import { useStore } from '../../lib/store.ts';
import { useWhen } from '../../lib/texts/when.ts';
import { Tag } from '../../ui/forms/Tag.tsx';

/** A list of labels and values; a missing value says so. */
function Facts({ facts }: { facts: [string, ReactNode][] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
      {facts.map(([name, fact]) => (
        <div key={name} className="sm:contents">
          <dt className="text-14 text-muted">{name}</dt>
          <dd className="min-w-0 break-words">
            {fact || (
              <span className="text-muted">
                <Trans>Not provided</Trans>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function AboutFacts({ user, profile }: { user: User; profile: StudentProfile }) {
  const { t } = useLingui();
  const when = useWhen();
  const { guardian, dateOfBirth, language } = profile;
  return (
    <Facts
      facts={[
        [t`Name`, user.Name],
        [t`E-mail`, user.Email],
        [t`Phone number`, user.phone],
        [t`Language`, language === 'hi' ? 'हिन्दी' : 'English'],
        [t`Date of birth`, dateOfBirth && when.date(dateOfBirth)],
        ...(guardian
          ? ([
              [t`Parent or guardian`, t`${guardian.name} gave consent on ${when.date(guardian.consentedAt)}`],
            ] as [string, string][])
          : []),
      ]}
    />
  );
}

export function EducationFacts({ education }: Pick<StudentProfile, 'education'>) {
  const { t } = useLingui();
  return (
    <Facts
      facts={[
        [t`College or university`, education?.college],
        [t`Degree`, education?.degree],
        [t`Branch or subject`, education?.branch],
        [t`Graduation year`, education?.year],
      ]}
    />
  );
}

export function GoalFacts({ goal }: Pick<StudentProfile, 'goal'>) {
  const { t } = useLingui();
  const when = useWhen();
  const programs = useStore((state) => state.Products);
  const program = programs.find(({ _id }) => _id === goal?.programId);
  return (
    <Facts
      facts={[
        [t`Target role`, goal?.targetRole],
        [t`Program of interest`, program?.product_name],
        [t`Interview date`, goal?.interviewDate && when.date(goal.interviewDate)],
      ]}
    />
  );
}

export function SkillsFacts({ skills }: Pick<StudentProfile, 'skills'>) {
  const { t, i18n } = useLingui();
  const language = isLanguage(i18n.locale) ? i18n.locale : 'en';
  const areas = skills?.expertiseAreas.map((area) => labelOf(EXPERTISE_AREA_NAMES, area, language));
  return (
    <Facts
      facts={[
        [t`What you want to practise`, tags(areas)],
        [t`Programming languages`, tags(skills?.programmingLanguages)],
        [t`Frameworks and libraries`, tags(skills?.frameworks)],
        [t`Databases`, tags(skills?.databases)],
      ]}
    />
  );
}

function tags(names: readonly string[] = []): ReactNode {
  if (names.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name}>
          <Tag>{name}</Tag>
        </li>
      ))}
    </ul>
  );
}
