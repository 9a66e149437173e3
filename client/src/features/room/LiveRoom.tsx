import { AppError } from '@preproom/models/contract/http/errors';
import { useCallback, useEffect, useState } from 'react';
import { joinedBeforeReload, tabId } from '../../call/adapters/tabSeat.ts';
import type { CallSession, CallView } from '../../call/callPorts.ts';
import { isInRoom, isPictureDue } from '../../call/machine/callState.ts';
import { type CallInLobby, useCall } from '../../call/useCall.ts';
import { LoadingPage } from '../../ui/Logo.tsx';
import { withRelayPreference } from './connection/relayPreference.ts';
import { Lobby } from './lobby/Lobby.tsx';
import { JoiningView } from './outcome/JoiningView.tsx';
import { fetchIce, type Room } from './parts/api.ts';
import { type Reporting, useReport } from './report/useReport.ts';
import type { WithCockpit } from './stage/cockpit.ts';
import type { WithReadingBadge } from './stage/readingBadge.ts';

const fetchIceAsPreferred = async (roomid: string) => withRelayPreference(await fetchIce(roomid));

export interface LiveRoomProps extends WithReadingBadge, WithCockpit {
  room: Room;
}

/** The call and, over it, the report dialog, which stays open when the call ends. */
export function LiveRoom({ room, ...parts }: LiveRoomProps) {
  const call = useCall(room.roomid, fetchIceAsPreferred);
  const views = useRoomViews();
  const report = useReport(room.roomid, () => call.session?.leave());
  const isReturning = useWayIn(call, room);
  if (views && report.outcome?.isOver)
    return <views.ReportedView room={room} isBlocked={report.outcome.isBlocked} />;
  const canEnd = call.view.call.status !== 'ended';
  return (
    <>
      <CallStages
        room={room}
        call={call}
        views={views}
        report={report}
        isReturning={isReturning}
        {...parts}
      />
      {views && report.isOpen && (
        <views.ReportDialog report={report} otherName={room.other.Name} canEnd={canEnd} />
      )}
    </>
  );
}

interface CallStagesProps extends LiveRoomProps {
  call: CallInLobby;
  /** Null until they are loaded. */
  views: RoomViews | null;
  report: Reporting;
  /** The page was reloaded in the call: it goes back in without the lobby. */
  isReturning: boolean;
}

/** Renders the lobby until the call has a picture to show, then one component per state of the call. */
function CallStages({ room, call, views, report, isReturning, ...parts }: CallStagesProps) {
  const { session, view, media, mediaState } = call;
  const { isHeld, hold, release } = useHold(isReturning);
  const { isWanted, join } = useJoin(room, session, hold);
  const isEntering = isHeld && isOnTheWayIn(view);
  const isIdle = view.call.status === 'idle';
  // Once the room or a final view was shown, the lobby does not come back: it would check connection and devices again.
  if (isHeld && !isIdle && !isEntering) release();
  const hasMet = useHasMet(room, view.call);
  const isOutside = isIdle || isEntering;
  return (
    <>
      {isOutside && isReturning && <LoadingPage />}
      {isOutside && !isReturning && (
        <Lobby
          room={room}
          media={media}
          mediaState={mediaState}
          onJoin={join}
          isJoining={isHeld || isWanted}
        />
      )}
      {isInRoom(view.call) && session && views && (
        <views.CallScreen
          room={room}
          call={{ ...call, session }}
          state={view.call}
          report={report}
          isEntering={isEntering}
          {...parts}
        />
      )}
      {!isOutside && session && !views && <JoiningView trouble={null} onLeave={session.leave} />}
      {!isOutside && session && views && !isInRoom(view.call) && (
        <views.OutsideView
          room={room}
          session={session}
          state={view.call}
          hasMet={hasMet}
          onReport={report.open}
        />
      )}
    </>
  );
}

/** Joins at once, or as soon as the code of the call is there; `isWanted` until then. */
function useJoin({ roomid, side, ice }: Room, session: CallSession | null, hold: () => void) {
  const [isWanted, setWanted] = useState(false);
  const join = useCallback(() => {
    setWanted(session === null);
    if (!session) return;
    hold();
    session.join({ roomid, side, tabId, ice: withRelayPreference(ice) });
  }, [session, hold, roomid, side, ice]);
  useEffect(() => {
    if (isWanted && session) join();
  }, [isWanted, session, join]);
  return { isWanted, join };
}

/** Whether both people were in the room at once, in this visit or before. */
function useHasMet({ status }: Room, call: CallView['call']): boolean {
  const [hasMet, setHasMet] = useState(status === 'live' || status === 'done');
  const isMeeting = isInRoom(call) && call.room.sessionStatus !== 'booked';
  if (isMeeting && !hasMet) setHasMet(true);
  return hasMet || isMeeting;
}

/** 400 ms: longer than joining takes on a good connection, and too short to look stuck on a bad one. */
const HOLD_MS = 400;

/** Joining, with a picture expected but not shown yet. */
function isOnTheWayIn({ call, hasPicture }: CallView): boolean {
  if (call.status === 'joining') return true;
  return isPictureDue(call) && !hasPicture;
}

/**
 * Keeps the lobby mounted until the first picture, at most HOLD_MS: unmounting it and rendering the room takes longer than a
 * negotiation, and would delay it.
 */
function useHold(isHeldFirst: boolean): { isHeld: boolean; hold: () => void; release: () => void } {
  const [isHeld, setHeld] = useState(isHeldFirst);
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => setHeld(false), HOLD_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  const hold = useCallback(() => setHeld(true), []);
  const release = useCallback(() => setHeld(false), []);
  return { isHeld, hold, release };
}

type RoomViews = typeof import('./roomViews.ts');

/** Fetches the views after the lobby. */
export const loadRoomViews = () => import('./roomViews.ts');

/** Null until the views are loaded. Not React.lazy, which shows its fallback for 300 ms even when the chunk is there. Throws like a page that cannot be loaded. */
function useRoomViews(): RoomViews | null {
  const [loaded, setLoaded] = useState<RoomViews | AppError | null>(null);
  useEffect(() => {
    loadRoomViews().then(setLoaded, (cause: unknown) =>
      setLoaded(new AppError('unavailable', undefined, { cause })),
    );
  }, []);
  if (loaded instanceof AppError) throw loaded;
  return loaded;
}

/** Prepares what joining needs. A page that was reloaded in the call joins again by itself: true. */
function useWayIn({ session, media }: CallInLobby, { roomid, side, isOpen, ice }: Room): boolean {
  const [choice] = useState(() => joinedBeforeReload(roomid));
  const [returns] = useState(isOpen && choice !== null);
  const [firstIce] = useState(ice);
  useEffect(() => {
    void media.start(choice ?? undefined);
  }, [media, choice]);
  useEffect(() => {
    session?.warm();
    if (returns) session?.join({ roomid, side, tabId, ice: withRelayPreference(firstIce) });
  }, [session, returns, roomid, side, firstIce]);
  return returns;
}
