import { useLingui } from '@lingui/react/macro';
import type { DeviceKind } from '../call/core/ports.ts';
import { type LocalMedia, type LocalMediaState, speakerInUse } from '../call/media/localMedia.ts';
import { Select } from '../ui/forms/Select.tsx';
import { MicrophoneLevel } from './MicrophoneLevel.tsx';
import { SpeakerTest } from './SpeakerTest.tsx';

export interface DevicePickersProps {
  media: LocalMedia;
  mediaState: LocalMediaState;
  /** Those that are used. */
  kinds?: readonly DeviceKind[];
}

const ALL_KINDS: readonly DeviceKind[] = ['camera', 'microphone', 'speaker'];

/** Pickers for camera, microphone and speaker, each with a test. */
export function DevicePickers({ media, mediaState, kinds = ALL_KINDS }: DevicePickersProps) {
  const microphoneTrack = media.capture('microphone');
  return (
    <div className="flex flex-col gap-4">
      {kinds.includes('camera') && <DevicePicker kind="camera" media={media} mediaState={mediaState} />}
      <DevicePicker kind="microphone" media={media} mediaState={mediaState} />
      {microphoneTrack && <MicrophoneLevel track={microphoneTrack} />}
      {kinds.includes('speaker') && (
        <>
          <DevicePicker kind="speaker" media={media} mediaState={mediaState} />
          <SpeakerTest speakerId={speakerInUse(mediaState)} />
        </>
      )}
    </div>
  );
}

/** Hidden without a choice: before permission is granted, and for speakers in browsers that do not list them. */
function DevicePicker({ kind, media, mediaState }: DevicePickersProps & { kind: DeviceKind }) {
  const { t } = useLingui();
  const labels = { camera: t`Camera device`, microphone: t`Microphone device`, speaker: t`Speaker device` };
  const devices = mediaState.devices[kind];
  if (devices.length === 0) return null;
  const options = devices.map(({ id, label }, i) => ({ id, label: label || `${labels[kind]} ${i + 1}` }));
  return (
    <Select
      label={labels[kind]}
      options={options}
      value={currentDevice(kind, mediaState) ?? undefined}
      onChange={({ target }) => void media.chooseDevice(kind, target.value)}
    />
  );
}

function currentDevice(kind: DeviceKind, { chosen, devices, ...captures }: LocalMediaState): string | null {
  const list = devices[kind];
  if (list.some(({ id }) => id === chosen[kind])) return chosen[kind];
  const capture = kind === 'speaker' ? null : captures[kind];
  const inUse = capture?.status === 'on' ? list.find(({ label }) => label === capture.label) : list[0];
  return inUse?.id ?? null;
}
