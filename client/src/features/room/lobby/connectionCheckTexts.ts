import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ConnectionCheck } from '@preproom/models/contract/room/connectionCheck';
import type { CheckStep } from '../../../call/connectionCheck/connectionCheckRules.ts';

export const STEP_NAMES: Record<CheckStep, MessageDescriptor> = {
  server: msg`Server`,
  stun: msg`Direct connection`,
  relay: msg`Through our server`,
  speed: msg`Speed`,
  microphone: msg`Microphone`,
  camera: msg`Camera`,
};

/** Shown while a step runs. */
export const BUSY_TEXTS: Record<CheckStep, MessageDescriptor> = {
  server: msg`Checking…`,
  stun: msg`Checking…`,
  relay: msg`Checking…`,
  speed: msg`Testing for 5 seconds…`,
  microphone: msg`Say something`,
  camera: msg`Checking…`,
};

type Texts = { [Step in CheckStep]: Partial<Record<ConnectionCheck[Step], MessageDescriptor>> };

/** The result of a step in a word or two. */
const RESULT_TEXTS: {
  [Step in CheckStep]: Record<Exclude<ConnectionCheck[Step], 'unknown'>, MessageDescriptor>;
} = {
  server: { quick: msg`Fast`, slow: msg`Slow`, unreachable: msg`Not responding` },
  stun: { found: msg`Available`, unreachable: msg`Blocked`, not_needed: msg`Not needed` },
  relay: {
    works: msg`Available`,
    refused: msg`Access denied`,
    busy: msg`Busy`,
    unreachable: msg`Can’t be reached`,
    not_configured: msg`Not set up`,
  },
  speed: {
    video: msg`Good for video`,
    small_video: msg`Enough for lower-quality video`,
    sound: msg`Enough for audio only`,
    too_slow: msg`Too slow for a call`,
    failed: msg`Couldn’t test`,
    not_measured: msg`Not tested`,
  },
  microphone: {
    heard: msg`We can hear you`,
    silent: msg`No sound`,
    off: msg`Turned off`,
    unavailable: msg`Not available`,
  },
  camera: {
    bright: msg`Good lighting`,
    dark: msg`Too dark`,
    covered: msg`Camera covered`,
    off: msg`Turned off`,
    unavailable: msg`Not available`,
  },
};

/** What a poor result means and what to do about it. A missing device is explained beside its picker instead. */
const ADVICE: Texts = {
  server: {
    slow: msg`You may hear each other with a short delay. Move closer to your router and pause downloads.`,
    unreachable: msg`Check your internet connection. If other sites work, this network may block calls. Try another one, such as your phone’s hotspot.`,
  },
  stun: {
    unreachable: msg`This network may block direct calls. If yours doesn’t connect, try another network, such as your phone’s hotspot.`,
  },
  relay: {
    refused: msg`This is a problem on our side. Reload the page. Most calls connect directly. If yours doesn’t, contact us.`,
    busy: msg`The server that relays calls is busy. Most calls connect directly. If yours doesn’t, wait a minute and check again.`,
    unreachable: msg`This network doesn’t let you connect through our server. Most calls connect directly. If yours doesn’t, try another network, such as your phone’s hotspot.`,
  },
  speed: {
    small_video: msg`Your video will be lower quality, but your audio will stay clear. Pausing downloads helps.`,
    sound: msg`Turn off your camera or try another network.`,
    too_slow: msg`Try another network, such as your phone’s hotspot, or move closer to your router.`,
    failed: msg`Check again in a moment. You can still join.`,
  },
  microphone: {
    silent: msg`Say something. If there’s still no sound, check your headset’s mute switch and your sound settings, or choose another microphone.`,
  },
  camera: {
    dark: msg`Face a window or a lamp so your face is well lit.`,
    covered: msg`Open the camera cover or remove anything blocking it.`,
  },
};

/** For rooms that allow relayed calls only: without the relay there is no call. */
const RELAY_ONLY_ADVICE: Texts['relay'] = {
  refused: msg`This is a problem on our side, and the call can’t connect until it’s fixed. Reload the page. If that doesn’t help, contact us.`,
  busy: msg`The server that relays calls is busy. Wait a minute, then check again.`,
  unreachable: msg`This network doesn’t let you connect through our server, and this call needs that. Try another network, such as your phone’s hotspot.`,
};

/** A loop within the browser says nothing about the connection. */
const DEVICE_SPEED = {
  word: msg`Your device is fast enough`,
  note: msg`You’ll see your connection quality during the call.`,
};

const isOfDeviceAlone = (step: CheckStep, { speed, speedOver }: ConnectionCheck) =>
  step === 'speed' && speed === 'video' && speedOver === 'device';

export function resultText(step: CheckStep, result: ConnectionCheck): MessageDescriptor | undefined {
  if (isOfDeviceAlone(step, result)) return DEVICE_SPEED.word;
  return (RESULT_TEXTS as Texts as Lookup)[step][result[step]];
}

export function advice(
  step: CheckStep,
  result: ConnectionCheck,
  isRelayOnly: boolean,
): MessageDescriptor | undefined {
  if (isOfDeviceAlone(step, result)) return DEVICE_SPEED.note;
  if (step === 'relay' && isRelayOnly) return RELAY_ONLY_ADVICE[result.relay];
  return (ADVICE as Lookup)[step][result[step]];
}

/** Cast because TypeScript cannot tell that a step's result is a key of the same step's texts. */
type Lookup = Record<CheckStep, Partial<Record<string, MessageDescriptor>>>;
