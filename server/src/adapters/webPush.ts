import { createECDH, hkdfSync } from 'node:crypto';
import type { PushMessage, PushSubscription } from '@preproom/models/contract/notifications/push';
import webPush from 'web-push';
import type { Config } from '../config/config.ts';

/** The push services of the browsers. A subscription names its own address, and this server posts to no other host. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.push\.apple\.com$/,
  /\.notify\.windows\.com$/,
];
const TIMEOUT_MS = 10_000;

/** `gone`: the subscription has ended. `refused`: another try cannot help. */
export type PushOutcome = 'sent' | 'gone' | 'refused';

export interface WebPush {
  /** With which browsers subscribe, URL-safe base64. */
  publicKey: string;
  /** Whether the address is one of a known push service. */
  knows(endpoint: string): boolean;
  /** Throws to be tried again. */
  send(subscription: PushSubscription, message: PushMessage, ttlSeconds: number): Promise<PushOutcome>;
}

/** Web Push (RFC 8030) with encrypted messages (RFC 8291) that are signed as this server's (RFC 8292). */
export function createWebPush({
  jwtSecret,
  contact,
  PUSH_SERVICES,
}: Pick<Config, 'jwtSecret' | 'contact' | 'PUSH_SERVICES'>): WebPush {
  const vapidDetails = { subject: `mailto:${contact.email}`, ...keysFrom(jwtSecret) };
  const known = new Set(PUSH_SERVICES.map((url) => new URL(url).origin));
  const knows = (endpoint: string) => {
    const { origin, protocol, hostname, port, username, password } = new URL(endpoint);
    if (username !== '' || password !== '') return false;
    if (known.has(origin)) return true;
    return protocol === 'https:' && port === '' && SERVICES.some((service) => service.test(hostname));
  };
  return {
    publicKey: vapidDetails.publicKey,
    knows,
    async send(subscription, message, ttlSeconds) {
      // The setting may have changed since it was stored.
      if (!knows(subscription.endpoint)) return 'gone';
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(
        subscription,
        JSON.stringify(message),
        { vapidDetails, TTL: ttlSeconds, urgency: 'high' },
      );
      const response = await fetch(endpoint, {
        method,
        headers: headers as Record<string, string>,
        body: new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      return outcomeOf(response);
    },
  };
}

function outcomeOf({ ok, status }: Response): PushOutcome {
  if (ok) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) throw new Error(`The push service answers ${status}`);
  return 'refused';
}

/**
 * The same keys in every process, from the secret that signs logins: with a new secret all logins end, and the subscriptions with them.
 * A number above the curve's order has a chance of 2^-32; then the next one is taken.
 */
function keysFrom(secret: string, attempt = 0): { publicKey: string; privateKey: string } {
  const privateKey = Buffer.from(hkdfSync('sha256', secret, '', `web-push ${attempt}`, 32));
  const ecdh = createECDH('prime256v1');
  try {
    ecdh.setPrivateKey(privateKey);
  } catch {
    return keysFrom(secret, attempt + 1);
  }
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
