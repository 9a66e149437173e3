import { MAX_MESSAGE_BYTES } from '@preproom/models/contract/room/signalling';
import { NegotiationSignal } from '@preproom/models/contract/room/signals';

/** A signal as sent over the peer's data channel. */
export function writeSignal(signal: NegotiationSignal): string {
  return JSON.stringify(signal satisfies NegotiationSignal);
}

/** Parses a text from the data channel; null when it is not a valid signal. The text is untrusted input. */
export function readSignal(text: string): NegotiationSignal | null {
  // A text has at least as many bytes as characters, so this needs no encoding.
  if (text.length > MAX_MESSAGE_BYTES) return null;
  try {
    return NegotiationSignal.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
