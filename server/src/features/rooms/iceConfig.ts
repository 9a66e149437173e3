import { createHmac } from 'node:crypto';
import type { IceConfig } from '@preproom/models/contract/room/ice';
import { LIVE_LIMIT_MS } from '@preproom/models/contract/room/meetingTime';
import { canBeHeld, type SessionLife } from '@preproom/models/contract/room/sessionLife';
import type { Config } from '../../config/config.ts';

/** After the room has closed for certain: whoever comes in its last minute still gets a key that lasts a call's set-up. */
const BEYOND_SESSION_MS = 10 * 60_000;
/** Longer than a room is ever open. Whoever looks in days before gets a key for the connection check, and a fresh one later. */
const LONGEST_KEY_MS = 2 * 60 * 60_000;

type IceSettings = Pick<Config, 'STUN_URLS' | 'TURN_URLS' | 'TURN_SECRET' | 'ICE_RELAY_ONLY'>;

/**
 * How this person's page may find the other one. The relay's key is personal and limited in time; a session that can no longer
 * be held has none. Never log what comes out.
 */
export function iceConfig(
  settings: IceSettings,
  userId: string,
  session: Pick<SessionLife, 'status' | 'startsAtMs'>,
  nowMs: number,
): IceConfig {
  const { STUN_URLS, TURN_URLS, TURN_SECRET, ICE_RELAY_ONLY } = settings;
  const relayOnly = ICE_RELAY_ONLY === '1';
  const iceServers: IceConfig['iceServers'] = STUN_URLS.length > 0 ? [{ urls: STUN_URLS }] : [];
  if (TURN_SECRET === undefined || !canBeHeld(session, nowMs))
    return { iceServers, relayOnly, expiresAt: null };
  const roomEndsAtMs = session.startsAtMs + LIVE_LIMIT_MS + BEYOND_SESSION_MS;
  const expiresAtMs = Math.min(roomEndsAtMs, nowMs + LONGEST_KEY_MS);
  iceServers.push({ urls: TURN_URLS, ...turnCredentials(TURN_SECRET, userId, expiresAtMs) });
  return { iceServers, relayOnly, expiresAt: new Date(expiresAtMs).toISOString() };
}

/**
 * What coturn's `use-auth-secret` accepts until then: the expiry in whole seconds since the epoch and the user as the name, the
 * name's HMAC-SHA1 under the shared secret, in base64, as the password. The scheme is draft-uberti-behave-turn-rest-00.
 */
export function turnCredentials(
  secret: string,
  userId: string,
  expiresAtMs: number,
): { username: string; credential: string } {
  const username = `${Math.floor(expiresAtMs / 1000)}:${userId}`;
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
}
