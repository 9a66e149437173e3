import { storeReadings } from '@preproom/models/contract/readings/readings';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { InRoomState } from '../../../call/machine/callState.ts';
import type { Call } from '../../../call/useCall.ts';
import { createBrowserExpressionReading } from '../../../face/browserExpressionReading.ts';
import type { ExpressionReading } from '../../../face/expressionReading.ts';
import { type ExpressionReadingState, READING_OFF } from '../../../face/readingState.ts';
import { callApi } from '../../../lib/api.ts';
import { type Room, useReadingConsent } from '../parts/api.ts';

/** The reader takes half a second of CPU to start, which would delay the first picture. */
const START_DELAY_MS = 1_000;

export interface ReadingControls {
  state: ExpressionReadingState;
  onStop: () => void;
  onRecalibrate: () => void;
  onRenewPose: () => void;
}

/** Runs expression reading of a consenting learner while both are connected, and sends readings over the room's socket. */
export function useExpressionReading(room: Room, call: Call, state: InRoomState): ReadingControls {
  const consent = useReadingConsent(room.roomid);
  const reading = useReading(room, call, state);
  const shown = useSyncExternalStore(reading?.subscribe ?? never, () => reading?.getState() ?? READING_OFF);
  // A withdrawal takes effect here before the server knows about it.
  const [isStopped, setStopped] = useState(false);
  const isAgreed = room.readings.consent && !isStopped;
  const isTogether = state.status === 'connected' || state.status === 'reconnecting';
  useRunning(reading, isAgreed && isTogether, state);

  const onStop = async () => {
    setStopped(true);
    await reading?.withdraw();
    if (room.readings.consent) consent.mutate(false);
  };
  return {
    state: isStopped ? READING_OFF : shown,
    onStop: () => void onStop(),
    onRecalibrate: () => reading?.recalibrate(),
    onRenewPose: () => reading?.renewPose(),
  };
}

/** The expression reading of this room; null for the mentor and where readings are unavailable. */
function useReading({ roomid, side, readings, startsAt }: Room, call: Call, state: InRoomState) {
  const clockOffsetMs = useRef(state.room.clockOffsetMs);
  useEffect(() => {
    clockOffsetMs.current = state.room.clockOffsetMs;
  });
  const [reading] = useState<ExpressionReading | null>(() => {
    const model = readings.modelSha256;
    if (side !== 'learner' || readings.unavailable || !model) return null;
    return createBrowserExpressionReading({
      roomid,
      model,
      startsAt: Date.parse(startsAt),
      clockOffsetMs: () => clockOffsetMs.current,
      getVideoTrack: () => call.media.capture('camera'),
      send: call.session.sendReadings,
      sendBeforeLeaving: (batch) =>
        callApi(storeReadings, { params: { roomid }, body: batch, keepalive: true }),
    });
  });
  return reading;
}

function useRunning(reading: ExpressionReading | null, shouldRun: boolean, { signalling }: InRoomState) {
  useEffect(() => {
    if (!reading || !shouldRun) return;
    const starting = setTimeout(() => reading.start(), START_DELAY_MS);
    return () => {
      clearTimeout(starting);
      reading.stop();
    };
  }, [reading, shouldRun]);
  useEffect(() => {
    if (signalling === 'joined') reading?.reconnected();
  }, [reading, signalling]);
  useEffect(() => () => reading?.dispose(), [reading]);
}

const never = () => () => {};
