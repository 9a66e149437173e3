import type { CallSession, CallView } from '../../../call/callPorts.ts';
import type { Room } from '../parts/api.ts';
import { EndedView, FailedView, LeftView, OccupiedView, ReplacedView } from './FinalViews.tsx';
import { JoiningView } from './JoiningView.tsx';

interface OutsideViewProps {
  room: Room;
  session: CallSession;
  state: CallView['call'];
  hasMet: boolean;
  onReport: () => void;
}

/** What somebody sees who is neither in the lobby nor in the room. */
export function OutsideView({ room, session, state, hasMet, onReport }: OutsideViewProps) {
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
