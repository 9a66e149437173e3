import { Trans, useLingui } from '@lingui/react/macro';
import type { PayKind, PayRates } from '@preproom/models/contract/mentors/pay';
import { FEEDBACK_DUE_HOURS } from '@preproom/models/contract/reports/feedbackDue';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Breadcrumb } from '../../../../ui/Breadcrumb.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Container } from '../../../../ui/Container.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { QueryView } from '../../../../ui/QueryView.tsx';
import { payQuery, useSavePay } from './api.ts';
import { ExportCard } from './ExportCard.tsx';
import { FormerMentorsCard } from './FormerMentorsCard.tsx';
import { RateForm } from './RateForm.tsx';

/** /hq/admin/pay: what mentors are paid, and the accountant's export. */
export function PayPage() {
  const { t } = useLingui();
  const query = useQuery(payQuery);
  return (
    <Container className="flex flex-col gap-6 py-8 sm:py-12">
      <Breadcrumb
        crumbs={[
          { to: '/hq/welcome/admin', label: t`Overview` },
          { to: '/hq/admin/earnings', label: t`Mentor earnings` },
        ]}
      />
      <PageHeading title={t`Mentor pay`} />
      <p className="max-w-prose text-muted">
        <Trans>
          Paid for each session that took place, if feedback was sent within {FEEDBACK_DUE_HOURS} hours of the
          start. Half if the learner didn’t join. Changes apply to new bookings and are recorded in the audit
          log.
        </Trans>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <QueryView query={query} failed={<Trans>Couldn’t load the amounts</Trans>}>
          {({ revision, ...rates }) => <Amounts rates={rates} revision={revision} />}
        </QueryView>
        <div className="flex flex-col gap-6">
          <ExportCard />
          <FormerMentorsCard />
        </div>
      </div>
    </Container>
  );
}

function Amounts({ rates, revision: first }: { rates: PayRates; revision: number }) {
  const { mutateAsync } = useSavePay();
  // Of what the fields were filled with; a teammate's later save makes this one a conflict.
  const [revision, setRevision] = useState(first);
  return (
    <Card>
      <RateForm
        kinds={Object.keys(rates) as PayKind[]}
        stored={rates}
        draftKey={`act:pay:${revision}`}
        save={async (amounts) => {
          const { data } = await mutateAsync({ ...rates, ...amounts, revision });
          setRevision(data.revision);
        }}
      />
    </Card>
  );
}
