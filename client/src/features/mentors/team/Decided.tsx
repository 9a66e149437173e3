import { Trans } from '@lingui/react/macro';
import type { TeamAct } from '@preproom/models/contract/mentors/mentorLife';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { hqMentorPath } from '../../../shared/team/hqPaths.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Link } from '../../../ui/Link.tsx';
import { waitingMentorsQuery } from './api.ts';

export interface DecidedProps {
  act: TeamAct;
  mentor: { _id: string; Name: string };
}

/** Confirms a decision and leads to the next mentor who waits. Takes the focus of the button, which is gone. */
export function Decided({ act, mentor }: DecidedProps) {
  const confirmation = useRef<HTMLDivElement>(null);
  useEffect(() => confirmation.current?.focus(), []);
  const { data } = useQuery(waitingMentorsQuery);
  const next = data?.data.find(({ _id }) => _id !== mentor._id);
  return (
    <div ref={confirmation} tabIndex={-1} className="rounded-control outline-none">
      <Banner tone="success">
        <p className="wrap-anywhere">
          <Outcome act={act} name={mentor.Name} />
        </p>
        {next && (
          <p className="mt-1 wrap-anywhere">
            <Link to={hqMentorPath(next._id)}>
              <Trans>Next: {next.Name}</Trans>
            </Link>
          </p>
        )}
        {data && !next && (
          <p className="mt-1 text-14 text-muted">
            <Trans>No other applications waiting.</Trans>
          </p>
        )}
      </Banner>
    </div>
  );
}

function Outcome({ act, name }: { act: TeamAct; name: string }) {
  switch (act) {
    case 'verify':
      return <Trans>{name} verified.</Trans>;
    case 'decline':
      return <Trans>{name}’s application was declined.</Trans>;
    case 'refuse':
      return <Trans>{name} has been told what to change.</Trans>;
    case 'suspend':
      return <Trans>{name} suspended.</Trans>;
    case 'restore':
      return <Trans>{name} restored.</Trans>;
  }
}
