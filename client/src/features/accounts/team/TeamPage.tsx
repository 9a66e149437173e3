import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Container } from '../../../ui/Container.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { AddMember } from './AddMember.tsx';
import { MemberRow } from './MemberRow.tsx';
import { teamQuery } from './useTeam.ts';

/** /hq/admin/team: who may do what. It is never empty: whoever sees it is in it. */
export function TeamPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(teamQuery);
  return (
    <Container className="flex flex-col gap-8 py-8 sm:py-12">
      <PageHeading title={t`Team`} />
      {!data && error && (
        <ErrorState
          title={<Trans>Couldn’t load the team</Trans>}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-40" />}
      {data && (
        <>
          <ul className="divide-y divide-line">
            {data.data.map((member) => (
              <MemberRow key={member._id} member={member} />
            ))}
          </ul>
          <AddMember />
          <p>
            <Link to="/hq/admin/audit">
              <Trans>Audit log</Trans>
            </Link>
          </p>
        </>
      )}
    </Container>
  );
}
