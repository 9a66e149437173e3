import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNegotiationSignal, NegotiationSignal } from './signals.ts';

const uuid = fc.oneof(
  fc.uuid(),
  fc.constantFrom('00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'),
);
const attempt = fc.constantFrom(1, 2, 1_000_000);
const text = (maxLength: number) =>
  fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('', 'é😀', 'x'.repeat(maxLength)));
const optional = <T>(value: fc.Arbitrary<T>) => fc.oneof(value, fc.constantFrom(null, undefined));
const iceCandidate = fc.record(
  {
    candidate: text(2000),
    sdpMid: optional(text(64)),
    sdpMLineIndex: optional(fc.integer({ min: 0, max: 64 })),
    usernameFragment: optional(text(256)),
  },
  { requiredKeys: ['candidate'] },
);
const signal = fc.oneof(
  fc.record({
    type: fc.constantFrom('offer', 'answer'),
    sdp: fc.constantFrom('v=0', 'x'.repeat(60_000)),
    attempt,
  }),
  fc.record({ type: fc.constant('candidate'), candidate: iceCandidate, attempt }),
  fc.record({ type: fc.constant('ice-restart'), attempt }),
);
const accepted = fc.record({ negotiationId: uuid, signal });

/** Values at and beyond every limit, and of every wrong type. */
const odd = fc.oneof(
  fc.constantFrom(
    null,
    undefined,
    true,
    '',
    'offer',
    'candidate',
    'ice-restart',
    'x',
    0,
    -0,
    1,
    1.5,
    -1,
    64,
    65,
  ),
  fc.constantFrom(1_000_000, 1_000_001, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '1', [], [1], {}),
  fc.constantFrom(...[64, 65, 256, 257, 2000, 2001, 60_000, 60_001].map((length) => 'x'.repeat(length))),
  fc.jsonValue(),
);
const KEYS = ['negotiationId', 'signal', 'type', 'sdp', 'attempt', 'candidate', 'sdpMid', 'sdpMLineIndex'];
const key = fc.constantFrom(...KEYS, 'usernameFragment', 'extra', '__proto__', 'constructor');
type Bag = Record<string, unknown>;

/** One key, somewhere in the message, is set to something odd or removed. */
const damaged = fc
  .tuple(accepted, fc.nat(2), key, fc.option(odd, { nil: 'removed' as const }))
  .map(([whole, depth, name, value]) => {
    const message = structuredClone(whole) as Bag;
    const inner = message.signal as Bag;
    const target = [message, inner, (inner.candidate ?? inner) as Bag][depth] ?? message;
    if (value === 'removed') delete target[name];
    else Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
    return message;
  });

describe('the quick check of a signal', () => {
  const agrees = (value: unknown) =>
    isNegotiationSignal(value) === NegotiationSignal.safeParse(value).success;

  test('accepts every signal, as the schema does, which changes nothing in it', () => {
    fc.assert(
      fc.property(accepted, (value) => {
        expect(NegotiationSignal.parse(value)).toEqual(value);
        expect(isNegotiationSignal(value)).toBe(true);
      }),
    );
  });

  test('agrees with the schema on damaged signals', () => {
    fc.assert(fc.property(damaged, agrees), { numRuns: 3_000 });
  });

  test('agrees with the schema on anything', () => {
    fc.assert(fc.property(fc.oneof(fc.anything(), fc.jsonValue(), odd), agrees), { numRuns: 1_000 });
  });
});
