import { Trans, useLingui } from '@lingui/react/macro';
import type { EarningFile } from '@preproom/models/contract/mentors/team/earnings';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useNamed } from '../../../../lib/texts/formerMember.ts';
import { EarningFigures } from '../../../../shared/mentors/EarningFigures.tsx';
import { EarningLines } from '../../../../shared/mentors/EarningLines.tsx';
import { MonthSelect } from '../../../../shared/payments/statements/MonthSelect.tsx';
import { StatementSums } from '../../../../shared/payments/statements/StatementSums.tsx';
import { hqMentorPath } from '../../../../shared/team/hqPaths.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Breadcrumb } from '../../../../ui/Breadcrumb.tsx';
import { Container } from '../../../../ui/Container.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { NotFound } from '../../../../ui/NotFound.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { QueryView } from '../../../../ui/QueryView.tsx';
import { mentorEarningsQuery } from './api.ts';
import { CorrectionCard } from './CorrectionCard.tsx';
import { ExceptionsCard } from './ExceptionsCard.tsx';
import { PayoutCard } from './PayoutCard.tsx';

/** /hq/admin/earnings/:mentorId: what one mentor has earned month by month, exceptions, and the next payout. */
export function MentorEarningsPage() {
  const { mentorId = '' } = useParams();
  const [month, choose] = useState<string | null>(null);
  const query = useQuery(mentorEarningsQuery(mentorId, month));
  if (query.data === null) return <NotFound />;
  return (
    <Container className="flex flex-col gap-6 py-8 sm:py-12">
      <QueryView query={query} failed={<Trans>Couldn’t load this mentor’s earnings</Trans>}>
        {({ data }) => (
          <Detail
            key={mentorId}
            file={data}
            isLoading={query.isPlaceholderData}
            month={month}
            onMonth={choose}
          />
        )}
      </QueryView>
    </Container>
  );
}

interface DetailProps {
  file: EarningFile;
  /** The statement is still that of another month. */
  isLoading: boolean;
  month: string | null;
  onMonth: (month: string) => void;
}

function Detail(props: DetailProps) {
  const { t } = useLingui();
  const { file } = props;
  const isDeleted = file.Name === null;
  const name = useNamed()(file).Name;
  return (
    <>
      <Breadcrumb
        crumbs={[
          { to: '/hq/welcome/admin', label: t`Overview` },
          { to: '/hq/admin/earnings', label: t`Mentor earnings` },
        ]}
      />
      <PageHeading title={name} />
      {isDeleted ? (
        <Banner tone="info">
          <Trans>
            This account is deleted. What it earned can still be paid; PAN and payment details are kept until
            then.
          </Trans>
        </Banner>
      ) : (
        <p className="text-14 text-muted">
          <span className="wrap-anywhere">{[file.Email, file.phone].filter(Boolean).join(' · ')}</span> ·{' '}
          {file.hasPan ? <Trans>PAN on file</Trans> : <Trans>No PAN yet</Trans>} ·{' '}
          <Link to={hqMentorPath(file._id)}>
            <Trans>Mentor profile</Trans>
          </Link>
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-8">
          <EarningFigures
            balances={file}
            due={{ name: <Trans>Due</Trans>, note: <Trans>Includes this month</Trans> }}
          />
          <Statements {...props} />
        </div>
        <div className="flex flex-col gap-6">
          <PayoutCard file={file} />
          <CorrectionCard file={file} />
          {!isDeleted && <ExceptionsCard file={file} />}
          <p className="text-14 text-muted">
            <Trans>Your visit to this page is logged.</Trans>
          </p>
        </div>
      </div>
    </>
  );
}

function Statements({ file: { months, statement }, isLoading, month, onMonth }: DetailProps) {
  return (
    <section aria-labelledby="statements" className="flex flex-col gap-4">
      <h2 id="statements" className="text-20">
        <Trans>Statements</Trans>
      </h2>
      {months.length === 0 ? (
        <p className="text-muted">
          <Trans>Nothing earned yet.</Trans>
        </p>
      ) : (
        <div aria-busy={isLoading} className="flex flex-col gap-4">
          <div className="self-start">
            <MonthSelect months={months} chosen={month ?? statement.month} onChoose={onMonth} />
          </div>
          <StatementSums sums={statement} />
          <EarningLines statement={statement} />
        </div>
      )}
    </section>
  );
}
