import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CaptureKind, DeviceProblem } from '../../../call/core/ports.ts';
import type { LocalMedia, LocalMediaState } from '../../../call/media/localMedia.ts';

export interface DeviceNotice {
  /** The same for as long as the same is said. */
  key: string;
  text: string;
  /** Something that ought to work does not. */
  isAlarming: boolean;
  isFailure: boolean;
  action: { label: string; run: () => void } | null;
  /** Null: the view forgets it by itself. */
  onDismiss: (() => void) | null;
}

const STOPPED: Record<CaptureKind, Record<DeviceProblem, MessageDescriptor>> = {
  microphone: {
    denied: msg`Your microphone is blocked for this page; nobody can hear you. Click the icon at the left of the address bar and allow it.`,
    not_found: msg`Your microphone was unplugged; nobody can hear you. Plug one in, and it is used at once.`,
    in_use: msg`Another program has taken your microphone; nobody can hear you. Close it there.`,
    insecure_context: msg`Your microphone stopped working. Nobody can hear you.`,
    unknown: msg`Your microphone stopped working. Nobody can hear you.`,
  },
  camera: {
    denied: msg`Your camera is blocked for this page. Click the icon at the left of the address bar and allow it.`,
    not_found: msg`Your camera was unplugged; the call goes on. Plug one in, and it is used at once.`,
    in_use: msg`Another program has taken your camera; the call goes on. Close it there.`,
    insecure_context: msg`Your camera stopped working. The call goes on without it.`,
    unknown: msg`Your camera stopped working. The call goes on without it.`,
  },
};

const HELD_BACK: Record<CaptureKind, MessageDescriptor> = {
  microphone: msg`Your microphone is muted by your device or system. Look for a switch on it, or in the system's settings.`,
  camera: msg`Your camera is switched off by your device or system. Look for a switch or cover on it, or in the system's settings.`,
};

const CAPTURES: readonly CaptureKind[] = ['microphone', 'camera'];
const QUIET = { isAlarming: false, isFailure: false, action: null, onDismiss: null };

/** What there is to say about one's own devices just now, the most pressing first. */
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
    // A device that is not there is taken up by itself as soon as it is.
    const action = problem === 'not_found' ? null : { label: t`Try again`, run: retry[kind] };
    return [{ ...failure, key: `${kind} ${problem}`, text: t(STOPPED[kind][problem]), action }];
  });
  if (state.screen.status !== 'failed') return notices;
  return [...notices, { ...failure, key: 'screen', text: t`The screen could not be shared.` }];
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
  const text = t`Your device holds microphone and camera back, perhaps for a phone call. They come back by themselves.`;
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
        ? t`“${absent}” was unplugged. You are using “${present}” now.`
        : t`“${absent}” could not be started. You are still using “${present}”.`;
    return [{ ...QUIET, key: `${kind} ${reason} ${absent}`, text }];
  });
}

function useOffer(media: LocalMedia, { offer }: LocalMediaState): DeviceNotice[] {
  const { t } = useLingui();
  if (!offer) return [];
  const { label } = offer;
  const action = { label: t`Use it`, run: () => void media.takeOffer() };
  const text = t`“${label}” was plugged in.`;
  return [{ ...QUIET, key: `offer ${label}`, text, action, onDismiss: media.declineOffer }];
}
