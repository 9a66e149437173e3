import { Trans, useLingui } from '@lingui/react/macro';
import { WhatHappensNext } from '../../../shared/room/report/ReportDialog.tsx';
import { UrgentHelp } from '../../../shared/room/report/UrgentHelp.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import type { Room } from '../parts/api.ts';
import { RoomMessage } from '../parts/RoomMessage.tsx';

/** Shown after a report that ended the interview. */
export function ReportedView({ room, isBlocked }: { room: Room; isBlocked: boolean }) {
  const { t } = useLingui();
  return (
    <RoomMessage
      title={t`Thank you for telling us`}
      actions={
        <ButtonLink to={room.side === 'learner' ? '/dashboard' : '/dashboard/mentor'}>
          <Trans>Back to your sessions</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>The interview has ended. Your camera and microphone are off.</Trans>
      </p>
      <WhatHappensNext otherName={room.other.Name} isBlocked={isBlocked} />
      <UrgentHelp />
    </RoomMessage>
  );
}
