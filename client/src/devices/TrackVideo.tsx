import { useEffect, useRef } from 'react';

export interface TrackVideoProps {
  track: MediaStreamTrack;
  label: string;
  className?: string;
}

/** A local video track, without sound. */
export function TrackVideo({ track, label, className }: TrackVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = new MediaStream([track]);
    return () => {
      element.srcObject = null;
    };
  }, [track]);
  return <video ref={video} aria-label={label} className={className} autoPlay muted playsInline />;
}
