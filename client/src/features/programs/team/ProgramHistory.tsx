import { Trans, useLingui } from '@lingui/react/macro';
import { getProgramHistory, type ProgramChange } from '@preproom/models/contract/programs/team/programs';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';
import { TEAM_KEY } from '../../../lib/list/teamKeys.ts';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { useRoundText } from '../../../lib/texts/roundText.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { When } from '../../../ui/When.tsx';

type Values = NonNullable<ProgramChange['after']>;

/** What was changed about a program, by whom, newest first; from the audit log. */
export function ProgramHistory({ programId }: { programId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: [...TEAM_KEY, 'programHistory', programId],
    queryFn: ({ signal }) => callApi(getProgramHistory, { params: { course_id: programId }, signal }),
  });
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-16 font-medium">
        <Trans>History</Trans>
      </h3>
      {!data && error && (
        <ErrorState
          title={<Trans>Couldn’t load the history</Trans>}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-24" />}
      {data?.data.length === 0 && (
        <p className="text-14 text-muted">
          <Trans>No changes yet.</Trans>
        </p>
      )}
      {data && data.data.length > 0 && (
        <ol className="flex flex-col divide-y divide-line">
          {data.data.map((change) => (
            <Change key={change._id} change={change} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Change({ change: { at, actor, action, before, after } }: { change: ProgramChange }) {
  const lines = useChangeLines();
  return (
    <li className="flex flex-col gap-0.5 py-2 text-14">
      {action === 'change:undo' && (
        <p className="font-medium">
          <Trans>Undone</Trans>
        </p>
      )}
      {action === 'program:add' && (
        <p className="font-medium">
          <Trans>Added</Trans>
        </p>
      )}
      {lines(before ?? {}, after ?? {}).map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
      <p className="text-12 text-muted">
        <When instant={at} /> · {actor ?? <Trans>System or removed user</Trans>}
      </p>
    </li>
  );
}

/** "Price: ₹11,999 → ₹9,999" for each value that was changed. The number of sessions follows from the rounds, so it is left out. */
function useChangeLines(): (before: Values, after: Values) => string[] {
  const { t } = useLingui();
  const { rupeesText } = useAmountTexts();
  const roundText = useRoundText();
  const texts: [string, (values: Values) => string | undefined][] = [
    [t`Name`, ({ product_name }) => product_name],
    [t`Price`, ({ discount_pricing }) => discount_pricing && rupeesText(Number(discount_pricing))],
    [t`List price`, ({ product_pricing }) => product_pricing && rupeesText(Number(product_pricing))],
    [t`Rounds`, ({ sessionIncludes }) => sessionIncludes?.map(roundText).join(', ')],
    [t`Enrolment`, ({ activate }) => (activate === undefined ? undefined : activate ? t`Open` : t`Closed`)],
  ];
  return (before, after) =>
    texts.flatMap(([label, textOf]) => {
      const [from, to] = [textOf(before), textOf(after)];
      if (to === undefined) return [];
      return from === undefined ? [`${label}: ${to}`] : [`${label}: ${from} → ${to}`];
    });
}
