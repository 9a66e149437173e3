import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SituationAttempt } from '@preproom/models/contract/assessments/behaviour';
import type {
  SituationTrait,
  TraitBand,
  TraitResult,
} from '@preproom/models/contract/assessments/situationResult';
import { ChevronDown } from 'lucide-react';
import { useBilingual } from '../../../../lib/texts/bilingual.ts';
import { Badge, type BadgeTone } from '../../../../ui/Badge.tsx';
import { ButtonLink } from '../../../../ui/Link.tsx';
import { DeleteAttempt } from '../report/DeleteAttempt.tsx';
import { SituationOptions } from './SituationOptions.tsx';

const TRAIT_NAMES: Record<SituationTrait, MessageDescriptor> = {
  Teamwork: msg`Teamwork`,
  Ownership: msg`Ownership`,
  Integrity: msg`Integrity`,
  Communication: msg`Communication`,
  Prioritising: msg`Prioritising`,
  Composure: msg`Composure`,
  'Learning from feedback': msg`Learning from feedback`,
  'Customer focus': msg`Customer focus`,
};

const BAND_NAMES: Record<TraitBand, MessageDescriptor> = {
  strong: msg`Strong`,
  steady: msg`Steady`,
  practise: msg`Worth practising`,
};

const TONES: Record<TraitBand, BadgeTone> = { strong: 'success', steady: 'info', practise: 'warning' };

/** The result of a finished attempt: a band per trait with what it rests on, then every situation explained. */
export function SituationReport({ attempt: { _id, result, answered } }: { attempt: SituationAttempt }) {
  const total = answered.length;
  return (
    <>
      <section aria-labelledby="traits" className="flex flex-col gap-4">
        <h2 id="traits" className="text-20">
          <Trans>How you chose</Trans>
        </h2>
        <ul className="flex flex-col divide-y divide-line">
          {result?.traits.map((trait) => (
            <Trait key={trait.trait} {...trait} />
          ))}
        </ul>
        <p className="max-w-prose text-muted">
          <Trans>
            {total} situations show how you chose here, not who you are. A trait gets a result after three
            answers, from your last three attempts. It’s a hint, not a measurement.
          </Trans>
        </p>
      </section>
      <section aria-labelledby="explained" className="flex flex-col gap-3 border-t border-line pt-8">
        <h2 id="explained" className="text-20">
          <Trans>Every situation explained</Trans>
        </h2>
        {answered.map((one) => (
          <Explained key={one.position} answered={one} />
        ))}
      </section>
      <div className="flex flex-wrap gap-3 border-t border-line pt-8">
        <ButtonLink to="/assessments/practice">
          <Trans>Open the practice room</Trans>
        </ButtonLink>
        <DeleteAttempt attemptId={_id} backTo="/assessments/behaviour">
          <Trans>
            This permanently deletes your answers and result. You’ll still need to wait 24 hours to retake it.
          </Trans>
        </DeleteAttempt>
      </div>
    </>
  );
}

function Trait({ trait, band, situations }: TraitResult) {
  const { t } = useLingui();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <span className="font-medium">{t(TRAIT_NAMES[trait])}</span>
      <span className="flex items-center gap-3">
        <span className="text-14 text-muted">
          <Plural value={situations} one="# situation" other="# situations" />
        </span>
        {band ? (
          <Badge tone={TONES[band]}>{t(BAND_NAMES[band])}</Badge>
        ) : (
          <Badge tone="plain">{t`After your next attempt`}</Badge>
        )}
      </span>
    </li>
  );
}

function Explained({ answered }: { answered: SituationAttempt['answered'][number] }) {
  const { t } = useLingui();
  const inLanguage = useBilingual();
  return (
    <details className="group rounded-card border border-line">
      <summary className="flex min-h-11 cursor-pointer items-start justify-between gap-3 p-4">
        <span className="flex flex-col gap-1">
          <span className="text-14 text-muted">
            {answered.position + 1} · {t(TRAIT_NAMES[answered.trait])}
          </span>
          <span>{inLanguage(answered.situation)}</span>
        </span>
        <ChevronDown aria-hidden className="mt-1 size-5 shrink-0 text-muted group-open:rotate-180" />
      </summary>
      <div className="border-t border-line p-4">
        <SituationOptions answered={answered} />
      </div>
    </details>
  );
}
