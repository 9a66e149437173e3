import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushMessage, PushSubscription } from '@preproom/models/contract/notifications/push';
import { decrypt } from 'http_ece';
import { importJWK, jwtVerify } from 'jose';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on the loopback address: keeps what arrives, and answers as it is told. */
export class PushService {
  readonly received: Received[] = [];
  /** The status of its next answers. */
  status = 201;
  readonly #server = createServer(async (request, response) => {
    this.received.push({ path: request.url ?? '', headers: request.headers, body: await buffer(request) });
    response.writeHead(this.status, { location: 'http://127.0.0.1:9/' }).end();
  });

  static async start(): Promise<PushService> {
    const service = new PushService();
    service.#server.listen(0, '127.0.0.1');
    await once(service.#server, 'listening');
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** A browser that takes its messages here. */
  browser(): PushBrowser {
    return new PushBrowser(`${this.url}/${randomBytes(8).toString('hex')}`);
  }

  async stop(): Promise<void> {
    this.#server.close();
    await once(this.#server, 'close');
  }
}

/** The receiving half of a browser: its keys, with which it alone can read. */
class PushBrowser {
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly subscription: PushSubscription;

  constructor(endpoint: string) {
    const p256dh = this.#keys.generateKeys('base64url');
    this.subscription = { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
  }

  read({ body }: Received): PushMessage {
    const keys = { privateKey: this.#keys, authSecret: this.subscription.keys.auth };
    return JSON.parse(decrypt(body, { version: 'aes128gcm', ...keys }).toString());
  }
}

/** Checks the sender's signature, and returns what it says and the key it was made with. */
export async function readSender({ headers }: Received) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  // An uncompressed point: a byte, then both coordinates.
  const coordinates = {
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const jwk = { kty: 'EC', crv: 'P-256', ...coordinates };
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'));
  return { key, payload };
}
