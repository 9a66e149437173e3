import { Trans } from '@lingui/react/macro';
import { INDEX_CRITERION } from '@preproom/models/contract/catalogues/criteria';
import type { SampleInterview } from '@preproom/models/contract/reports/calibration';
import { CRITERION_GROUPS, GROUP_NAMES } from '@preproom/models/contract/reports/criterionGroups';
import { useId } from 'react';
import { useBilingual } from '../../../lib/texts/bilingual.ts';
import { type Criterion, useCriterionText } from '../../../lib/texts/criteria.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { StarsShown } from '../../../ui/StarsShown.tsx';

interface RatedSampleProps {
  own: NonNullable<SampleInterview['own']>;
  reference: NonNullable<SampleInterview['reference']>;
  isUsed: boolean;
}

const SHOWN = [...GROUP_NAMES.flatMap((group) => CRITERION_GROUPS[group]), INDEX_CRITERION] as const;

/** The mentor's ratings beside ours, criterion by criterion, with our reasons. */
export function RatedSample({ own, reference, isUsed }: RatedSampleProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-4">
      <h2 id={heading} className="text-18">
        <Trans>Your ratings and ours</Trans>
      </h2>
      {isUsed ? (
        <p className="text-muted">
          <Trans>Thank you. A different rating isn’t wrong; it helps us compare.</Trans>
        </p>
      ) : (
        <Banner tone="info">
          <Trans>
            We can’t use these ratings to compare: they don’t follow what the interview shows, or equal
            someone else’s in every criterion. Please read it again next time.
          </Trans>
        </Banner>
      )}
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-raised">
        {SHOWN.map((criterion) => (
          <li key={criterion} className="px-4 py-3 sm:px-6">
            <Compared criterion={criterion} own={own} reference={reference} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Compared({
  criterion,
  own,
  reference,
}: Omit<RatedSampleProps, 'isUsed'> & { criterion: (typeof SHOWN)[number] }) {
  const criterionText = useCriterionText();
  const inLanguage = useBilingual();
  const reason = reference.reasons[criterion];
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-medium">{criterionText(criterion)}</h3>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-14">
        <div className="flex items-center gap-2">
          <dt className="text-muted">
            <Trans>Yours</Trans>
          </dt>
          <dd>
            <Given criterion={criterion} value={own[criterion]} />
          </dd>
        </div>
        <div className="flex items-center gap-2">
          <dt className="text-muted">
            <Trans>Ours</Trans>
          </dt>
          <dd>
            <Given criterion={criterion} value={reference.ratings[criterion]} />
          </dd>
        </div>
      </dl>
      {reason && <p className="max-w-prose text-14">{inLanguage(reason)}</p>}
    </div>
  );
}

function Given({ criterion, value }: { criterion: Criterion; value: number }) {
  if (criterion === INDEX_CRITERION) return <Trans>{value} of 10</Trans>;
  return <StarsShown value={value} />;
}
