import { fromBase64, toBase64 } from './base64.ts';

/**
 * What the two pages send each other over the data channel, without the server. `vector`: what the sender has, to be answered with
 * what it lacks; `update`: a change; `presence`: where the sender's cursor is;
 * `draft`: what the sender is drawing just now.
 */
export type PeerMessage = { kind: 'vector' | 'update' | 'presence' | 'draft'; bytes: Uint8Array };

const KINDS: Record<string, PeerMessage['kind']> = { v: 'vector', u: 'update', p: 'presence', d: 'draft' };

/** Browsers take messages of 64 kB. What is larger comes from the server. */
export const MAX_PEER_MESSAGE_CHARS = 64_000;

export function writePeerMessage({ kind, bytes }: PeerMessage): string {
  return kind.charAt(0) + toBase64(bytes);
}

/** Null for what is no such message. The text is untrusted input. */
export function readPeerMessage(text: string): PeerMessage | null {
  const kind = KINDS[text.charAt(0)];
  if (!kind || text.length > MAX_PEER_MESSAGE_CHARS) return null;
  try {
    return { kind, bytes: fromBase64(text.slice(1)) };
  } catch {
    return null;
  }
}
