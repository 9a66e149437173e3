import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QualityProblem } from '../../face/measure/quality.ts';
import type { PauseReason, UnavailableReason } from '../../face/readingState.ts';

/** Worded about the picture, not the person, so that they do not sound like blame. */
export const PROBLEM_TEXTS: Record<QualityProblem, MessageDescriptor> = {
  no_face: msg`No face detected`,
  two_faces: msg`Two faces detected`,
  turned_away: msg`Face the camera`,
  too_small: msg`Too far away. Move closer to the camera`,
  too_dark: msg`Too dark. Turn towards a light`,
  too_bright: msg`Too bright. Reduce the light`,
  unsteady: msg`Your face is hard to see`,
};

export const PAUSE_TEXTS: Record<PauseReason, MessageDescriptor> = {
  hidden: msg`Paused while this tab is hidden`,
  camera_off: msg`Paused while your camera is off`,
  camera_muted: msg`Paused: no picture from your camera`,
};

export const UNAVAILABLE_TEXTS: Record<UnavailableReason, MessageDescriptor> = {
  failed: msg`It couldn’t start in this browser.`,
  too_slow: msg`Your device is too busy right now.`,
  no_consent: msg`You haven’t turned it on.`,
  readings_off: msg`It’s turned off.`,
};
