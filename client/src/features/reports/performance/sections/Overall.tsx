import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { INDEX_CRITERION } from '@preproom/models/contract/catalogues/criteria';
import { type RatedSession, trendOf } from '@preproom/models/contract/reports/progress';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { useCriterionText } from '../../../../lib/texts/criteria.ts';
import { ChartFigure } from '../charts/ChartFigure.tsx';
import { INDEX_SCALE } from '../charts/chartData.ts';
import { SessionsTable } from '../charts/SessionsTable.tsx';
import { useSessionTexts } from '../sessionTexts.ts';

export interface OverallProps {
  rated: RatedSession[];
  latest: RatedSession;
}

/** The Overall Hirability Index: the latest, and how it went. */
export function Overall({ rated, latest }: OverallProps) {
  const { t } = useLingui();
  const criterionText = useCriterionText();
  const { numberText } = useAmountTexts();
  const { point } = useSessionTexts();
  const name = criterionText(INDEX_CRITERION);
  const indexOf = ({ feedback }: RatedSession) => feedback.ratings[INDEX_CRITERION];
  return (
    <div className="grid gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start">
      <Headline rated={rated} latest={latest} />
      <ChartFigure
        name={name}
        level={2}
        points={rated.map((session) => point(session, indexOf(session)))}
        scale={INDEX_SCALE}
        format={numberText}
        summary={<IndexSummary values={rated.flatMap((session) => indexOf(session) ?? [])} />}
        table={
          <SessionsTable
            caption={name}
            sessions={rated}
            columns={[
              {
                key: 'index',
                title: t`Out of 10`,
                cell: (session) => numberOrNull(indexOf(session), numberText),
              },
            ]}
          />
        }
      />
    </div>
  );
}

const numberOrNull = (value: number | undefined, format: (value: number) => string) =>
  value === undefined ? null : format(value);

function Headline({ rated, latest }: OverallProps) {
  const { fullName } = useSessionTexts();
  const index = latest.feedback.ratings[INDEX_CRITERION];
  return (
    <div className="flex flex-col gap-1">
      {index !== undefined && (
        <p className="font-heading tabular-nums">
          <Trans>
            <span className="text-48 font-semibold">{index}</span>{' '}
            <span className="text-18 text-muted">of 10</span>
          </Trans>
        </p>
      )}
      <p className="font-medium">{fullName(latest)}</p>
      <p className="text-muted">
        <Plural value={rated.length} one="# session with feedback" other="# sessions with feedback" />
      </p>
    </div>
  );
}

/** The chart in a sentence. */
function IndexSummary({ values }: { values: number[] }) {
  const { numberText } = useAmountTexts();
  const [first, latest] = [values[0], values.at(-1)];
  if (first === undefined || latest === undefined) return <Trans>Not rated yet.</Trans>;
  const best = numberText(Math.max(...values));
  const [from, to] = [numberText(first), numberText(latest)];
  if (values.length === 1)
    return <Trans>{to} of 10 in your first session. The chart starts with your next one.</Trans>;
  const trend = trendOf(values);
  if (trend === 'up')
    return (
      <Trans>
        Rising: from {from} to {to}. Your best so far is {best}.
      </Trans>
    );
  if (trend === 'down')
    return (
      <Trans>
        Lower lately: from {from} to {to}. Your best so far is {best}.
      </Trans>
    );
  return (
    <Trans>
      Steady: from {from} to {to}. Your best so far is {best}.
    </Trans>
  );
}
