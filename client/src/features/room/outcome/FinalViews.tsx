import { Trans, useLingui } from '@lingui/react/macro';
import type { ConnectionHistory } from '@preproom/models/contract/room/connectionHistory';
import type { CallState, EndedReason } from '../../../call/machine/callState.ts';
import { sessionPath } from '../../../lib/sessionPaths.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { ConnectionCard } from '../../../shared/room/connectionCard/ConnectionCard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import type { Room } from '../parts/api.ts';
import { RoomMessage } from '../parts/RoomMessage.tsx';

interface AfterwardsProps {
  room: Room;
  /** Both people were in the room at once: there is something to give feedback on. */
  hasMet: boolean;
  /** Null if this page was never in the call. */
  history: ConnectionHistory | null;
  onReport: () => void;
}

export function LeftView({
  room,
  hasMet,
  history,
  onRejoin,
  onReport,
}: AfterwardsProps & { onRejoin: () => void }) {
  const { t } = useLingui();
  return (
    <RoomMessage
      title={t`You left the interview`}
      actions={
        <>
          <Button tone="now" onClick={onRejoin} autoFocus>
            <Trans>Rejoin</Trans>
          </Button>
          {hasMet && <FeedbackLink roomid={room.roomid} tone="quiet" />}
          <ReportButton onReport={onReport} />
        </>
      }
      below={history && <ConnectionCard history={history} isSinceLoading />}
    >
      <p>
        <Trans>Your camera and microphone are off. {room.other.Name} can see that you left.</Trans>
      </p>
    </RoomMessage>
  );
}

type EndedViewProps = AfterwardsProps & { reason: EndedReason };

export function EndedView({ reason, ...rest }: EndedViewProps) {
  return reason === 'other_absent' ? <AloneView {...rest} /> : <OverView {...rest} reason={reason} />;
}

/** The other person never came: sorry, and the way to a new time. */
function AloneView({ room, onReport }: AfterwardsProps) {
  const { t } = useLingui();
  const name = room.other.Name;
  return (
    <RoomMessage
      takesFocus
      title={t`${name} didn’t join`}
      actions={
        <>
          <ButtonLink to={sessionPath(room.roomid)}>
            {room.side === 'learner' ? <Trans>Find a new time</Trans> : <Trans>View the session</Trans>}
          </ButtonLink>
          <ReportButton onReport={onReport} />
        </>
      }
    >
      <p>
        {room.side === 'learner' ? (
          <Trans>Sorry you had to wait. Nothing is used up, so you can book a new time.</Trans>
        ) : (
          <Trans>Sorry you had to wait. Your camera and microphone are off.</Trans>
        )}
      </p>
    </RoomMessage>
  );
}

function OverView({
  room,
  reason,
  hasMet,
  history,
  onReport,
}: AfterwardsProps & { reason: Exclude<EndedReason, 'other_absent'> }) {
  const { t } = useLingui();
  const name = room.other.Name;
  const texts: Record<typeof reason, string> = {
    ended: t`Your interview with ${name} is over. Your camera and microphone are off.`,
    time_over: t`Time’s up. Your camera and microphone are off.`,
    nobody_left: t`The interview ended because everyone had left.`,
    closed_meanwhile: t`The interview ended while you were away.`,
  };
  return (
    <RoomMessage
      takesFocus
      title={t`The interview has ended`}
      actions={
        <>
          {hasMet && <FeedbackLink roomid={room.roomid} tone="primary" />}
          <ReportButton onReport={onReport} />
        </>
      }
      below={history && <ConnectionCard history={history} isSinceLoading />}
    >
      <p>{texts[reason]}</p>
    </RoomMessage>
  );
}

export function OccupiedView({ onTakeOver }: { onTakeOver: () => void }) {
  const { t } = useLingui();
  return (
    <RoomMessage
      takesFocus
      title={t`You’re already in this room`}
      actions={
        <Button tone="now" onClick={onTakeOver}>
          <Trans>Continue here</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          This interview is open in another tab or on another device. Continuing here closes it there.
        </Trans>
      </p>
    </RoomMessage>
  );
}

export function ReplacedView({ onTakeOver }: { onTakeOver: () => void }) {
  const { t } = useLingui();
  return (
    <RoomMessage
      takesFocus
      title={t`You switched to another tab or device`}
      actions={
        <Button tone="quiet" onClick={onTakeOver}>
          <Trans>Switch back here</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          The interview continues there. Your camera and microphone are off here, so you can close this tab.
        </Trans>
      </p>
    </RoomMessage>
  );
}

export interface FailedViewProps {
  state: Extract<CallState, { status: 'failed' }>;
  onRejoin: () => void;
}

export function FailedView({ state, onRejoin }: FailedViewProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const titles = {
    refused: t`Couldn’t join`,
    outdated: t`This page is out of date`,
    login_ended: t`You were logged out`,
    other_account: t`Another account has logged in`,
  };
  return (
    <RoomMessage
      takesFocus
      title={titles[state.reason]}
      actions={<FailedViewActions reason={state.reason} onRejoin={onRejoin} />}
    >
      <p>{errorText({ code: state.code, retryAfterSeconds: undefined })}</p>
    </RoomMessage>
  );
}

function FailedViewActions({
  reason,
  onRejoin,
}: {
  reason: FailedViewProps['state']['reason'];
  onRejoin: () => void;
}) {
  if (reason === 'outdated' || reason === 'other_account') {
    return (
      <Button onClick={() => window.location.reload()}>
        <Trans>Reload</Trans>
      </Button>
    );
  }
  if (reason === 'login_ended') {
    const next = encodeURIComponent(window.location.pathname);
    return (
      // Loads a new document, which drops all state of the old login.
      <ButtonLink reloadDocument to={`/Account/Login?next=${next}`}>
        <Trans>Log in</Trans>
      </ButtonLink>
    );
  }
  return (
    <Button onClick={onRejoin}>
      <Trans>Try again</Trans>
    </Button>
  );
}

function ReportButton({ onReport }: { onReport: () => void }) {
  return (
    <Button tone="quiet" onClick={onReport}>
      <Trans>Report or block</Trans>
    </Button>
  );
}

function FeedbackLink({ roomid, tone }: { roomid: string; tone: 'primary' | 'quiet' }) {
  return (
    <ButtonLink to={`/room/Feedback/${roomid}`} tone={tone}>
      <Trans>Continue to feedback</Trans>
    </ButtonLink>
  );
}
