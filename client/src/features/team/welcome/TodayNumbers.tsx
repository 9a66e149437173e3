import { Trans } from '@lingui/react/macro';
import { rupeesOf } from '@preproom/models/contract/payments/money';
import type { Welcome } from '@preproom/models/contract/team/welcome';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { When } from '../../../ui/When.tsx';
import { NumberCard } from './NumberCard.tsx';

/** The day so far, beside all of yesterday. */
export function TodayNumbers({ people, money }: Pick<Welcome, 'people' | 'money'>) {
  if (!people && !money) return null;
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-20">
          <Trans>Today</Trans>
        </h2>
        <p className="text-14 text-muted">
          <Trans>Days are in IST. “Yesterday” covers the full day.</Trans>
        </p>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {people && <PeopleToday {...people} />}
        {money && <Revenue {...money.revenue} />}
      </div>
    </section>
  );
}

function PeopleToday({ sessions, signUps }: NonNullable<Welcome['people']>) {
  const { numberText } = useAmountTexts();
  return (
    <>
      <NumberCard number={sessions.now} label={<Trans>Sessions now</Trans>}>
        {sessions.next ? (
          <Trans>
            Next: <When instant={sessions.next} />
          </Trans>
        ) : (
          <Trans>No upcoming session</Trans>
        )}
      </NumberCard>
      <NumberCard number={sessions.today} label={<Trans>Sessions today</Trans>}>
        <Trans>Yesterday: {numberText(sessions.yesterday)}</Trans>
      </NumberCard>
      <NumberCard number={signUps.today} label={<Trans>New learners</Trans>} to="/hq/admin/Student">
        <Trans>Yesterday: {numberText(signUps.yesterday)}</Trans>
      </NumberCard>
    </>
  );
}

function Revenue({ today, yesterday }: NonNullable<Welcome['money']>['revenue']) {
  const { rupeesText } = useAmountTexts();
  const amount = (paise: number) => rupeesText(Number(rupeesOf(paise)));
  return (
    <NumberCard
      number={today}
      text={amount(today)}
      label={<Trans>Revenue after refunds</Trans>}
      to="/hq/admin/payments"
    >
      <Trans>Yesterday: {amount(yesterday)}</Trans>
    </NumberCard>
  );
}
