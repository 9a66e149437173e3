import { Trans } from '@lingui/react/macro';
import { Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { keepPlaying } from '../../../call/adapters/keepPlaying.ts';
import { Button } from '../../../ui/Button.tsx';

export interface RemoteAudioProps {
  stream: MediaStream;
  /** Null: the browser's default speaker. */
  speakerId: string | null;
}

/** Plays the other person's audio. Shows a button when the browser blocks playback until a click. */
export function RemoteAudio({ stream, speakerId }: RemoteAudioProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isSilent, setSilent] = useState(false);
  useEffect(() => (audio.current ? keepPlaying(audio.current, stream, setSilent) : undefined), [stream]);
  useSpeaker(audio, speakerId);

  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: live speech has no captions to load */}
      <audio ref={audio} />
      {isSilent && (
        <Button
          tone="now"
          size="large"
          className="absolute z-10 shadow-layer"
          onClick={() => void audio.current?.play().catch(() => {})}
        >
          <Volume2 aria-hidden className="size-5" />
          <Trans>Start audio</Trans>
        </Button>
      )}
    </>
  );
}

/** Does nothing in browsers that do not let a page choose the speaker. */
function useSpeaker(audio: React.RefObject<HTMLAudioElement | null>, speakerId: string | null): void {
  const hasChosen = useRef(false);
  useEffect(() => {
    const element = audio.current as (HTMLAudioElement & { setSinkId?(id: string): Promise<void> }) | null;
    // An element without a chosen speaker plays on the system default already.
    if (speakerId !== null || hasChosen.current) void element?.setSinkId?.(speakerId ?? '').catch(() => {});
    hasChosen.current = speakerId !== null;
  }, [audio, speakerId]);
}
