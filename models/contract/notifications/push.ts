import { endpoint } from '../http/endpoint.ts';
import { z } from '../http/zod.ts';

/** URL-safe base64 of so many bytes. */
const bytes = (count: number) => z.base64url().length(Math.ceil((count * 4) / 3));

/** What a browser's PushManager gives: where its maker takes messages for it, and the keys that only it can read them with. */
export const PushSubscription = z.strictObject({
  endpoint: z.url().max(1000),
  keys: z.strictObject({
    p256dh: bytes(65).describe("the browser's public key, uncompressed"),
    auth: bytes(16),
  }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

const PushState = z.object({
  publicKey: z.string().describe('with which a browser subscribes'),
  isOn: z.boolean().describe('this login gets notifications'),
});

export const getPush = endpoint({
  method: 'GET',
  path: '/push',
  summary: 'Whether this login gets notifications from the browser, and the key to subscribe with',
  response: PushState,
});

export const switchPushOn = endpoint({
  method: 'PUT',
  path: '/push',
  summary:
    'Sends reminders and news of feedback to this browser, until its login ends. `not_allowed`: an unknown push service. `bad_request`: no key of a browser',
  body: PushSubscription,
  response: PushState,
});

export const switchPushOff = endpoint({
  method: 'DELETE',
  path: '/push',
  summary: 'Sends nothing more to this browser',
  response: PushState,
});

/** Of the script that shows them, which the browser runs without a page. */
export const PUSH_WORKER = { path: '/push-worker.js', scope: '/push-worker/' } as const;

/** What the script is sent, encrypted. */
export const PushMessage = z.object({
  title: z.string(),
  body: z.string(),
  path: z.string().describe('the page that a click opens'),
  tag: z.string().describe('a later message with the same one takes its place'),
});
export type PushMessage = z.infer<typeof PushMessage>;
