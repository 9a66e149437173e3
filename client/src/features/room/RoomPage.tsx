import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { joinedBeforeReload } from '../../call/adapters/tabSeat.ts';
import { loadCall } from '../../call/useCall.ts';
import { asAppError } from '../../lib/api.ts';
import { ownHome } from '../../lib/ownHome.ts';
import { queryClient } from '../../lib/queryClient.ts';
import { serverNow } from '../../lib/serverTime.ts';
import { sessionPath } from '../../lib/sessionPaths.ts';
import { useStore } from '../../lib/store.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ButtonLink, Link } from '../../ui/Link.tsx';
import { LoadingPage } from '../../ui/Logo.tsx';
import { LiveRoom, type LiveRoomProps, loadRoomViews } from './LiveRoom.tsx';
import { ClosedRoom } from './outcome/ClosedRoom.tsx';
import { roomQuery, usePendingWithdrawals, useRoom } from './parts/api.ts';
import { RoomMessage } from './parts/RoomMessage.tsx';
import { roomAccess } from './parts/roomAccess.ts';
import type { WithCockpit } from './stage/cockpit.ts';

/** /room/:roomid: the lobby, the call, and what follows it. */
export function RoomPage(parts: WithCockpit) {
  const { roomid = '' } = useParams();
  const { t } = useLingui();
  const room = useRoom(roomid);
  usePendingWithdrawals(roomid);
  if (room.data) return <Door key={roomid} room={room.data} {...parts} />;
  if (room.isPending) return <LoadingPage />;
  const error = asAppError(room.error);
  if (error.code === 'meeting_off') return <MeetingOff />;
  if (error.code === 'profile_needed') return <ProfileFirst />;
  if (error.code === 'room_not_found' || error.code === 'not_found') return <NoSuchRoom />;
  return (
    <main className="mx-auto max-w-lg p-6">
      <ErrorState title={t`Couldn’t open the room`} error={error} onRetry={() => void room.refetch()} />
    </main>
  );
}

/** Fetches the room, and after a reload in the call its code; failures are reported where these are used. */
export function fetchEarly(roomid: string): void {
  void queryClient.prefetchQuery(roomQuery(roomid));
  if (!joinedBeforeReload(roomid)) return;
  for (const load of [loadCall, loadRoomViews]) void load().catch(() => undefined);
}

/** Leads to the session's page, which asks for what is missing and leads back here. */
function ProfileFirst() {
  const { roomid = '' } = useParams();
  return <Navigate replace to={sessionPath(roomid)} />;
}

/** Decided once, on arrival, so that a person who is in the room when the interview ends sees how it ended. */
function Door(props: LiveRoomProps) {
  const { room } = props;
  const [isOver] = useState(() => roomAccess(room, serverNow()) === 'over');
  return isOver ? <ClosedRoom room={room} /> : <LiveRoom {...props} />;
}

function NoSuchRoom() {
  const { t } = useLingui();
  return (
    <RoomMessage title={t`Room not found`}>
      <p>
        <Trans>Check the link, or log in with the account that was invited.</Trans>
      </p>
      <Link to="/">
        <Trans>Back to home</Trans>
      </Link>
    </RoomMessage>
  );
}

/** One of the two has blocked the other. Neither is told who did. */
function MeetingOff() {
  const { t } = useLingui();
  const role = useStore((store) => store.user?.role);
  return (
    <RoomMessage
      title={t`This interview can’t take place`}
      actions={
        <ButtonLink to={role ? ownHome(role) : '/'}>
          <Trans>Back to your sessions</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>It won’t count against you or use up a round. Your other interviews aren’t affected.</Trans>
      </p>
    </RoomMessage>
  );
}
