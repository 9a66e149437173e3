import type { HandlersFor } from '../../../http/call.ts';
import type { PolicyTable } from '../../../http/policy.ts';
import { BOTH_SIDES } from '../../sessions/session.policy.ts';

export const speechPolicies = {
  // What each side is shown is decided in speech.present.ts.
  getSpeech: BOTH_SIDES,
  storeSpeech: BOTH_SIDES,
  deleteSpeech: BOTH_SIDES,
  setSpeechConsent: BOTH_SIDES,
} as const satisfies PolicyTable;
export type SpeechHandlers = HandlersFor<typeof speechPolicies>;
