import { Plural, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { InRoomState } from '../../../call/machine/callState.ts';
import type { Call } from '../../../call/useCall.ts';
import { useScreenOn } from '../../../call/useScreenOn.ts';
import { SelfView } from '../../../devices/SelfView.tsx';
import { cx } from '../../../lib/cx.ts';
import { useSessionDraft } from '../../../lib/drafts/useSessionDraft.ts';
import type { Reporting } from '../../../shared/room/report/useReport.ts';
import { ChatPanel } from '../chat/ChatPanel.tsx';
import { useUnread } from '../chat/useUnread.ts';
import { useLeftCode } from '../code/useLeftCode.ts';
import { type SharedCode, useSharedCode } from '../code/useSharedCode.ts';
import { RelayTrouble } from '../connection/RelayTrouble.tsx';
import { SendingNotices } from '../connection/SendingNotices.tsx';
import { DeviceNotices } from '../devices/DeviceNotices.tsx';
import type { Room } from '../parts/api.ts';
import { AgendaPlace } from './AgendaPlace.tsx';
import { CallStatus } from './CallStatus.tsx';
import { Controls } from './Controls.tsx';
import type { WithCockpit } from './cockpit.ts';
import { RecordingPlace } from './RecordingPlace.tsx';
import { RoomDialogs } from './RoomDialogs.tsx';
import { SharedInvitation } from './SharedInvitation.tsx';
import { SharedSide } from './SharedSide.tsx';
import { SharersFace } from './SharersFace.tsx';
import { SharingBanner } from './SharingBanner.tsx';
import { ShownQuestion } from './ShownQuestion.tsx';
import { Stage } from './Stage.tsx';
import { StatusPill } from './StatusPill.tsx';
import { TopBar } from './TopBar.tsx';
import { useExpressionReading } from './useExpressionReading.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useIdle } from './useIdle.ts';
import { type OpenDialog, useRoomActions } from './useRoomActions.tsx';
import { useRoomKeys } from './useRoomKeys.ts';
import { type SidePanels, useSidePanels } from './useSidePanels.ts';
import { useSpeechMeasure } from './useSpeechMeasure.ts';

export interface CallScreenProps extends WithCockpit {
  room: Room;
  call: Call;
  state: InRoomState;
  report: Pick<Reporting, 'isOpen' | 'open'>;
  /** Mounted invisibly over the lobby until there is a picture; controls are rendered after that. */
  isEntering: boolean;
}

/** The call itself: the other person fills the window, with the controls over it. */
export function CallScreen({ isEntering, ...props }: CallScreenProps) {
  const { call, state, room, Cockpit } = props;
  const { t } = useLingui();
  const root = useRef<HTMLElement>(null);
  const panels = useSidePanels();
  const isShared = panels.isOpen('code') || panels.isOpen('board');
  const shared = useSharedCode(room.roomid, call.session, state, isShared);
  useLeftCode(room.roomid, state.room.self._id, call.session.code, isShared || shared.code !== null);
  // Kept here, so that the unsent message survives closing the chat panel, and a reload.
  const { draft, change } = useSessionDraft(`chat:${room.roomid}`, { message: '' });
  useScreenOn();
  // The join button was removed with the lobby, and the focus with it.
  useEffect(() => {
    if (!isEntering && document.activeElement === document.body) root.current?.focus();
  }, [isEntering]);
  return (
    <main
      ref={root}
      tabIndex={-1}
      aria-label={t`Interview with ${state.room.other.Name}`}
      inert={isEntering}
      className={cx(
        'flex min-w-0 flex-col overflow-hidden outline-none has-data-idle:cursor-none sm:flex-row',
        isEntering ? 'fixed inset-0' : 'relative h-dvh bg-paper',
      )}
    >
      <div className="@container-size/stage relative min-h-0 min-w-0 flex-1">
        <Stage call={call} state={state} isEntering={isEntering} />
        {!isEntering && <CallOverlay {...props} root={root} panels={panels} shared={shared} />}
      </div>
      {(['code', 'board'] as const).map((view) => (
        <SharedSide
          key={view}
          view={view}
          shared={shared}
          otherName={state.room.other.Name}
          isOpen={panels.isOpen(view)}
          onClose={() => panels.close(view)}
        />
      ))}
      {panels.isOpen('chat') && (
        <ChatPanel
          entries={call.view.chat}
          selfId={state.room.self._id}
          otherName={state.room.other.Name}
          message={draft.message}
          onMessage={(message) => change({ message })}
          onSend={call.session.sendChat}
          onClose={() => panels.close('chat')}
        />
      )}
      {state.room.self.side === 'mentor' && !isEntering && (
        <Cockpit
          room={room}
          hasMet={state.room.sessionStatus !== 'booked'}
          isOpen={panels.isOpen('cockpit')}
          onClose={() => panels.close('cockpit')}
          onOpenShared={panels.open}
        />
      )}
    </main>
  );
}

interface CallOverlayProps extends Omit<CallScreenProps, 'isEntering'> {
  root: RefObject<HTMLElement | null>;
  panels: SidePanels;
  shared: SharedCode;
}

/** Everything over the other person's video; it fades when the person is idle. */
function CallOverlay(props: CallOverlayProps) {
  const { room, call, state, report, root, panels, shared } = props;
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [focusPlace, setFocusPlace] = useState<HTMLElement | null>(null);
  const reading = useExpressionReading(room, call, state);
  const speech = useSpeechMeasure(room, call, state);
  const fullScreen = useFullScreen();
  const unread = useUnread(call.view.chat, state.room.self._id, panels.isOpen('chat'));
  const actions = useRoomActions({
    call,
    state,
    panels,
    setDialog,
    openReport: report.open,
    fullScreen,
    unread,
  });
  const isUncovered = dialog === null && !report.isOpen;
  useRoomKeys(actions, isUncovered);
  const isQuiet = state.status === 'connected' && state.signalling === 'joined' && unread === 0;
  const isIdle = useIdle(root) && isQuiet && isUncovered;
  const isViewingScreen = state.room.other.media.screen && state.status !== 'waiting';

  return (
    <div data-idle={isIdle || undefined} className="contents">
      <Faces call={call} state={state} isViewingScreen={isViewingScreen} hasPanel={panels.isAnyOpen} />
      <div ref={setFocusPlace} className="contents" />
      <div className="absolute inset-x-0 top-0 flex flex-col">
        <TopBar room={room} state={state} isFaded={isIdle}>
          <StatusPill
            {...{ call, state, reading, speech, isIdle }}
            isOpen={dialog === 'status'}
            onOpenChange={(isOpen) => setDialog(isOpen ? 'status' : null)}
            onOpenConnection={() => setDialog('connection')}
          />
        </TopBar>
        {/* The bar grows with its words; what follows begins in its soft lower edge. */}
        <div className="relative -mt-14 flex flex-col items-start gap-2 px-3">
          <CallStatus state={state} />
          <AgendaPlace
            {...{ room, call, state, focusPlace }}
            isChoosingFocus={dialog === 'focus'}
            onClose={() => setDialog(null)}
          />
          <RecordingPlace
            {...{ room, call, state }}
            isAsking={dialog === 'recording'}
            onClose={() => setDialog(null)}
          />
          <ShownNow room={room} text={state.room.shownQuestion} />
          <SharedInvitation
            hasCode={call.view.hasCode}
            code={shared.code}
            isOpen={panels.isOpen}
            onOpen={panels.open}
          />
          <SharingBanner media={call.media} mediaState={call.mediaState} />
          <RelayTrouble ice={room.ice} state={state} onIce={call.session.changeIce} />
          <SendingNotices call={call} state={state} />
          <DeviceNotices media={call.media} mediaState={call.mediaState} />
        </div>
      </div>
      <p role="status" className="sr-only">
        {unread > 0 && <Plural value={unread} one="# new message" other="# new messages" />}
      </p>
      <Controls actions={actions} isFaded={isIdle} />
      <RoomDialogs
        open={dialog}
        onClose={() => setDialog(null)}
        call={call}
        state={state}
        actions={actions}
        onReport={report.open}
      />
    </div>
  );
}

/** Announced when the mentor shows another question. */
function ShownNow({ room, text }: { room: Room; text: string | null }) {
  return (
    <div role="status" className="contents">
      {text !== null && <ShownQuestion key={text} roomid={room.roomid} text={text} />}
    </div>
  );
}

const FACE = 'aspect-[4/3] w-28 rounded-control border border-line bg-raised shadow-layer sm:w-44 small:w-28';

interface FacesProps {
  call: Call;
  state: InRoomState;
  isViewingScreen: boolean;
  hasPanel: boolean;
}

/** The small pictures: oneself, and the other person while their screen is large. */
function Faces({ call, state, isViewingScreen, hasPanel }: FacesProps) {
  const { t } = useLingui();
  const { other } = state.room;
  const stream = call.session.remoteStream();
  return (
    <div
      className={cx(
        'absolute right-3 bottom-20 flex gap-2 sm:bottom-24 sm:flex-col wide:right-2 wide:bottom-16 wide:flex-col low:top-11 low:bottom-auto low:gap-1 low:[&>*]:w-12',
        // Above the panel there is little room.
        hasPanel && 'max-sm:not-low:bottom-16 max-sm:not-low:[&>*]:w-16',
      )}
    >
      {isViewingScreen && other.media.camera && stream && (
        <SharersFace
          key={stream.id}
          stream={stream}
          label={t`${other.Name}’s camera`}
          className={cx(FACE, 'overflow-hidden')}
        />
      )}
      <SelfView media={call.media} mediaState={call.mediaState} className={FACE} />
    </div>
  );
}
