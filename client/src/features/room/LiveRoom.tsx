import { useCallback, useEffect, useState } from 'react';
import { warmSimplePeer } from '../../call/adapters/simplePeer.ts';
import { joinedBeforeReload, tabId } from '../../call/adapters/tabSeat.ts';
import type { CallView } from '../../call/callPorts.ts';
import { isInRoom, isPictureDue } from '../../call/machine/callState.ts';
import { type Call, useCall } from '../../call/useCall.ts';
import { withRelayPreference } from './connection/relayPreference.ts';
import { Lobby } from './lobby/Lobby.tsx';
import { EndedView, FailedView, LeftView, OccupiedView, ReplacedView } from './outcome/FinalViews.tsx';
import { JoiningView } from './outcome/JoiningView.tsx';
import { fetchIce, type Room } from './parts/api.ts';
import { ReportDialog } from './report/ReportDialog.tsx';
import { ReportedView } from './report/ReportedView.tsx';
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
  const report = useReport(room.roomid, call.session.leave);
  useWarmLobby(call, room);
  if (report.outcome?.isOver) return <ReportedView room={room} isBlocked={report.outcome.isBlocked} />;
  const canEnd = call.view.call.status !== 'ended';
  return (
    <>
      <CallStages room={room} call={call} report={report} {...parts} />
      {report.isOpen && <ReportDialog report={report} otherName={room.other.Name} canEnd={canEnd} />}
    </>
  );
}

interface CallStagesProps extends LiveRoomProps {
  call: Call;
  report: Reporting;
}

/** Renders the lobby until the call has a picture to show, then one component per state of the call. */
function CallStages({ room, call, report, ...parts }: CallStagesProps) {
  const { session, view } = call;
  const { isHeld, hold, release } = useHold();
  const CallScreen = useLoadedCallScreen();
  const isEntering = isHeld && isOnTheWayIn(view);
  const isIdle = view.call.status === 'idle';
  // Once the room or a final view was shown, the lobby does not come back: it would check connection and devices again.
  if (isHeld && !isIdle && !isEntering) release();
  const hasMet = useHasMet(room, view.call);
  const hasLobby = isIdle || isEntering;
  const join = useCallback(() => {
    hold();
    session.join({ roomid: room.roomid, side: room.side, tabId, ice: withRelayPreference(room.ice) });
  }, [hold, session, room]);
  return (
    <>
      {hasLobby && (
        <Lobby room={room} media={call.media} mediaState={call.mediaState} onJoin={join} isJoining={isHeld} />
      )}
      {isInRoom(view.call) && CallScreen && (
        <CallScreen
          room={room}
          call={call}
          state={view.call}
          report={report}
          isEntering={isEntering}
          {...parts}
        />
      )}
      {!hasLobby && !(isInRoom(view.call) && CallScreen) && (
        <OutsideView room={room} session={session} state={view.call} hasMet={hasMet} onReport={report.open} />
      )}
    </>
  );
}

interface OutsideViewProps {
  room: Room;
  session: Call['session'];
  state: CallView['call'];
  hasMet: boolean;
  onReport: () => void;
}

function OutsideView({ room, session, state, hasMet, onReport }: OutsideViewProps) {
  switch (state.status) {
    case 'occupied':
      return <OccupiedView onTakeOver={session.takeOver} />;
    case 'replaced':
      return <ReplacedView onTakeOver={session.takeOver} />;
    case 'ended':
      return (
        <EndedView
          room={room}
          reason={state.reason}
          hasMet={hasMet}
          history={session.connectionMonitor.history()}
          onReport={onReport}
        />
      );
    case 'failed':
      return <FailedView state={state} onRejoin={session.rejoin} />;
    case 'left':
      return (
        <LeftView
          room={room}
          hasMet={hasMet}
          history={session.connectionMonitor.history()}
          onRejoin={session.rejoin}
          onReport={onReport}
        />
      );
    default: {
      const trouble = state.status === 'joining' ? state.trouble : null;
      return <JoiningView trouble={trouble} onLeave={session.leave} />;
    }
  }
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
function useHold(): { isHeld: boolean; hold: () => void; release: () => void } {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => setHeld(false), HOLD_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  const hold = useCallback(() => setHeld(true), []);
  const release = useCallback(() => setHeld(false), []);
  return { isHeld, hold, release };
}

type Loaded = Pick<typeof import('./stage/CallScreen.tsx'), 'CallScreen'>;

/**
 * The call screen, or null until its chunk is loaded; a separate chunk lets the lobby appear sooner. Not React.lazy, which
 * shows its fallback for 300 ms even when the chunk is there.
 */
function useLoadedCallScreen(): Loaded['CallScreen'] | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    void import('./stage/CallScreen.tsx').catch(failing).then(setLoaded);
  }, []);
  return loaded?.CallScreen ?? null;
}

/** A call screen that throws the load failure when rendered, so that the error boundary shows it. */
function failing(failure: unknown): Loaded {
  return {
    CallScreen: () => {
      throw failure;
    },
  };
}

/** Prepares in the lobby what joining needs. A page that was reloaded in the room joins again without the lobby. */
function useWarmLobby({ session, media }: Call, { roomid, side, isOpen, ice }: Room): void {
  const [choice] = useState(() => joinedBeforeReload(roomid));
  const [returns] = useState(isOpen && choice !== null);
  const [firstIce] = useState(ice);
  useEffect(() => {
    session.warm();
    // A browser without WebRTC is reported when the person joins.
    void warmSimplePeer().catch(() => {});
    void media.start(choice ?? undefined);
    if (returns) session.join({ roomid, side, tabId, ice: withRelayPreference(firstIce) });
  }, [media, session, choice, returns, roomid, side, firstIce]);
}
