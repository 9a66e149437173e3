import type { Feature } from '../../../feature.ts';
import { recordingHandlers } from './recording.handlers.ts';
import { recordingPolicies } from './recording.policy.ts';

export const recording = {
  policies: recordingPolicies,
  handlers: recordingHandlers,
} satisfies Feature<typeof recordingPolicies>;
