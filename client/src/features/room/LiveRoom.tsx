import { lazy, memo, Suspense, useCallback, useEffect, useState } from 'react';
import { warmSimplePeer } from '../../call/adapters/simplePeer.ts';
import { joinedBeforeReload, tabId } from '../../call/adapters/tabPlace.ts';
import type { CallView as CallViewState } from '../../call/callSession.ts';
import { type Call, useCall } from '../../call/useCall.ts';
import { fetchIce, type Room } from './api.ts';
import { EndedView, FailedView, LeftView, OccupiedView, ReplacedView } from './FinalViews.tsx';
import { JoiningView } from './JoiningView.tsx';
import { Lobby } from './Lobby.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { ReportedView } from './ReportedView.tsx';
import type { RoomPageProps } from './RoomPage.tsx';
import { asPreferred } from './relayPreference.ts';
import { type Reporting, useReport } from './useReport.ts';

/** Not with the lobby, which is there sooner without it. */
const loadCallView = async () => ({ default: (await import('./CallView.tsx')).CallView });
const CallView = lazy(loadCallView);
/** Nothing in it changes with the steps of joining, which must not wait for it to be drawn again. */
const StillLobby = memo(Lobby);

const fetchIceAsPreferred = async (roomid: string) => asPreferred(await fetchIce(roomid));

export interface LiveRoomProps extends RoomPageProps {
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

/** One component per state of the call. */
function CallStages({ room, call, report, ReadingBadge }: CallStagesProps) {
  const { session, view } = call;
  const state = view.call;
  const [isHeld, hold] = useHold();
  const join = useCallback(() => {
    hold();
    session.join({ roomid: room.roomid, tabId, ice: asPreferred(room.ice) });
  }, [hold, session, room]);
  const lobby = (isJoining: boolean) => (
    <StillLobby
      room={room}
      media={call.media}
      mediaState={call.mediaState}
      onJoin={join}
      isJoining={isJoining}
    />
  );
  if (isHeld && isEntering(view)) return lobby(true);
  switch (state.status) {
    case 'idle':
      return lobby(false);
    case 'joining':
      return <JoiningView trouble={state.trouble} onLeave={session.leave} />;
    case 'waiting':
    case 'connecting':
    case 'connected':
    case 'reconnecting':
      return (
        <Suspense fallback={<JoiningView trouble={null} onLeave={session.leave} />}>
          <CallView room={room} call={call} state={state} report={report} ReadingBadge={ReadingBadge} />
        </Suspense>
      );
    case 'occupied':
      return <OccupiedView onTakeOver={session.takeOver} />;
    case 'replaced':
      return <ReplacedView onTakeOver={session.takeOver} />;
    case 'ended':
      return (
        <EndedView room={room} reason={state.reason} line={session.line.story()} onReport={report.open} />
      );
    case 'failed':
      return <FailedView state={state} onRejoin={session.rejoin} />;
    case 'left':
      return (
        <LeftView room={room} line={session.line.story()} onRejoin={session.rejoin} onReport={report.open} />
      );
  }
}

/** Longer than joining takes on a good line, short enough not to seem stuck on a bad one. */
const HOLD_MS = 400;

/** On the way in, without anything to see yet. */
function isEntering({ call, remoteStreamId }: CallViewState): boolean {
  return call.status === 'joining' || (call.status === 'connecting' && remoteStreamId === null);
}

/** Taking the lobby down and drawing the room takes longer than a negotiation: it waits for the other person's stream, or so long. */
function useHold(): [isHeld: boolean, hold: () => void] {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => setHeld(false), HOLD_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  const hold = useCallback(() => setHeld(true), []);
  return [isHeld, hold];
}

/** All that joining needs is warmed in the lobby; a page that was reloaded in the room goes straight back in. */
function useWarmLobby({ session, media }: Call, { roomid, isOpen, ice }: Room): void {
  const [choice] = useState(() => joinedBeforeReload(roomid));
  const [returns] = useState(isOpen && choice !== null);
  const [firstIce] = useState(ice);
  useEffect(() => {
    session.warm();
    // Where there is no WebRTC, joining says so.
    void warmSimplePeer().catch(() => {});
    void media.start(choice ?? undefined);
    void loadCallView();
    if (returns) session.join({ roomid, tabId, ice: asPreferred(firstIce) });
  }, [media, session, choice, returns, roomid, firstIce]);
}
