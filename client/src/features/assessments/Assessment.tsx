import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AssessmentId } from '../../lib/texts/assessments.ts';
import { AssessmentMark } from '../../ui/AssessmentMark.tsx';
import { ButtonLink } from '../../ui/Link.tsx';
import { DETAILS } from './details.ts';
import { BehaviourSample } from './samples/BehaviourSample.tsx';
import { ResumeSample } from './samples/ResumeSample.tsx';
import { TechnicalSample } from './samples/TechnicalSample.tsx';

export interface AssessmentProps {
  id: AssessmentId;
  title: MessageDescriptor;
  text: MessageDescriptor;
}

const SAMPLES = { resume: ResumeSample, behaviour: BehaviourSample, technical: TechnicalSample };

/** One assessment: drawing, result, criteria, limits, a sample, and the way in. */
export function Assessment({ id, title, text }: AssessmentProps) {
  const { t } = useLingui();
  const { gives, looksAt, limits, start } = DETAILS[id];
  const Sample = SAMPLES[id];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-16 gap-6 border-t border-line py-8 sm:py-12 lg:grid-cols-[10rem_1fr_1fr] lg:gap-12"
    >
      <AssessmentMark id={id} className="h-28 self-start text-peacock" />
      <div className="flex flex-col items-start gap-3">
        <h2 id={`${id}-title`} className="text-24 sm:text-30">
          {t(title)}
        </h2>
        <p className="text-18">{t(text)}</p>
        <p className="text-muted">{t(gives)}</p>
        <h3 className="text-16">
          <Trans>What it checks</Trans>
        </h3>
        <ul className="flex list-disc flex-col gap-1 ps-5 marker:text-peacock">
          {looksAt.map((item) => (
            <li key={item.id}>{t(item)}</li>
          ))}
        </ul>
        <p className="text-14 text-muted">{t(limits)}</p>
        <ButtonLink to={`/assessments/${id}`} className="mt-2 max-sm:w-full">
          {t(start)}
        </ButtonLink>
      </div>
      <Sample />
    </section>
  );
}
