import { MAX_MESSAGE_BYTES, NegotiationSignal } from '@preproom/models/contract/room/signalling';

/** A signal as it travels over the peer's own data channel. */
export function writeSignal(signal: NegotiationSignal): string {
  return JSON.stringify(signal satisfies NegotiationSignal);
}

/** What came over the data channel, or null when it is no signal: the other page is not to be trusted. */
export function readSignal(text: string): NegotiationSignal | null {
  // Never fewer bytes than characters.
  if (text.length > MAX_MESSAGE_BYTES) return null;
  try {
    return NegotiationSignal.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
