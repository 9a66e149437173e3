import { storeSpeech } from '@preproom/models/contract/room/speech';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { InRoomState } from '../../../call/machine/callState.ts';
import type { Call } from '../../../call/useCall.ts';
import { callApi } from '../../../lib/api.ts';
import { createBrowserSpeechMeasure } from '../../../speech/browserSpeechMeasure.ts';
import type { SpeechMeasure } from '../../../speech/speechMeasure.ts';
import type { SpeechState } from '../../../speech/speechRun.ts';
import { type Room, useSpeechConsent } from '../parts/api.ts';

export interface SpeechControls {
  state: SpeechState;
  onStop: () => void;
}

/** Measures the talk time of a person who agreed, while both are connected, and sends segments over the room's socket. */
export function useSpeechMeasure(room: Room, call: Call, state: InRoomState): SpeechControls {
  const consent = useSpeechConsent(room.roomid);
  const measure = useMeasure(room, call);
  const shown = useSyncExternalStore(measure.subscribe, measure.getState);
  // A withdrawal takes effect here before the server knows about it.
  const [isStopped, setStopped] = useState(false);
  const isAgreed = room.speech.consent && !room.speech.unavailable && !isStopped;
  const isTogether = state.status === 'connected' || state.status === 'reconnecting';
  useRunning(measure, isAgreed && isTogether, state);

  const onStop = async () => {
    setStopped(true);
    await measure.withdraw();
    if (room.speech.consent) consent.mutate(false);
  };
  return { state: isStopped ? { status: 'off' } : shown, onStop: () => void onStop() };
}

function useMeasure({ roomid, startsAt }: Room, call: Call): SpeechMeasure {
  const [measure] = useState(() =>
    createBrowserSpeechMeasure({
      roomid,
      startsAt: Date.parse(startsAt),
      getAudioTrack: () => call.media.capture('microphone'),
      send: call.session.sendSpeech,
      sendBeforeLeaving: (batch) =>
        callApi(storeSpeech, { params: { roomid }, body: batch, keepalive: true }),
    }),
  );
  return measure;
}

function useRunning(measure: SpeechMeasure, shouldRun: boolean, { signalling }: InRoomState) {
  useEffect(() => {
    if (!shouldRun) return;
    measure.start();
    return measure.stop;
  }, [measure, shouldRun]);
  useEffect(() => {
    if (signalling === 'joined') measure.reconnected();
  }, [measure, signalling]);
  useEffect(() => measure.dispose, [measure]);
}
