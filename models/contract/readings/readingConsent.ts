import { endpoint } from '../http/endpoint.ts';
import { RoomId } from '../http/ids.ts';
import { z } from '../http/zod.ts';

/** Why expression reading is unavailable, independent of the learner's choice. */
export const READINGS_UNAVAILABLE = ['switched_off', 'adults_only', 'birth_date_needed'] as const;

/** Version of the consent text for expression reading. */
export const READING_CONSENT_VERSION = '2026-11-22';

export const setReadingConsent = endpoint({
  method: 'PUT',
  path: '/rooms/:roomid/reading-consent',
  summary: 'Agree to expression reading in this session, or withdraw it',
  params: z.object({ roomid: RoomId }),
  body: z.discriminatedUnion('granted', [
    z.strictObject({
      granted: z.literal(true),
      textVersion: z.literal(READING_CONSENT_VERSION),
    }),
    z.strictObject({ granted: z.literal(false) }),
  ]),
  response: z.object({ granted: z.boolean() }),
});
