import { Trans, useLingui } from '@lingui/react/macro';
import type { Meeting } from '@preproom/models/contract/sessions/sessions';
import { useId } from 'react';
import { afterCallPath } from '../../../../lib/sessionPaths.ts';
import { useNamed } from '../../../../lib/texts/formerMember.ts';
import { useSessionName } from '../../../../lib/texts/roundText.ts';
import { Avatar } from '../../../../ui/Avatar.tsx';
import { Badge } from '../../../../ui/Badge.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { ButtonLink } from '../../../../ui/Link.tsx';
import { When } from '../../../../ui/When.tsx';
import { DueSince } from './DueSince.tsx';

/** Learners who wait for feedback, the longest first. */
export function FeedbackDue({ meetings }: { meetings: readonly Meeting[] }) {
  const { t } = useLingui();
  const heading = useId();
  const named = useNamed();
  const sessionName = useSessionName();
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-2">
      <div className="flex items-center gap-3">
        <h2 id={heading} className="text-20">
          <Trans>Feedback due</Trans>
        </h2>
        {meetings.length > 0 && <Badge tone="warning">{meetings.length}</Badge>}
      </div>
      {meetings.length === 0 ? (
        <p className="text-muted">
          <Trans>You’re all caught up.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {meetings.map((meeting) => {
            const { roomid, startsAt, minutes, with: other } = meeting;
            const { Name: name, photo } = named(other);
            return (
              <li key={roomid} className="flex flex-wrap items-center gap-3 py-3 last:pb-0">
                <Avatar name={name} photo={photo} />
                <div className="min-w-0 flex-1 basis-40">
                  <p className="font-medium wrap-anywhere">{name}</p>
                  <p className="text-14 text-muted">
                    {sessionName(meeting)} · <When instant={startsAt} show="day" />
                  </p>
                </div>
                <DueSince startsAt={startsAt} minutes={minutes} />
                <ButtonLink
                  to={afterCallPath(roomid)}
                  tone="quiet"
                  size="small"
                  aria-label={t`Write feedback for ${name}`}
                >
                  <Trans>Write feedback</Trans>
                </ButtonLink>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
