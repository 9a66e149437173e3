import type { HandlersFor } from '../../../http/call.ts';
import type { PolicyTable } from '../../../http/policy.ts';
import { BOTH_SIDES } from '../../sessions/session.policy.ts';

export const recordingPolicies = {
  getRecording: BOTH_SIDES,
  changeRecording: BOTH_SIDES,
} as const satisfies PolicyTable;
export type RecordingHandlers = HandlersFor<typeof recordingPolicies>;
