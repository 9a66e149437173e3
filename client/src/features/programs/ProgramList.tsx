import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { usePageSettings } from '../../lib/page/pageSettings.ts';
import { useStore } from '../../lib/store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ButtonLink } from '../../ui/Link.tsx';
import { NotFetched } from '../../ui/NotFetched.tsx';
import { programsQuery } from './api.ts';
import { ProgramCard } from './ProgramCard.tsx';
import { ProgramPlaceholders } from './ProgramPlaceholders.tsx';
import { GRID } from './programLayout.ts';
import { programState } from './programState.ts';

export function ProgramList() {
  const { data: programs, isPending, isFetching, refetch } = useQuery(programsQuery());
  const enrolments = useStore((state) => state.enrolments);
  const waitlist = useStore((state) => state.waitlist);
  const { hasLogin } = usePageSettings();
  const isUserPending = useStore((state) => state.isUserPending) && hasLogin;
  if (isPending) return <ProgramPlaceholders />;
  if (!programs)
    return (
      <NotFetched
        title={<Trans>Couldn’t load programs</Trans>}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (programs.length === 0) return <NoPrograms />;
  return (
    <ul className={GRID}>
      {programs.map((program) => (
        <ProgramCard
          key={program._id}
          program={program}
          state={programState(program, { isLoading: isUserPending, enrolments, waitlist })}
        />
      ))}
    </ul>
  );
}

function NoPrograms() {
  return (
    <EmptyState
      title={<Trans>No programs right now</Trans>}
      action={
        <ButtonLink tone="quiet" to="/contactus">
          <Trans>Contact us</Trans>
        </ButtonLink>
      }
    >
      <Trans>New programs will appear here. Tell us what you’re preparing for.</Trans>
    </EmptyState>
  );
}
