import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { ASSESSMENTS } from '../../../lib/texts/assessments.ts';
import { AssessmentMark } from '../../../ui/AssessmentMark.tsx';
import { Section } from '../../../ui/Section.tsx';

/** Three panels that link to the assessments page. */
export function SkillAssessments() {
  const { t } = useLingui();
  return (
    <Section
      ground="peacock"
      title={<Trans>See how ready you are before the interview</Trans>}
      lead={<Trans>Three free checks. Every score explained.</Trans>}
    >
      <ul className="grid divide-on-peacock-deep/25 max-lg:divide-y lg:grid-cols-3 lg:divide-x">
        {ASSESSMENTS.map(({ id, title, text }) => (
          <li
            key={id}
            className="group relative flex items-center gap-4 py-3 sm:gap-6 sm:py-6 lg:flex-col lg:items-start lg:px-8 lg:py-0 lg:first:ps-0 lg:last:pe-0"
          >
            <AssessmentMark id={id} className="w-16 shrink-0 sm:w-24 lg:h-28 lg:w-auto" />
            <div className="flex min-w-0 flex-col gap-1">
              <h3 className="text-18 sm:text-20">
                <Link
                  to={`/assessments#${id}`}
                  className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                >
                  {t(title)}
                </Link>
              </h3>
              <p className="max-sm:text-14">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
