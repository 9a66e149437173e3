import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { saveFile } from '../../../../lib/files/download.ts';
import { Button } from '../../../../ui/Button.tsx';

interface KeptRecordingProps {
  recording: Blob;
  label: string;
  /** Of the downloaded file, without its ending. */
  name: string;
}

/** Plays the recording of one answer from this page's memory, and saves it to the device. */
export function KeptRecording({ recording, label, name }: KeptRecordingProps) {
  const player = useRef<HTMLVideoElement>(null);
  const isVideo = recording.type.startsWith('video');
  useEffect(() => {
    const element = player.current;
    const url = URL.createObjectURL(recording);
    if (element) element.src = url;
    return () => {
      element?.removeAttribute('src');
      URL.revokeObjectURL(url);
    };
  }, [recording]);
  const ending = recording.type.endsWith('mp4') ? 'mp4' : 'webm';
  const save = () => saveFile(new File([recording], `${name}.${ending}`, { type: recording.type }));
  return (
    <div className="flex flex-col items-start gap-3">
      {/* A video element plays sound as well. The person's own words, which nobody has written down. */}
      {/* biome-ignore lint/a11y/useMediaCaption: see above */}
      <video
        ref={player}
        controls
        playsInline
        aria-label={label}
        className={isVideo ? 'aspect-[4/3] w-full max-w-md rounded-control bg-line' : 'h-14 w-full max-w-md'}
      />
      <Button tone="quiet" size="small" onClick={save}>
        <Download aria-hidden className="size-4" />
        <Trans>Download</Trans>
      </Button>
    </div>
  );
}
