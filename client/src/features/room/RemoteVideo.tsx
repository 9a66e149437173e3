import { useEffect, useRef, useState } from 'react';

export interface RemoteVideoProps {
  stream: MediaStream;
  label: string;
  className?: string;
}

/** The other person's picture. A new stream shows with its first frame: until then the last frame of the old one stays. */
export function RemoteVideo({ stream, label, className }: RemoteVideoProps) {
  const [shown, setShown] = useState(stream);
  const layers = shown === stream ? [stream] : [shown, stream];
  return layers.map((layer) => (
    <Layer
      key={layer.id}
      stream={layer}
      label={layer === shown ? label : null}
      className={className}
      onFrame={() => layer === stream && setShown(stream)}
    />
  ));
}

interface LayerProps {
  stream: MediaStream;
  /** Null: not the one that is seen yet. */
  label: string | null;
  className: string | undefined;
  onFrame: () => void;
}

/** Without sound, which RemoteAudio plays: so the picture never waits for a permission, nor the sound for a picture. */
function Layer({ stream, label, className, onFrame }: LayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
  return (
    <video
      ref={video}
      {...(label === null ? { 'aria-hidden': true } : { 'aria-label': label })}
      className={className}
      onLoadedData={onFrame}
      autoPlay
      muted
      playsInline
    />
  );
}
