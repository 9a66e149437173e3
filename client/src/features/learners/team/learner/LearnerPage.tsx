import { Trans, useLingui } from '@lingui/react/macro';
import type { StudentFile } from '@preproom/models/contract/learners/team/studentFile';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { STUDENTS } from '../../../../shared/team/hqPaths.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Breadcrumb } from '../../../../ui/Breadcrumb.tsx';
import { Container } from '../../../../ui/Container.tsx';
import { NotFound } from '../../../../ui/NotFound.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { QueryView } from '../../../../ui/QueryView.tsx';
import { AccountCard } from './AccountCard.tsx';
import { AskedDialog } from './AskedDialog.tsx';
import { PacksCard } from './PacksCard.tsx';
import { PaymentsCard } from './PaymentsCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import type { Asked } from './parts.ts';
import { SafetyCard } from './SafetyCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { learnerQuery } from './useLearner.ts';

/** /hq/admin/Student/:studentId: all about one learner, and what the team can do for them. */
export function LearnerPage() {
  const { studentId = '' } = useParams();
  const query = useQuery(learnerQuery(studentId));
  if (query.data === null) return <NotFound />;
  return (
    <Container className="flex flex-col gap-6 py-8 sm:py-12">
      <QueryView query={query} failed={<Trans>Couldn’t load this learner</Trans>}>
        {(data) => <Detail key={studentId} learner={data.data} />}
      </QueryView>
    </Container>
  );
}

function Detail({ learner }: { learner: StudentFile }) {
  const { t } = useLingui();
  const [asked, ask] = useState<Asked | null>(null);
  const [done, setDone] = useState<{ what: string } | null>(null);
  const onDone = (what: string) => {
    ask(null);
    setDone({ what });
  };
  const part = { learner, ask, onDone };
  return (
    <>
      <Breadcrumb
        crumbs={[
          { to: '/hq/welcome/admin', label: t`Overview` },
          { to: STUDENTS, label: t`Learners` },
        ]}
      />
      <PageHeading title={learner.Name} />
      {learner.suspension && (
        <Banner tone="info">
          <Trans>This account is suspended. The learner can’t log in or book.</Trans>
        </Banner>
      )}
      {learner.isLeaving && (
        <Banner tone="info">
          <Trans>This account is scheduled for deletion.</Trans>
        </Banner>
      )}
      {done && <Done key={done.what} what={done.what} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-6">
          <SessionsCard {...part} />
          <PacksCard {...part} />
          {learner.payments && <PaymentsCard payments={learner.payments} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <AccountCard {...part} />
          <ProfileCard {...part} />
          <SafetyCard reports={learner.reports} blocks={learner.blocks} />
          <p className="text-14 text-muted">
            <Trans>Your visit to this page is logged.</Trans>
          </p>
        </div>
      </div>
      {asked && <AskedDialog asked={asked} learner={learner} onClose={() => ask(null)} onDone={onDone} />}
    </>
  );
}

/** Says what has been done, and takes the focus: the button that led there may be gone. */
function Done({ what }: { what: string }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} tabIndex={-1} className="rounded-control outline-none">
      <Banner tone="success">{what}</Banner>
    </div>
  );
}
