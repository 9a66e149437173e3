import { RequestId } from '../http/ids.ts';
import { Verbatim } from '../http/texts.ts';
import { z } from '../http/zod.ts';

const MAX_SDP_LENGTH = 60_000;
const MAX_CANDIDATE_LENGTH = 2000;
const MAX_MID_LENGTH = 64;
const MAX_LINE_INDEX = 64;
const MAX_FRAGMENT_LENGTH = 256;
const MAX_ATTEMPT = 1_000_000;

const sdp = Verbatim.min(1).max(MAX_SDP_LENGTH);
const IceCandidateInit = z.strictObject({
  candidate: Verbatim.max(MAX_CANDIDATE_LENGTH),
  sdpMid: Verbatim.max(MAX_MID_LENGTH).nullish(),
  sdpMLineIndex: z.int().min(0).max(MAX_LINE_INDEX).nullish(),
  usernameFragment: Verbatim.max(MAX_FRAGMENT_LENGTH).nullish(),
});

const attempt = z
  .int()
  .min(1)
  .max(MAX_ATTEMPT)
  .describe('number of the offer within its negotiation, from 1');

/**
 * A message from one peer to the other while they negotiate. An offer, its answer and the candidates of both sides share an
 * attempt number, so that late or duplicate signals can be dropped.
 */
export const Signal = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['offer', 'answer']), sdp, attempt }),
  z.strictObject({ type: z.literal('candidate'), candidate: IceCandidateInit, attempt }),
  z
    .strictObject({
      type: z.literal('ice-restart'),
      attempt: attempt.describe('the newest attempt that the sender knows'),
    })
    .describe('asks the initiator for the next attempt'),
]);
export type Signal = z.infer<typeof Signal>;

export const NegotiationSignal = z.strictObject({ negotiationId: RequestId, signal: Signal });
export type NegotiationSignal = z.infer<typeof NegotiationSignal>;

/** Whether the schema accepts this, at a fraction of its cost: the service asks for every signal that it relays. */
export function isNegotiationSignal(value: unknown): value is NegotiationSignal {
  return (
    isRecord(value) &&
    hasOnly(value, ENVELOPE_KEYS) &&
    typeof value.negotiationId === 'string' &&
    UUID_FORM.test(value.negotiationId) &&
    isSignal(value.signal)
  );
}

const UUID_FORM = z.regexes.uuid();
const ENVELOPE_KEYS = ['negotiationId', 'signal'];
const SDP_KEYS = ['type', 'sdp', 'attempt'];
const CANDIDATE_KEYS = ['type', 'candidate', 'attempt'];
const RESTART_KEYS = ['type', 'attempt'];
const ICE_KEYS = ['candidate', 'sdpMid', 'sdpMLineIndex', 'usernameFragment'];

function isSignal(value: unknown): boolean {
  if (!isRecord(value) || !isWhole(value.attempt, 1, MAX_ATTEMPT)) return false;
  switch (value.type) {
    case 'candidate':
      return hasOnly(value, CANDIDATE_KEYS) && isIceCandidate(value.candidate);
    case 'offer':
    case 'answer':
      return hasOnly(value, SDP_KEYS) && value.sdp !== '' && isText(value.sdp, MAX_SDP_LENGTH);
    case 'ice-restart':
      return hasOnly(value, RESTART_KEYS);
    default:
      return false;
  }
}

function isIceCandidate(value: unknown): boolean {
  if (!isRecord(value) || !hasOnly(value, ICE_KEYS)) return false;
  const { candidate, sdpMid, sdpMLineIndex, usernameFragment } = value;
  return (
    isText(candidate, MAX_CANDIDATE_LENGTH) &&
    (isMissing(sdpMid) || isText(sdpMid, MAX_MID_LENGTH)) &&
    (isMissing(sdpMLineIndex) || isWhole(sdpMLineIndex, 0, MAX_LINE_INDEX)) &&
    (isMissing(usernameFragment) || isText(usernameFragment, MAX_FRAGMENT_LENGTH))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasOnly(value: object, keys: string[]): boolean {
  for (const key in value) if (!keys.includes(key)) return false;
  return true;
}

function isText(value: unknown, maxLength: number): boolean {
  return typeof value === 'string' && value.length <= maxLength;
}

function isWhole(value: unknown, min: number, max: number): boolean {
  return Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
}

function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}
