import { Plural, Trans } from '@lingui/react/macro';
import { use, useEffect, useId, useState } from 'react';
import { stepsThatNeedCare } from '../../../call/connectionCheck/connectionCheckRules.ts';
import type { LocalMedia } from '../../../call/media/localMedia.ts';
import { JoiningContext } from '../../../devices/joiningContext.ts';
import { Button } from '../../../ui/Button.tsx';
import { RelaySwitch } from '../connection/RelaySwitch.tsx';
import { useRelayPreference, withRelayPreference } from '../connection/relayPreference.ts';
import type { Room } from '../parts/api.ts';
import { ConnectionCheckList, StepIcon } from './ConnectionCheckList.tsx';
import { type ConnectionCheckControls, useConnectionCheck } from './useConnectionCheck.ts';

/** Whether connection, microphone and camera will do, in plain words; one line once all is well. */
export function ConnectionCheck({ room, media }: { room: Room; media: LocalMedia }) {
  const { onEnd, ...controls } = useConnectionCheck(room, media);
  return (
    <>
      <ConnectionCheckView room={room} {...controls} />
      <EndWhenJoining isBusy={controls.state.busy.length > 0} onEnd={onEnd} />
    </>
  );
}

/** Joining needs the connection for itself. A component of its own: joining draws nothing again when the check is through. */
function EndWhenJoining({ isBusy, onEnd }: { isBusy: boolean; onEnd: () => void }) {
  const isJoining = use(JoiningContext);
  useEffect(() => {
    if (isJoining && isBusy) onEnd();
  }, [isJoining, isBusy, onEnd]);
  return null;
}

function ConnectionCheckView({
  room,
  state,
  onAgain,
  onMeasureSpeed,
}: Omit<ConnectionCheckControls, 'onEnd'> & { room: Room }) {
  const heading = useId();
  const details = useId();
  const { relayOnly } = useIce(room);
  const { result, busy } = state;
  const troubles = stepsThatNeedCare(result);
  const isBusy = busy.length > 0;
  // Open while the check runs or found a problem, until the person opens or closes it.
  const [wish, setWish] = useState<boolean | null>(null);
  const isOpen = wish ?? (isBusy || state.asksBeforeSpeed || troubles.length > 0);
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2">
      <h2 id={heading} className="sr-only">
        <Trans>Connection check</Trans>
      </h2>
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="flex min-w-0 items-start gap-2 text-14">
          <StepIcon isBusy={isBusy} isTrouble={troubles.length > 0} />
          <Summary state={state} troubles={troubles.length} />
        </p>
        <Button
          tone="plain"
          size="small"
          aria-expanded={isOpen}
          aria-controls={details}
          onClick={() => setWish(!isOpen)}
          className="-me-4 shrink-0"
        >
          {isOpen ? <Trans>Hide</Trans> : <Trans>Details</Trans>}
        </Button>
      </div>
      <div id={details} hidden={!isOpen} className="flex flex-col gap-3">
        <ConnectionCheckList state={state} isRelayOnly={relayOnly} onMeasureSpeed={onMeasureSpeed} />
        <RelaySwitch ice={room.ice}>
          <Trans>Takes effect when you join.</Trans>
        </RelaySwitch>
        {!isBusy && (
          <Button tone="quiet" onClick={onAgain} className="self-start">
            <Trans>Check again</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}

/** The room's ICE configuration with this device's relay preference; re-renders when that changes. */
function useIce({ ice }: Room) {
  useRelayPreference();
  return withRelayPreference(ice);
}

function Summary({ state, troubles }: Pick<ConnectionCheckControls, 'state'> & { troubles: number }) {
  const { busy, result } = state;
  const isWaitingForVoice = busy.length === 1 && busy[0] === 'microphone';
  if (isWaitingForVoice) return <Trans>Say something so we can check your microphone.</Trans>;
  if (busy.length > 0) return <Trans>Checking your connection, microphone and camera…</Trans>;
  if (troubles > 0)
    return (
      <Plural
        value={troubles}
        one="# thing to check before you join"
        other="# things to check before you join"
      />
    );
  const isWithDevices = result.microphone !== 'off' && result.camera !== 'off';
  // Only a loop over the relay says how fast the connection is.
  if (result.speedOver === 'relay')
    return isWithDevices ? (
      <Trans>Your connection, microphone and camera look good</Trans>
    ) : (
      <Trans>Your connection looks good</Trans>
    );
  return isWithDevices ? (
    <Trans>You’re connected to our server. Your microphone and camera look good</Trans>
  ) : (
    <Trans>You’re connected to our server</Trans>
  );
}
