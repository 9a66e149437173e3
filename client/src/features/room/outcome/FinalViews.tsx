import { Trans, useLingui } from '@lingui/react/macro';
import type { LineStory } from '@preproom/models/contract/room/lineStory';
import type { CallState, EndedReason } from '../../../call/machine/callState.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Button } from '../../../ui/Button.tsx';
import { LineCard } from '../../../ui/LineCard.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import type { Room } from '../parts/api.ts';
import { RoomMessage } from '../parts/RoomMessage.tsx';

interface AfterwardsProps {
  room: Room;
  /** Null: there was no call from this page. */
  line: LineStory | null;
  onReport: () => void;
}

export function LeftView({ room, line, onRejoin, onReport }: AfterwardsProps & { onRejoin: () => void }) {
  const { t } = useLingui();
  return (
    <RoomMessage
      title={t`You left the interview`}
      actions={
        <>
          <Button tone="now" onClick={onRejoin} autoFocus>
            <Trans>Rejoin</Trans>
          </Button>
          <FeedbackLink roomid={room.roomid} tone="quiet" />
          <ReportButton onReport={onReport} />
        </>
      }
      below={line && <LineCard story={line} />}
    >
      <p>
        <Trans>Your camera and microphone are off. {room.other.Name} can see that you left.</Trans>
      </p>
    </RoomMessage>
  );
}

export function EndedView({ room, reason, line, onReport }: AfterwardsProps & { reason: EndedReason }) {
  const { t } = useLingui();
  const name = room.other.Name;
  const texts: Record<EndedReason, string> = {
    ended: t`The interview with ${name} is over. Your camera and microphone are off.`,
    time_over: t`The time for this interview is over. Your camera and microphone are off.`,
    nobody_left: t`Nobody was in the room any more, so the interview was closed.`,
    closed_meanwhile: t`The interview was closed while you were away.`,
  };
  return (
    <RoomMessage
      takesFocus
      title={t`The interview has ended`}
      actions={
        <>
          <FeedbackLink roomid={room.roomid} tone="primary" />
          <ReportButton onReport={onReport} />
        </>
      }
      below={line && <LineCard story={line} />}
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
      title={t`You are already in this room`}
      actions={
        <Button tone="now" onClick={onTakeOver}>
          <Trans>Continue here</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          The interview is open in another tab or on another device. Continue here, and the other one lets go.
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
      title={t`You continued elsewhere`}
      actions={
        <Button tone="quiet" onClick={onTakeOver}>
          <Trans>Bring it back here</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          The interview goes on in another tab or on another device. You can close this one; its camera and
          microphone are off.
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
    refused: t`You could not join`,
    outdated: t`This page is out of date`,
    login_ended: t`You were logged out`,
  };
  return (
    <RoomMessage
      takesFocus
      title={titles[state.reason]}
      actions={<WayOn reason={state.reason} onRejoin={onRejoin} />}
    >
      <p>{errorText({ code: state.code, retryAfterSeconds: undefined })}</p>
    </RoomMessage>
  );
}

function WayOn({ reason, onRejoin }: { reason: FailedViewProps['state']['reason']; onRejoin: () => void }) {
  if (reason === 'outdated') {
    return (
      <Button onClick={() => window.location.reload()}>
        <Trans>Reload</Trans>
      </Button>
    );
  }
  if (reason === 'login_ended') {
    const next = encodeURIComponent(window.location.pathname);
    return (
      // A new document, so that what this page still knows of the old login is gone.
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
      <Trans>Go on to feedback</Trans>
    </ButtonLink>
  );
}
