import { type NegotiationSignal, Signal } from '@preproom/models/contract/room/signals';
import { textFrame } from './frameSocket.ts';

/** Numbers of eight digits, so that every message of a kind has the same length and its number the same place. */
export const FIRST_NUMBER = 10_000_000;
const NUMBER_DIGITS = 8;
const NUMBER = String(FIRST_NUMBER);

/** One description to so many candidates, as two browsers with a few network cards send them. */
const CANDIDATES_PER_OFFER = 20;
const SDP_BYTES = 3_000;

// Parsed, so that the fields stand in the order in which a relay that parses passes them on.
const CANDIDATE = Signal.parse({
  type: 'candidate',
  attempt: 1,
  candidate: {
    candidate:
      'candidate:2895216541 1 udp 1677729535 203.0.113.77 54321 typ srflx raddr 192.168.178.23 rport 54321 generation 0 ufrag Xy7K network-id 3 network-cost 10',
    sdpMid: '0',
    sdpMLineIndex: 0,
    usernameFragment: NUMBER,
  },
});
const OFFER = Signal.parse({
  type: 'offer',
  attempt: 1,
  sdp: `${'a=rtpmap:111 opus/48000/2\r\n'.repeat(SDP_BYTES).slice(0, SDP_BYTES)}${NUMBER}`,
});

/** A frame of one kind whose number is written in two places: as the request's own and in what is relayed. */
export interface Template {
  frame: Buffer;
  requestAt: number;
  numberAt: number;
  /** How far from the end the number begins, sent and relayed alike. */
  numberFromEnd: number;
}

export type Wrap = (request: string, signal: NegotiationSignal) => string;

export function createTemplates(negotiationId: string, wrap: Wrap): { candidate: Template; offer: Template } {
  const template = (signal: Signal): Template => {
    const { frame } = textFrame(wrap(NUMBER, { negotiationId, signal }));
    const numberAt = frame.lastIndexOf(NUMBER);
    return { frame, requestAt: frame.indexOf(NUMBER), numberAt, numberFromEnd: frame.length - numberAt };
  };
  return { candidate: template(CANDIDATE), offer: template(OFFER) };
}

export function isOffer(index: number): boolean {
  return index % (CANDIDATES_PER_OFFER + 1) === 0;
}

/** A frame of its own with this number. */
export function numbered({ frame, requestAt, numberAt }: Template, number: number): Buffer {
  const copy = Buffer.allocUnsafe(frame.length);
  frame.copy(copy);
  writeNumber(copy, requestAt, number);
  writeNumber(copy, numberAt, number);
  return copy;
}

function writeNumber(bytes: Buffer, at: number, number: number): void {
  let left = number;
  for (let i = at + NUMBER_DIGITS - 1; i >= at; i--) {
    bytes[i] = 0x30 + (left % 10);
    left = Math.floor(left / 10);
  }
}

/** The number that begins at this byte. */
export function readNumber(text: Buffer, at: number): number {
  let number = 0;
  for (let i = at; i < at + NUMBER_DIGITS; i++) number = number * 10 + ((text[i] ?? 0) - 0x30);
  return number;
}
