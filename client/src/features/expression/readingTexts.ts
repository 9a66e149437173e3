import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QualityProblem } from '../../face/measure/quality.ts';
import type { PauseReason, UnavailableReason } from '../../face/readingState.ts';

/** Said without blame: they are about the picture, not about the person. */
export const PROBLEM_TEXTS: Record<QualityProblem, MessageDescriptor> = {
  no_face: msg`No face in the picture`,
  two_faces: msg`Two faces in the picture`,
  turned_away: msg`Turned away from the camera`,
  too_small: msg`The face is small in the picture; moving closer helps`,
  too_dark: msg`The picture is dark; light from the front helps`,
  too_bright: msg`The picture is very bright; less light helps`,
  unsteady: msg`The face is hard to find in the picture`,
};

export const PAUSE_TEXTS: Record<PauseReason, MessageDescriptor> = {
  hidden: msg`Paused while hidden`,
  camera_off: msg`Paused while your camera is off`,
  camera_muted: msg`Paused: the camera gives no picture`,
};

export const UNAVAILABLE_TEXTS: Record<UnavailableReason, MessageDescriptor> = {
  failed: msg`It could not start in this browser.`,
  too_slow: msg`This device is too busy for it at the moment.`,
  no_consent: msg`It has not been agreed to.`,
  readings_off: msg`It is switched off here.`,
};
