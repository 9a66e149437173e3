import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CaptureKind, DeviceProblem } from '../../../call/core/ports.ts';
import type { LocalMedia, LocalMediaState } from '../../../call/media/localMedia.ts';

export interface DeviceNotice {
  /** Stable while the notice says the same. */
  key: string;
  text: string;
  /** True for failures, which screen readers announce at once. */
  isAlarming: boolean;
  isFailure: boolean;
  action: { label: string; run: () => void } | null;
  /** Null if the view dismisses it by itself. */
  onDismiss: (() => void) | null;
}

const STOPPED: Record<CaptureKind, Record<DeviceProblem, MessageDescriptor>> = {
  microphone: {
    denied: msg`Your microphone is blocked, so no one can hear you. Click the icon on the left of the address bar, allow the microphone, then try again.`,
    not_found: msg`Your microphone was disconnected, so no one can hear you. Connect one to be heard again.`,
    in_use: msg`Your microphone is in use by another app, so no one can hear you. Close that app, then try again.`,
    insecure_context: msg`Your microphone stopped working, so no one can hear you.`,
    unknown: msg`Your microphone stopped working, so no one can hear you.`,
  },
  camera: {
    denied: msg`Your camera is blocked. Click the icon on the left of the address bar, allow the camera, then try again.`,
    not_found: msg`Your camera was disconnected. Connect one to turn your video back on.`,
    in_use: msg`Your camera is in use by another app. Close that app, then try again.`,
    insecure_context: msg`Your camera stopped working. The call continues without it.`,
    unknown: msg`Your camera stopped working. The call continues without it.`,
  },
};

const HELD_BACK: Record<CaptureKind, MessageDescriptor> = {
  microphone: msg`Your device has muted the microphone. Check its mute switch or system settings.`,
  camera: msg`Your device has turned off the camera. Check its switch, its cover or your system settings.`,
};

const CAPTURES: readonly CaptureKind[] = ['microphone', 'camera'];
const QUIET = { isAlarming: false, isFailure: false, action: null, onDismiss: null };

/** Current notices about the own devices, the most urgent first. */
export function useDeviceNotices(media: LocalMedia, state: LocalMediaState): DeviceNotice[] {
  return [
    ...useFailures(media, state),
    ...useInterruptions(state),
    ...useSubstitutions(state),
    ...useOffer(media, state),
  ];
}

function useFailures(media: LocalMedia, state: LocalMediaState): DeviceNotice[] {
  const { t } = useLingui();
  const failure = { ...QUIET, isAlarming: true, isFailure: true };
  const retry: Record<CaptureKind, () => void> = {
    microphone: () => void media.openMicrophone(),
    camera: () => void media.setCamera(true),
  };
  const notices = CAPTURES.flatMap((kind): DeviceNotice[] => {
    const capture = state[kind];
    if (capture.status !== 'failed') return [];
    const { problem } = capture;
    // No retry for a missing device: it is used automatically once plugged in.
    const action = problem === 'not_found' ? null : { label: t`Try again`, run: retry[kind] };
    return [{ ...failure, key: `${kind} ${problem}`, text: t(STOPPED[kind][problem]), action }];
  });
  if (state.screen.status !== 'failed') return notices;
  return [...notices, { ...failure, key: 'screen', text: t`Couldn’t share your screen. Try again.` }];
}

function useInterruptions(state: LocalMediaState): DeviceNotice[] {
  const { t } = useLingui();
  const held = CAPTURES.filter((kind) => {
    const capture = state[kind];
    return capture.status === 'on' && capture.isInterrupted;
  });
  if (held.length < CAPTURES.length) {
    return held.map((kind) => ({
      ...QUIET,
      key: `${kind} held back`,
      text: t(HELD_BACK[kind]),
      isAlarming: true,
    }));
  }
  const text = t`Your microphone and camera are paused, maybe for a phone call. They’ll come back on automatically.`;
  return [{ ...QUIET, key: 'held back', text, isAlarming: true }];
}

function useSubstitutions(state: LocalMediaState): DeviceNotice[] {
  const { t } = useLingui();
  return CAPTURES.flatMap((kind): DeviceNotice[] => {
    const capture = state[kind];
    if (capture.status !== 'on' || !capture.substitution) return [];
    const { label: present, substitution } = capture;
    const { label: absent, reason } = substitution;
    const text =
      reason === 'lost'
        ? t`“${absent}” was disconnected. Switched to “${present}”.`
        : t`Couldn’t start “${absent}”. Still using “${present}”.`;
    return [{ ...QUIET, key: `${kind} ${reason} ${absent}`, text }];
  });
}

function useOffer(media: LocalMedia, { offer }: LocalMediaState): DeviceNotice[] {
  const { t } = useLingui();
  if (!offer) return [];
  const { label } = offer;
  const action = { label: t`Switch`, run: () => void media.takeOffer() };
  const text = t`“${label}” connected.`;
  return [{ ...QUIET, key: `offer ${label}`, text, action, onDismiss: media.declineOffer }];
}
