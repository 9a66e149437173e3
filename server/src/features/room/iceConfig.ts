import { createHmac } from 'node:crypto';
import type { IceConfig, IceServer } from '@preproom/models/contract/room/ice';
import { LIVE_LIMIT_MS } from '@preproom/models/contract/sessions/meetingTime';
import { canBeHeld, type SessionLife } from '@preproom/models/contract/sessions/sessionLife';
import type { Config } from '../../config/config.ts';

/** How long TURN credentials outlive the room, so that somebody who joins in the last minute can still connect. */
const BEYOND_SESSION_MS = 10 * 60_000;
/** Maximum lifetime of credentials, longer than a room is ever open. Those issued days ahead only serve the connection check. */
const LONGEST_KEY_MS = 2 * 60 * 60_000;

type IceSettings = Pick<Config, 'STUN_URLS' | 'TURN_URLS' | 'TURN_SECRET' | 'ICE_RELAY_ONLY'>;

/**
 * The ICE servers for this person's page. TURN credentials are personal and expire; a session that can no longer be held gets none.
 * Contains secrets: never log it.
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

/** Long enough to try the relays once. */
const TRIAL_MS = 10 * 60_000;

/** The relays for this member of the team, who tries them. Contains secrets: never log it. */
export function relaysToTry(
  { TURN_URLS, TURN_SECRET }: Pick<Config, 'TURN_URLS' | 'TURN_SECRET'>,
  userId: string,
  nowMs: number,
): IceServer[] {
  if (TURN_SECRET === undefined || TURN_URLS.length === 0) return [];
  return [{ urls: TURN_URLS, ...turnCredentials(TURN_SECRET, userId, nowMs + TRIAL_MS) }];
}

/**
 * Credentials for coturn's `use-auth-secret` (draft-uberti-behave-turn-rest-00). The username is the expiry in seconds since the epoch
 * and the user id; the password is the username's HMAC-SHA1 under the shared secret, in base64.
 */
export function turnCredentials(
  secret: string,
  userId: string,
  expiresAtMs: number,
): { username: string; credential: string } {
  const username = `${Math.floor(expiresAtMs / 1000)}:${userId}`;
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
}
