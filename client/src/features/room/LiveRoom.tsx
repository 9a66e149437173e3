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
import type { WithReadingBadge } from './stage/readingBadge.ts';

const fetchIceAsPreferred = async (roomid: string) => withRelayPreference(await fetchIce(roomid));

export interface LiveRoomProps extends WithReadingBadge {
  room: Room;
}

/** The call, and above it the report on it, which outlives whatever becomes of the call. */
export function LiveRoom({ room, ReadingBadge }: LiveRoomProps) {
  const call = useCall(room.roomid, fetchIceAsPreferred);
  const report = useReport(room.roomid, call.session.leave);
  useWarmLobby(call, room);
  if (report.outcome?.isOver) return <ReportedView room={room} isBlocked={report.outcome.isBlocked} />;
  const canEnd = call.view.call.status !== 'ended';
  return (
    <>
      <CallStages room={room} call={call} report={report} ReadingBadge={ReadingBadge} />
      {report.isOpen && <ReportDialog report={report} otherName={room.other.Name} canEnd={canEnd} />}
    </>
  );
}

interface CallStagesProps extends LiveRoomProps {
  call: Call;
  report: Reporting;
}

/** The lobby, until there is something better to see; then one component per state of the call. */
function CallStages({ room, call, report, ReadingBadge }: CallStagesProps) {
  const { session, view } = call;
  const { isHeld, hold, release } = useHold();
  const CallScreen = useLoadedCallScreen();
  const isEntering = isHeld && isOnTheWayIn(view);
  const isIdle = view.call.status === 'idle';
  // Who has seen the room, or why not, is not put back: the lobby would check connection and devices again.
  if (isHeld && !isIdle && !isEntering) release();
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
          ReadingBadge={ReadingBadge}
        />
      )}
      {!hasLobby && !(isInRoom(view.call) && CallScreen) && (
        <OutsideView room={room} session={session} state={view.call} onReport={report.open} />
      )}
    </>
  );
}

interface OutsideViewProps {
  room: Room;
  session: Call['session'];
  state: CallView['call'];
  onReport: () => void;
}

function OutsideView({ room, session, state, onReport }: OutsideViewProps) {
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

/** Longer than joining takes on a good connection, short enough not to seem stuck on a bad one. */
const HOLD_MS = 400;

/** On the way in, without anything to see yet although there will be. */
function isOnTheWayIn({ call, hasPicture }: CallView): boolean {
  if (call.status === 'joining') return true;
  return isPictureDue(call) && !hasPicture;
}

/** Taking the lobby down and drawing the room takes longer than a negotiation: it waits for the first picture, or so long. */
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
 * Null until it is loaded, which is not with the lobby: that is there sooner without it. Once it is loaded it is drawn at once;
 * React.lazy would show its fallback for 300 ms all the same.
 */
function useLoadedCallScreen(): Loaded['CallScreen'] | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    void import('./stage/CallScreen.tsx').catch(failing).then(setLoaded);
  }, []);
  return loaded?.CallScreen ?? null;
}

/** Shows that it could not be loaded where it would have been drawn. */
function failing(failure: unknown): Loaded {
  return {
    CallScreen: () => {
      throw failure;
    },
  };
}

/** All that joining needs is warmed in the lobby; a page that was reloaded in the room goes straight back in. */
function useWarmLobby({ session, media }: Call, { roomid, side, isOpen, ice }: Room): void {
  const [choice] = useState(() => joinedBeforeReload(roomid));
  const [returns] = useState(isOpen && choice !== null);
  const [firstIce] = useState(ice);
  useEffect(() => {
    session.warm();
    // Where there is no WebRTC, joining says so.
    void warmSimplePeer().catch(() => {});
    void media.start(choice ?? undefined);
    if (returns) session.join({ roomid, side, tabId, ice: withRelayPreference(firstIce) });
  }, [media, session, choice, returns, roomid, side, firstIce]);
}
