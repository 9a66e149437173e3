import { describe, expect, test } from 'vitest';
import { iceConfig, turnCredentials } from './iceConfig.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-11-20T13:00:00.000Z');
const LEARNER = 'a'.repeat(24);
const settings = {
  STUN_URLS: ['stun:stun.example:3478'],
  TURN_URLS: ['turn:turn.example:3478', 'turns:turn.example:5349'],
  TURN_SECRET: 's'.repeat(32),
  ICE_RELAY_ONLY: '0' as const,
};
const booked = { status: 'booked', startsAtMs: START } as const;
const live = { status: 'live', startsAtMs: START } as const;

const minutesLeft = (config: { expiresAt: string | null }, nowMs: number) =>
  (Date.parse(config.expiresAt ?? '') - nowMs) / MINUTE;

test('credentials are what coturn computes from the same secret', () => {
  // printf '1800000000:abc' | openssl dgst -sha1 -hmac north -binary | base64
  expect(turnCredentials('north', 'abc', 1_800_000_000_999)).toEqual({
    username: '1800000000:abc',
    credential: '8mE1mCdEjNur0DF8ID/k1yDKnFY=',
  });
});

describe('iceConfig', () => {
  test('gives STUN as it is, and TURN with the personal key', () => {
    const { iceServers, relayOnly } = iceConfig(settings, LEARNER, live, START);
    const expiresAtMs = START + 100 * MINUTE;
    expect(relayOnly).toBe(false);
    expect(iceServers).toEqual([
      { urls: settings.STUN_URLS },
      { urls: settings.TURN_URLS, ...turnCredentials(settings.TURN_SECRET, LEARNER, expiresAtMs) },
    ]);
  });

  test.each([
    ['when the room opens', booked, START - 10 * MINUTE, 110],
    ['in the call', live, START + 30 * MINUTE, 70],
    ['in the last minute of the room', live, START + 89 * MINUTE, 11],
    ['two days before', booked, START - 2880 * MINUTE, 120],
  ] as const)('%s the key lasts minutes beyond the session', (_, session, nowMs, minutes) => {
    expect(minutesLeft(iceConfig(settings, LEARNER, session, nowMs), nowMs)).toBe(minutes);
  });

  test.each([
    ['done', START],
    ['cancelled', START - 5 * MINUTE],
    ['booked', START + 46 * MINUTE],
    ['live', START + 90 * MINUTE],
  ] as const)('a session that cannot be held any more (%s) has no key', (status, nowMs) => {
    expect(iceConfig(settings, LEARNER, { status, startsAtMs: START }, nowMs)).toEqual({
      iceServers: [{ urls: settings.STUN_URLS }],
      relayOnly: false,
      expiresAt: null,
    });
  });

  test('without a relay there are no credentials, and without STUN no servers', () => {
    const none = { STUN_URLS: [], TURN_URLS: [], TURN_SECRET: undefined, ICE_RELAY_ONLY: '0' as const };
    expect(iceConfig(none, LEARNER, live, START)).toEqual({
      iceServers: [],
      relayOnly: false,
      expiresAt: null,
    });
  });

  test('says when only relayed paths may be tried', () => {
    expect(iceConfig({ ...settings, ICE_RELAY_ONLY: '1' }, LEARNER, live, START).relayOnly).toBe(true);
  });
});
