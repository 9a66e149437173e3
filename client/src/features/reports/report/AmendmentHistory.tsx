import { Trans, useLingui } from '@lingui/react/macro';
import { INDEX_CRITERION } from '@preproom/models/contract/catalogues/criteria';
import type { AfterCall } from '@preproom/models/contract/reports/feedback';
import { useCriterionText } from '../../../lib/texts/criteria.ts';
import { useWhen } from '../../../lib/texts/when.ts';
import { type Amendment, amendmentsOf } from './amendments.ts';

/** That the feedback was changed after it was sent, and what it said before. Nothing if it wasn't. */
export function AmendmentHistory({ feedback }: { feedback: NonNullable<AfterCall['feedback']> }) {
  const when = useWhen();
  const { history } = feedback;
  if (history.length === 0) return null;
  const changes = history.map((version, i) => ({
    at: version.replacedAt,
    amendments: amendmentsOf(version, history[i + 1] ?? feedback),
  }));
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-20">
        <Trans>Edit history</Trans>
      </h2>
      {changes.map(({ at, amendments }) => (
        <div key={at} className="flex flex-col gap-1">
          <h3 className="text-16">
            <Trans>
              Changed on {when.day(at)}, {when.time(at)}
            </Trans>
          </h3>
          {amendments.length === 0 ? (
            <p className="text-14 text-muted">
              <Trans>Sent again. Nothing changed.</Trans>
            </p>
          ) : (
            <ul className="flex flex-col gap-1 text-14">
              {amendments.map((amendment) => (
                <li key={amendment.criterion + amendment.is}>
                  <Before amendment={amendment} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  );
}

function Before({ amendment: { criterion, is, before } }: { amendment: Amendment }) {
  const { t } = useLingui();
  const criterionText = useCriterionText();
  const of = is === 'remark' ? t`Note on ${criterionText(criterion)}` : criterionText(criterion);
  return (
    <>
      <span className="font-medium">{of}</span>
      {' · '}
      <span className="text-muted wrap-anywhere">
        {before === null ? (
          <Trans>Before: none</Trans>
        ) : typeof before === 'string' ? (
          <Trans>Before: “{before}”</Trans>
        ) : criterion === INDEX_CRITERION ? (
          <Trans>Before: {before} of 10</Trans>
        ) : (
          <Trans>Before: {before} of 5 stars</Trans>
        )}
      </span>
    </>
  );
}
