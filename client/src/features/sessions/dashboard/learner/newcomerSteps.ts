import type { CurrentUser } from '@preproom/models/contract/currentUser';
import type { Meeting } from '@preproom/models/contract/sessions/sessions';

export const NEWCOMER_STEPS = ['profile', 'resume', 'introduction', 'room'] as const;
export type NewcomerStep = (typeof NEWCOMER_STEPS)[number];

export interface Newcomer {
  isComplete: boolean;
  hasResume: boolean;
  introduction: CurrentUser['introduction'];
  meetings: readonly Meeting[];
  /** Opened a room on this device. */
  hasTriedRoom: boolean;
}

/** What a newcomer has done already; null once they have had an interview, or everything is done. */
export function newcomerSteps(of: Newcomer): Record<NewcomerStep, boolean> | null {
  if (of.meetings.some(({ status }) => status === 'done')) return null;
  const steps = {
    profile: of.isComplete,
    resume: of.hasResume,
    introduction: of.introduction !== null && of.introduction.state !== 'free',
    room: of.hasTriedRoom || of.meetings.some(({ status }) => status === 'live'),
  };
  return NEWCOMER_STEPS.every((step) => steps[step]) ? null : steps;
}
