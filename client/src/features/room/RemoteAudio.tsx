import { Trans } from '@lingui/react/macro';
import { Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';

export interface RemoteAudioProps {
  stream: MediaStream;
  /** Null is the browser's choice. */
  speakerId: string | null;
}

/** The other person's voice. When the browser refuses to play sound without a click, there is a button for it. */
export function RemoteAudio({ stream, speakerId }: RemoteAudioProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isRefused, setRefused] = useState(false);

  const play = async (element: HTMLAudioElement) => {
    try {
      await element.play();
      setRefused(false);
    } catch (failure) {
      // A newer stream or the end of the view stops an attempt, too; only a refusal needs the person.
      if (failure instanceof DOMException && failure.name === 'NotAllowedError') setRefused(true);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `play` uses nothing that changes
  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    element.srcObject = stream;
    void play(element);
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
  useSpeaker(audio, speakerId);

  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: live speech has no captions to load */}
      <audio ref={audio} />
      {isRefused && (
        <Button
          tone="now"
          size="large"
          className="absolute z-10 shadow-layer"
          onPress={() => audio.current && void play(audio.current)}
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
  useEffect(() => {
    const element = audio.current as (HTMLAudioElement & { setSinkId?(id: string): Promise<void> }) | null;
    if (speakerId !== null) void element?.setSinkId?.(speakerId).catch(() => {});
  }, [audio, speakerId]);
}
