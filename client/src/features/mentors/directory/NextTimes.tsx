import { Trans } from '@lingui/react/macro';
import type { MentorPage } from '@preproom/models/contract/mentors/directory';
import { When } from '../../../ui/When.tsx';

/** When the mentor can be booked next, as for everyone. */
export function NextTimes({ mentor: { nextTimes } }: { mentor: Pick<MentorPage, 'nextTimes'> }) {
  return (
    <div className="flex flex-col gap-2">
      <h2 className="text-18">
        <Trans>Next free times</Trans>
      </h2>
      {nextTimes.length === 0 ? (
        <p className="text-muted">
          <Trans>No free times in the next 4 weeks</Trans>
        </p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {nextTimes.map((time) => (
            <li key={time} className="py-1.5 tabular-nums">
              <When instant={time} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
