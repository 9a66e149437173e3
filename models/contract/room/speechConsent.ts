import { endpoint } from '../http/endpoint.ts';
import { RoomId } from '../http/ids.ts';
import { z } from '../http/zod.ts';

/** Why talk time cannot be measured, whatever the person wants. */
export const SPEECH_UNAVAILABLE = ['adults_only', 'birth_date_needed'] as const;

/** Version of the consent text for measuring talk time. */
export const SPEECH_CONSENT_VERSION = '2026-11-24';

export const setSpeechConsent = endpoint({
  method: 'PUT',
  path: '/rooms/:roomid/speech-consent',
  summary: 'Let the own talk time be measured in this session, or withdraw that',
  params: z.object({ roomid: RoomId }),
  body: z.discriminatedUnion('granted', [
    z.strictObject({ granted: z.literal(true), textVersion: z.literal(SPEECH_CONSENT_VERSION) }),
    z.strictObject({ granted: z.literal(false) }),
  ]),
  response: z.object({ granted: z.boolean() }),
});
