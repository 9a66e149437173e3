import { Trans } from '@lingui/react/macro';
import { Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { keepPlaying } from '../../../call/adapters/keepPlaying.ts';
import { Button } from '../../../ui/Button.tsx';

export interface RemoteAudioProps {
  stream: MediaStream;
  /** Null is the browser's choice. */
  speakerId: string | null;
}

/** The other person's voice. When the browser will not play sound without a click, there is a button for it. */
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

/** Not every browser lets a page choose the speaker; then the usual one stays. */
function useSpeaker(audio: React.RefObject<HTMLAudioElement | null>, speakerId: string | null): void {
  const hasChosen = useRef(false);
  useEffect(() => {
    const element = audio.current as (HTMLAudioElement & { setSinkId?(id: string): Promise<void> }) | null;
    // An element that was never sent elsewhere plays on the system's speaker anyway.
    if (speakerId !== null || hasChosen.current) void element?.setSinkId?.(speakerId ?? '').catch(() => {});
    hasChosen.current = speakerId !== null;
  }, [audio, speakerId]);
}
