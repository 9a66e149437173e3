import { FASTEST_CHECKED_KBPS } from '@preproom/models/contract/room/connectionCheck';
import type { ConnectionCheckPorts } from '../connectionCheck/connectionCheckPorts.ts';

const CONNECT_TIMEOUT_MS = 8_000;
const LOOP_MS = 5_000;
/** The transport starts slowly, so the measurement begins after this. */
const WARM_UP_MS = 1_500;
const TICK_MS = 20;
const CHUNK_BYTES = 4_096;
/** Limit of the send buffer: enough for throttled timers, too little to go on for long after the end. */
const MAX_WAITING_BYTES = 128 * 1024;
const BYTES_PER_MS = FASTEST_CHECKED_KBPS / 8;

/** Sends data between two peer connections in this page, at most as fast as the check needs to know. */
export const measureLoop: ConnectionCheckPorts['measureLoop'] = async ({ iceServers, relayOnly }, signal) => {
  const configuration: RTCConfiguration = { iceServers, iceTransportPolicy: relayOnly ? 'relay' : 'all' };
  const sender = new RTCPeerConnection(configuration);
  const receiver = new RTCPeerConnection(configuration);
  const ending = new AbortController();
  const ended = AbortSignal.any([signal, ending.signal]);
  try {
    const incoming = once<RTCDataChannelEvent>(receiver, 'datachannel', ended);
    const channel = sender.createDataChannel('speed');
    const open = once(channel, 'open', AbortSignal.any([ended, AbortSignal.timeout(CONNECT_TIMEOUT_MS)]));
    await connect(sender, receiver);
    await open;
    sendSteadily(channel, ended);
    return await countArriving((await incoming).channel, ended);
  } finally {
    ending.abort();
    sender.close();
    receiver.close();
  }
};

async function connect(sender: RTCPeerConnection, receiver: RTCPeerConnection): Promise<void> {
  for (const [from, to] of [
    [sender, receiver],
    [receiver, sender],
  ] as const) {
    // A candidate may arrive after the connection was closed.
    from.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate) to.addIceCandidate(candidate).catch(() => {});
    });
  }
  await sender.setLocalDescription();
  await receiver.setRemoteDescription(sender.localDescription as RTCSessionDescription);
  await receiver.setLocalDescription();
  await sender.setRemoteDescription(receiver.localDescription as RTCSessionDescription);
}

function sendSteadily(channel: RTCDataChannel, ended: AbortSignal): void {
  const chunk = new Uint8Array(CHUNK_BYTES);
  let lastAt = performance.now();
  let allowance = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    allowance = Math.min(MAX_WAITING_BYTES, allowance + (now - lastAt) * BYTES_PER_MS);
    lastAt = now;
    while (
      channel.readyState === 'open' &&
      allowance >= CHUNK_BYTES &&
      channel.bufferedAmount < MAX_WAITING_BYTES
    ) {
      channel.send(chunk);
      allowance -= CHUNK_BYTES;
    }
  }, TICK_MS);
  ended.addEventListener('abort', () => clearInterval(timer));
}

/** kbit/s between the warm-up and the end. */
async function countArriving(channel: RTCDataChannel, ended: AbortSignal): Promise<number> {
  let bytes = 0;
  channel.binaryType = 'arraybuffer';
  channel.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
    bytes += data.byteLength;
  });
  await pause(WARM_UP_MS, ended);
  const [before, startedAt] = [bytes, performance.now()];
  await pause(LOOP_MS - WARM_UP_MS, ended);
  return ((bytes - before) * 8) / (performance.now() - startedAt);
}

/** Throws when aborted first. */
function once<E extends Event>(target: EventTarget, name: string, ended: AbortSignal): Promise<E> {
  const happened = new Promise<E>((resolve, reject) => {
    target.addEventListener(name, (event) => resolve(event as E));
    ended.addEventListener('abort', () => reject(ended.reason));
  });
  // Avoids an unhandled rejection when it fails before anybody awaits it.
  happened.catch(() => {});
  return happened;
}

function pause(ms: number, ended: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    ended.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(ended.reason);
    });
  });
}
