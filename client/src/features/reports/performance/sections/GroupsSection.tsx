import { Trans, useLingui } from '@lingui/react/macro';
import {
  CRITERION_GROUPS,
  type CriterionGroup,
  GROUP_NAMES,
} from '@preproom/models/contract/reports/criterionGroups';
import { groupAverage } from '@preproom/models/contract/reports/groupAverage';
import { levelOf, type RatedSession, trendOf } from '@preproom/models/contract/reports/progress';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { useCriterionText, useGroupText } from '../../../../lib/texts/criteria.ts';
import { ChartFigure } from '../charts/ChartFigure.tsx';
import { STARS_SCALE } from '../charts/chartData.ts';
import { SessionsTable } from '../charts/SessionsTable.tsx';
import { useSessionTexts } from '../sessionTexts.ts';
import { Section } from './Section.tsx';

/** The starred criteria over the sessions, a chart for each group; its table has every criterion. */
export function GroupsSection({ rated }: { rated: RatedSession[] }) {
  return (
    <Section
      title={<Trans>Ratings by area</Trans>}
      lead={
        <Trans>Your average in each area, from 1 to 5 stars. Open the table to see every criterion.</Trans>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
        {GROUP_NAMES.map((group) => (
          <GroupFigure key={group} group={group} rated={rated} />
        ))}
      </div>
    </Section>
  );
}

interface GroupProps {
  group: CriterionGroup;
  rated: RatedSession[];
}

function GroupFigure({ group, rated }: GroupProps) {
  const { t } = useLingui();
  const groupText = useGroupText();
  const criterionText = useCriterionText();
  const { averageText, numberText } = useAmountTexts();
  const { point } = useSessionTexts();
  const averageOf = ({ feedback }: RatedSession) => groupAverage(group, feedback.ratings);
  const name = groupText(group);
  const columns = CRITERION_GROUPS[group].map((criterion) => ({
    key: criterion as string,
    title: criterionText(criterion),
    cell: ({ feedback }: RatedSession) => textOf(feedback.ratings[criterion], numberText),
  }));
  const average = {
    key: 'average',
    title: t`Average`,
    cell: (session: RatedSession) => textOf(averageOf(session), averageText),
  };
  return (
    <ChartFigure
      name={name}
      points={rated.map((session) => point(session, averageOf(session)))}
      scale={STARS_SCALE}
      format={numberText}
      summary={<GroupSummary values={rated.flatMap((session) => averageOf(session) ?? [])} />}
      table={<SessionsTable caption={name} sessions={rated} columns={[average, ...columns]} />}
    />
  );
}

const textOf = (value: number | null | undefined, format: (value: number) => string) =>
  value === null || value === undefined ? null : format(value);

function GroupSummary({ values }: { values: number[] }) {
  const { averageText } = useAmountTexts();
  const level = levelOf(values);
  if (level === null) return <Trans>Not rated yet.</Trans>;
  const stars = averageText(level);
  if (values.length === 1) return <Trans>{stars} of 5 stars in your first session.</Trans>;
  const trend = trendOf(values);
  if (trend === 'up') return <Trans>Rising. {stars} of 5 stars over your latest sessions.</Trans>;
  if (trend === 'down') return <Trans>Lower lately. {stars} of 5 stars over your latest sessions.</Trans>;
  return <Trans>Steady. {stars} of 5 stars over your latest sessions.</Trans>;
}
