import { Trans } from '@lingui/react/macro';
import { CANCELLATIONS } from '@preproom/models/contract/business/bookings';
import type { MentorEntry } from '@preproom/models/contract/people/hqMentors';
import { Link as RouterLink } from 'react-router-dom';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { When } from '../../ui/When.tsx';
import { mentorPath } from './hqPaths.ts';

/** A mentor in the list; the whole row is a link. */
export function MentorRow({ mentor }: { mentor: MentorEntry }) {
  const { _id, Name, photo, designation, company, headline, since, isChanged, cancellations } = mentor;
  return (
    <li className="group relative flex items-start gap-4 py-4">
      <Avatar name={Name} photo={photo} />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 wrap-anywhere">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-16 font-semibold">
            <RouterLink
              to={mentorPath(_id)}
              className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
            >
              {Name}
            </RouterLink>
          </h2>
          {isChanged && (
            <Badge tone="warning">
              <Trans>Updated</Trans>
            </Badge>
          )}
        </div>
        <p className="text-14 text-muted">{[designation, company].filter(Boolean).join(' · ')}</p>
        <p className="text-14">{headline}</p>
        {cancellations > CANCELLATIONS.allowed && (
          <p className="text-14 font-medium text-amber">
            <Trans>
              Cancelled {cancellations} sessions in the last {CANCELLATIONS.days} days
            </Trans>
          </p>
        )}
      </div>
      <p className="shrink-0 text-14 text-muted tabular-nums max-sm:hidden">
        <Trans>
          Since <When instant={since} show="date" />
        </Trans>
      </p>
    </li>
  );
}
