import { Trans, useLingui } from '@lingui/react/macro';
import type { Earnings } from '@preproom/models/contract/mentors/earnings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EarningFigures } from '../../../shared/mentors/EarningFigures.tsx';
import { EarningLines } from '../../../shared/mentors/EarningLines.tsx';
import { earningsQuery } from '../../../shared/mentors/earningsQuery.ts';
import { PayRules } from '../../../shared/mentors/PayRules.tsx';
import { isPaid } from '../../../shared/mentors/payTexts.ts';
import { MonthSelect } from '../../../shared/payments/statements/MonthSelect.tsx';
import { StatementSums } from '../../../shared/payments/statements/StatementSums.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Container } from '../../../ui/Container.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { PanCard } from './PanCard.tsx';
import { PayeeCard } from './PayeeCard.tsx';
import { Waiting } from './Waiting.tsx';

/** /Dashboard/mentor/earnings: earned, due and paid, why, and month by month. */
export function EarningsPage() {
  const { t } = useLingui();
  const [month, choose] = useState<string | null>(null);
  const query = useQuery(earningsQuery(month));
  return (
    <Container className="flex flex-col gap-6 py-8 sm:py-12">
      <PageHeading title={t`Earnings`} />
      <QueryView query={query} failed={<Trans>Couldn’t load your earnings</Trans>}>
        {(earnings) => (
          <Detail earnings={earnings} isLoading={query.isPlaceholderData} month={month} onMonth={choose} />
        )}
      </QueryView>
    </Container>
  );
}

interface DetailProps {
  earnings: Earnings;
  /** The statement is still that of another month. */
  isLoading: boolean;
  month: string | null;
  onMonth: (month: string) => void;
}

function Detail({ earnings, isLoading, month, onMonth }: DetailProps) {
  const { rates, waiting, pan, payee, balances } = earnings;
  // Nobody is asked for either while nothing is paid.
  const isAsked = pan !== null || isPaid(rates) || balances.earnedPaise > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
      <div className="flex min-w-0 flex-col gap-8">
        <EarningFigures
          balances={balances}
          due={{ name: <Trans>To be paid</Trans>, note: <Trans>After the month ends</Trans> }}
        />
        {waiting.length > 0 && <Waiting sessions={waiting} />}
        <Statements {...{ earnings, isLoading, month, onMonth }} />
      </div>
      <div className="flex flex-col gap-6">
        <Card as="section" labelledBy="pay" className="flex flex-col gap-3">
          <h2 id="pay" className="text-18">
            <Trans>What you’re paid</Trans>
          </h2>
          <PayRules rates={rates} />
        </Card>
        {isAsked && (
          <>
            <PayeeCard payee={payee} />
            <PanCard pan={pan} />
          </>
        )}
      </div>
    </div>
  );
}

function Statements({ earnings: { months, statement }, isLoading, month, onMonth }: DetailProps) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="statements" className="flex flex-col gap-4">
      <h2 id="statements" className="text-20">
        <Trans>Statements</Trans>
      </h2>
      {months.length === 0 ? (
        <EmptyState title={t`Nothing earned yet`}>
          <Trans>Sessions with earnings appear here once they’ve taken place and you’ve sent feedback.</Trans>
        </EmptyState>
      ) : (
        <div aria-busy={isLoading} className="flex flex-col gap-4">
          <div className="self-start">
            <MonthSelect months={months} chosen={month ?? statement.month} onChoose={onMonth} />
          </div>
          <StatementSums sums={statement} />
          <EarningLines statement={statement} areLinked />
        </div>
      )}
    </section>
  );
}
