import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LineCheck } from '@preproom/models/contract/room/lineCheck';
import type { LineStep } from '../../../call/lineCheck/lineCheckRules.ts';

export const STEP_NAMES: Record<LineStep, MessageDescriptor> = {
  server: msg`Our server`,
  stun: msg`Direct way`,
  relay: msg`Relay`,
  speed: msg`Speed`,
  microphone: msg`Microphone`,
  camera: msg`Camera`,
};

/** While a step is under way. */
export const BUSY_WORDS: Record<LineStep, MessageDescriptor> = {
  server: msg`asking`,
  stun: msg`looking`,
  relay: msg`asking`,
  speed: msg`measuring for 5 seconds`,
  microphone: msg`say a word`,
  camera: msg`looking`,
};

type Texts = { [Step in LineStep]: Partial<Record<LineCheck[Step], MessageDescriptor>> };

/** What was found, in a word or two. */
const RESULT_WORDS: { [Step in LineStep]: Record<Exclude<LineCheck[Step], 'unknown'>, MessageDescriptor> } = {
  server: { quick: msg`answers quickly`, slow: msg`answers slowly`, unreachable: msg`does not answer` },
  stun: { found: msg`open`, unreachable: msg`closed`, not_needed: msg`not needed here` },
  relay: {
    works: msg`works`,
    refused: msg`refuses this page's key`,
    busy: msg`is full`,
    unreachable: msg`cannot be reached`,
    not_configured: msg`not set up here`,
  },
  speed: {
    video: msg`good for video`,
    small_video: msg`fine with a smaller picture`,
    sound: msg`enough for sound only`,
    too_slow: msg`too slow for a call`,
    failed: msg`could not be measured`,
    not_measured: msg`not measured`,
  },
  microphone: {
    heard: msg`you are heard`,
    silent: msg`nothing heard`,
    off: msg`switched off by you`,
    unavailable: msg`not available`,
  },
  camera: {
    bright: msg`bright enough`,
    dark: msg`too dark`,
    covered: msg`sees nothing`,
    off: msg`switched off by you`,
    unavailable: msg`not available`,
  },
};

/** What to do, or what it means, where a result is not good. A missing device is explained beside its picker. */
const ADVICE: Texts = {
  server: {
    slow: msg`You may hear each other a little late. Move closer to your router if you can, and stop downloads.`,
    unreachable: msg`Check your internet connection. If other pages work, this network may block calls: try another one, such as your phone's hotspot.`,
  },
  stun: {
    unreachable: msg`This network hides your device from others. If the call does not connect, try another network, such as your phone's hotspot.`,
  },
  relay: {
    refused: msg`This is our fault, not yours. Reload the page. If it stays like this, most calls still connect directly; if yours does not, tell us.`,
    busy: msg`Too many calls are relayed at the moment. Most calls connect directly; otherwise wait a minute and check again.`,
    unreachable: msg`This network does not let you reach our relay. Most calls connect directly; if yours does not, try another network, such as your phone's hotspot.`,
  },
  speed: {
    small_video: msg`Your picture will be smaller, and the sound stays clear. Stopping downloads helps.`,
    sound: msg`Talk without the camera, or try another network.`,
    too_slow: msg`Try another network, such as your phone's hotspot, or move closer to your router.`,
    failed: msg`Check again in a moment. You can join all the same.`,
  },
  microphone: {
    silent: msg`Say a word. If nothing changes, look for a mute switch on your headset or in your system's sound settings, or choose another microphone.`,
  },
  camera: {
    dark: msg`Turn towards a window or a lamp, so that the light falls on your face.`,
    covered: msg`Open the camera's shutter, or take away what covers it.`,
  },
};

/** Where every call goes through the relay there is no direct way to fall back on. */
const RELAY_ONLY_ADVICE: Texts['relay'] = {
  refused: msg`This is our fault, not yours. Reload the page. If it stays like this, the call cannot connect: tell us, or arrange another time.`,
  busy: msg`Too many calls are relayed at the moment. Wait a minute and check again.`,
  unreachable: msg`This network does not let you reach our relay, and the call needs it. Try another network, such as your phone's hotspot.`,
};

/** A loop within the browser says nothing of the line. */
const DEVICE_SPEED = {
  word: msg`your device is fast enough`,
  note: msg`How fast your line is shows in the call.`,
};

const isOfDeviceAlone = (step: LineStep, { speed, speedOver }: LineCheck) =>
  step === 'speed' && speed === 'video' && speedOver === 'device';

export function resultWord(step: LineStep, result: LineCheck): MessageDescriptor | undefined {
  if (isOfDeviceAlone(step, result)) return DEVICE_SPEED.word;
  return (RESULT_WORDS as Texts as Lookup)[step][result[step]];
}

export function advice(
  step: LineStep,
  result: LineCheck,
  isRelayOnly: boolean,
): MessageDescriptor | undefined {
  if (isOfDeviceAlone(step, result)) return DEVICE_SPEED.note;
  if (step === 'relay' && isRelayOnly) return RELAY_ONLY_ADVICE[result.relay];
  return (ADVICE as Lookup)[step][result[step]];
}

/** TypeScript cannot follow that a step's result is a key of that step's texts. */
type Lookup = Record<LineStep, Partial<Record<string, MessageDescriptor>>>;
