import { AppError } from '@preproom/models/contract/http/errors';
import { useCallback, useEffect, useRef, useState } from 'react';
import { joinedBeforeReload, tabId } from '../../call/adapters/tabSeat.ts';
import type { CallSession, CallView } from '../../call/callPorts.ts';
import { isInRoom, isPictureDue } from '../../call/machine/callState.ts';
import type { MediaChoice } from '../../call/media/localMedia.ts';
import { type CallInLobby, useCall } from '../../call/useCall.ts';
import { loadTexts } from '../../lib/i18n.ts';
import { reloadOnce } from '../../lib/page/newVersion.ts';
import { type Reporting, useReport } from '../../shared/room/report/useReport.ts';
import { LoadingPage } from '../../ui/Logo.tsx';
import { withRelayPreference } from './connection/relayPreference.ts';
import { Lobby } from './lobby/Lobby.tsx';
import { JoiningView } from './outcome/JoiningView.tsx';
import { fetchIce, type Room } from './parts/api.ts';
import type { WithCockpit } from './stage/cockpit.ts';

const fetchIceAsPreferred = async (roomid: string) => withRelayPreference(await fetchIce(roomid));

export interface LiveRoomProps extends WithCockpit {
  room: Room;
}

/** The call and, over it, the report dialog, which stays open when the call ends. */
export function LiveRoom({ room, ...parts }: LiveRoomProps) {
  const way = useWayIn(room);
  const call = useCall(room.roomid, fetchIceAsPreferred, way.needsCode);
  const views = useRoomViews(way.needsCode);
  const report = useReport(room.roomid, { onOver: () => call.session?.leave(), endsSession: true });
  useReadyToJoin(call, room, way);
  useNewVersion(call.view.call);
  if (views && report.outcome?.isOver)
    return <views.ReportedView room={room} isBlocked={report.outcome.isBlocked} />;
  const canEnd = call.view.call.status !== 'ended';
  return (
    <>
      <CallStages room={room} call={call} views={views} report={report} way={way} {...parts} />
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
  way: WayIn;
}

/** Renders the lobby until the call has a picture to show, then one component per state of the call. */
function CallStages({ room, call, views, report, way, ...parts }: CallStagesProps) {
  const { session, view, media, mediaState } = call;
  const { isHeld, hold, release } = useHold(way.isReturning);
  const { isWanted, join } = useJoin(room, session, way.needCode, hold);
  const isEntering = isHeld && isOnTheWayIn(view);
  const isIdle = view.call.status === 'idle';
  // Once the room or a final view was shown, the lobby does not come back: it would check connection and devices again.
  if (isHeld && !isIdle && !isEntering) release();
  const hasMet = useHasMet(room, view.call);
  const isOutside = isIdle || isEntering;
  return (
    <>
      {isOutside && way.isReturning && <LoadingPage />}
      {isOutside && !way.isReturning && (
        <Lobby
          room={room}
          media={media}
          mediaState={mediaState}
          onJoin={join}
          onAboutToJoin={way.needCode}
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

/** Reloads a page that the service no longer serves, but not before its call is over. */
function useNewVersion(call: CallView['call']): void {
  const wasOutdated = useRef(false);
  useEffect(() => {
    if (isInRoom(call)) wasOutdated.current = call.isOutdated;
    else if (wasOutdated.current || (call.status === 'failed' && call.reason === 'outdated')) reloadOnce();
  }, [call]);
}

/** Joins at once, or as soon as the code of the call is there; `isWanted` until then. */
function useJoin(
  { roomid, side, ice }: Room,
  session: CallSession | null,
  needCode: () => void,
  hold: () => void,
) {
  const [isWanted, setWanted] = useState(false);
  const join = useCallback(() => {
    setWanted(session === null);
    if (!session) return needCode();
    hold();
    session.join({ roomid, side, tabId, ice: withRelayPreference(ice) });
  }, [session, needCode, hold, roomid, side, ice]);
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

/** Fetches the views after the lobby, and the texts that only they have. */
export const loadRoomViews = () =>
  Promise.all([import('./roomViews.ts'), loadTexts(['connectionCard'])]).then(([views]) => views);

/** Null until the views are loaded. Not React.lazy, which shows its fallback for 300 ms even when the chunk is there. Throws like a page that cannot be loaded. */
function useRoomViews(isNeeded: boolean): RoomViews | null {
  const [loaded, setLoaded] = useState<RoomViews | AppError | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    loadRoomViews().then(setLoaded, (cause: unknown) =>
      setLoaded(new AppError('unavailable', undefined, { cause })),
    );
  }, [isNeeded]);
  if (loaded instanceof AppError) throw loaded;
  return loaded;
}

interface WayIn {
  /** Devices at the reload of this page in the call, to which it goes back without the lobby; null otherwise. */
  choice: MediaChoice | null;
  isReturning: boolean;
  /** The code of the call and the views after the lobby are to be loaded. */
  needsCode: boolean;
  needCode: () => void;
}

/** Long enough for the lobby to be complete on a slow phone; few people join sooner, and then it is fetched as they reach for the button. */
const CODE_AFTER_MS = 3_000;

/** What the lobby leaves for later, so that it appears sooner, is fetched after a while. A page that was reloaded in the call needs it at once. */
function useWayIn({ roomid, isOpen }: Room): WayIn {
  const [choice] = useState(() => joinedBeforeReload(roomid));
  const [isReturning] = useState(isOpen && choice !== null);
  const [needsCode, setNeedsCode] = useState(isReturning);
  const needCode = useCallback(() => setNeedsCode(true), []);
  useEffect(() => {
    const timer = setTimeout(needCode, CODE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [needCode]);
  return { choice, isReturning, needsCode, needCode };
}

/** Opens the devices and prepares what joining needs. A page that was reloaded in the call joins by itself. */
function useReadyToJoin(
  { session, media }: CallInLobby,
  { roomid, side, ice }: Room,
  { choice, isReturning }: WayIn,
): void {
  const [firstIce] = useState(ice);
  useEffect(() => {
    void media.start(choice ?? undefined);
  }, [media, choice]);
  useEffect(() => {
    session?.warm();
    if (isReturning) session?.join({ roomid, side, tabId, ice: withRelayPreference(firstIce) });
  }, [session, isReturning, roomid, side, firstIce]);
}
