import { Trans, useLingui } from '@lingui/react/macro';
import { INDEX_CRITERION, STAR_CRITERIA } from '@preproom/models/contract/catalogues/criteria';
import { type SampleId, SampleRatings } from '@preproom/models/contract/reports/calibration';
import { CRITERION_GROUPS, GROUP_NAMES } from '@preproom/models/contract/reports/criterionGroups';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSessionDraft } from '../../../lib/drafts/useSessionDraft.ts';
import { useCriterionText, useGroupText } from '../../../lib/texts/criteria.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { focusFirst } from '../../../ui/forms/api/focusFirst.ts';
import { Stars } from '../../../ui/forms/Stars.tsx';
import { IndexField } from '../form/IndexField.tsx';
import { useRateSample } from './api.ts';

const RATED = [...STAR_CRITERIA, INDEX_CRITERION] as const;

/** The criteria of a sample interview that is due. What is rated survives a reload of the tab. */
export function SampleForm({ id }: { id: SampleId }) {
  const { t } = useLingui();
  const criterionText = useCriterionText();
  const groupText = useGroupText();
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const { draft, change, forget } = useSessionDraft<Partial<SampleRatings>>(`sample-interview:${id}`, {});
  const rating = useRateSample(id, forget);
  const missing = tries > 0 ? RATED.filter((criterion) => draft[criterion] === undefined) : [];
  useEffect(() => {
    if (tries > 0) focusFirst(form.current);
  }, [tries]);
  function submit(event: FormEvent) {
    event.preventDefault();
    setTries(tries + 1);
    const whole = SampleRatings.safeParse(draft);
    if (whole.success) rating.mutate(whole.data);
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-6">
      <div className="flex flex-col gap-1">
        <h2 className="text-18">
          <Trans>Your ratings</Trans>
        </h2>
        <p className="text-14 text-muted">
          <Trans>Rate as you would after this session. You can’t change it for three months.</Trans>
        </p>
      </div>
      {GROUP_NAMES.map((group) => (
        <section key={group} aria-label={groupText(group)} className="flex flex-col gap-2">
          <h3 className="text-16">{groupText(group)}</h3>
          <div className="divide-y divide-line rounded-card border border-line bg-raised">
            {CRITERION_GROUPS[group].map((criterion) => (
              <div key={criterion} className="@container px-4 py-3 sm:px-6">
                <Stars
                  label={criterionText(criterion)}
                  value={draft[criterion] ?? null}
                  onChange={(stars) => change({ [criterion]: stars })}
                  error={missing.includes(criterion) && t`Choose 1 to 5 stars.`}
                  className="@min-[26rem]:grid @min-[26rem]:grid-cols-[1fr_auto] @min-[26rem]:items-center"
                />
              </div>
            ))}
          </div>
        </section>
      ))}
      <IndexField
        value={draft[INDEX_CRITERION] ?? null}
        fault={missing.includes(INDEX_CRITERION) ? 'missing' : undefined}
        onChange={(index) => change({ [INDEX_CRITERION]: index })}
        notes={null}
      />
      {rating.error && <Banner tone="error">{errorText(rating.error)}</Banner>}
      <Button type="submit" isBusy={rating.isPending} className="self-start">
        <Trans>Send and compare</Trans>
      </Button>
    </form>
  );
}
