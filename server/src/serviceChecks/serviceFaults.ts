import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { createTransport } from 'nodemailer';
import type { S3Settings } from '../config/s3Settings.ts';
import { ANSWER_MS, connectionFault, type Fault } from './fault.ts';

/** Connects to the mail server and logs in, without a mail. */
export async function findMailFault(url: string): Promise<Fault | null> {
  const limits = { connectionTimeout: ANSWER_MS, greetingTimeout: ANSWER_MS, socketTimeout: ANSWER_MS };
  const transport = createTransport({ url, ...limits });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EAUTH')
      return connectionFault('The mail server', 'SMTP_URL', error);
    return {
      problem: 'The mail server refuses the login.',
      todo: 'Correct user and password in SMTP_URL; characters such as @ and / in them must be percent-encoded.',
    };
  } finally {
    transport.close();
  }
}

export interface PaymentAccount {
  /** The start of the provider's addresses. */
  baseUrl: string;
  key: string;
  secret: string;
}

/** Asks for the latest payment. `onDate` gets the time that the provider's answer names. */
export async function findPaymentsFault(
  { baseUrl, key, secret }: PaymentAccount,
  onDate: (ms: number) => void,
): Promise<Fault | null> {
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const response = await fetch(`${baseUrl}/v1/payments?count=1`, { headers: { authorization }, signal });
    await response.body?.cancel();
    const dateMs = Date.parse(response.headers.get('date') ?? '');
    if (!Number.isNaN(dateMs)) onDate(dateMs);
    if (response.ok) return null;
    if (response.status === 401)
      return {
        problem: 'Razorpay refuses the keys, so nobody can pay.',
        todo: 'Copy RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET from the dashboard again. Both must belong to the same key.',
      };
    return {
      problem: `Razorpay answers ${response.status}.`,
      todo: 'Look at status.razorpay.com, and in the dashboard whether the account is active.',
    };
  } catch (error) {
    return connectionFault('Razorpay', null, error);
  }
}

/** Asks whether the bucket is there and may be used. */
export async function findBucketFault({ bucket, ...s3 }: S3Settings): Promise<Fault | null> {
  const { endpoint, region, accessKeyId, secretAccessKey } = s3;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 1,
    requestHandler: { connectionTimeout: ANSWER_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
    logger: { debug() {}, info() {}, warn() {}, error() {} },
  });
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
    return null;
  } catch (error) {
    const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
    if (status === undefined) return connectionFault('The file storage', 'S3_ENDPOINT', error);
    if (status === 404)
      return {
        problem: `There is no bucket “${bucket}”, so no file can be stored.`,
        todo: 'Make the bucket, or correct S3_BUCKET and S3_ENDPOINT.',
      };
    return {
      problem: `The file storage refuses the bucket “${bucket}” (${status}).`,
      todo: 'Check S3_REGION and the two keys; the key must be allowed to read, write and delete in the bucket.',
    };
  } finally {
    client.destroy();
  }
}

/** Asks the first relay whether it is there: over TLS and TCP by connecting, over UDP by a STUN request. */
export async function findRelayFault(url: string): Promise<Fault | null> {
  const [, scheme, host = '', port] = /^(turns?):(\[[^\]]+\]|[^:?]+)(?::(\d+))?/.exec(url) ?? [];
  const at = { host: host.replace(/^\[|\]$/g, ''), port: Number(port ?? (scheme === 'turns' ? 5349 : 3478)) };
  try {
    if (scheme === 'turns') await opened(connectTls({ ...at, servername: at.host }), 'secureConnect');
    else if (url.endsWith('transport=tcp')) await opened(connectTcp(at), 'connect');
    else await answersStun(at);
    return null;
  } catch (error) {
    return connectionFault(`The relay ${url}`, 'TURN_URLS', error);
  }
}

async function opened(socket: ReturnType<typeof connectTcp>, event: string): Promise<void> {
  try {
    await once(socket, event, { signal: AbortSignal.timeout(ANSWER_MS) });
  } finally {
    socket.on('error', () => {}).destroy();
  }
}

/** A STUN binding request (RFC 8489): type, no attributes, the magic cookie, a random id. */
const STUN_HEAD = [0x00, 0x01, 0x00, 0x00, 0x21, 0x12, 0xa4, 0x42];
const STUN_ANSWER_MS = 2_000;
/** Datagrams get lost. */
const STUN_TRIES = 3;

async function answersStun({ host, port }: { host: string; port: number }): Promise<void> {
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4');
  try {
    const request = Buffer.concat([Buffer.from(STUN_HEAD), randomBytes(12)]);
    for (let tries = 1; ; tries++) {
      const answer = once(socket, 'message', { signal: AbortSignal.timeout(STUN_ANSWER_MS) });
      socket.send(request, port, host, (error) => error && socket.emit('error', error));
      try {
        await answer;
        return;
      } catch (error) {
        if (tries === STUN_TRIES || !isAbort(error)) throw error;
      }
    }
  } finally {
    socket.close();
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** Asks a social login provider for its description. */
export async function findLoginFault(issuer: string): Promise<Fault | null> {
  try {
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) });
    await response.body?.cancel();
    if (response.ok) return null;
    return {
      problem: `The login provider ${issuer} answers ${response.status}.`,
      todo: 'Correct its issuer in OIDC_PROVIDERS.',
    };
  } catch (error) {
    return connectionFault(`The login provider ${issuer}`, 'OIDC_PROVIDERS', error);
  }
}
