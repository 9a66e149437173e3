import { useEffect, useRef, useState } from 'react';
import { TrackVideo } from '../../../devices/TrackVideo.tsx';
import { cx } from '../../../lib/cx.ts';

/** Without a frame for this long, nothing is sent: a still face would look like somebody who listens. */
const STILL_MS = 3_000;

export interface SharersFaceProps {
  stream: MediaStream;
  label: string;
  className: string;
}

/** The face of somebody who shares their screen: the second picture of their stream. Hidden while it is not sent. */
export function SharersFace({ stream, label, className }: SharersFaceProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isMoving = useIsMoving(frame);
  const track = stream.getVideoTracks()[1];
  return (
    // Transparent, not hidden: only of a video that it paints the browser tells the frames.
    <div
      ref={frame}
      aria-hidden={!isMoving}
      className={cx(className, !isMoving && 'pointer-events-none absolute opacity-0')}
    >
      {track && <TrackVideo track={track} label={label} className="size-full object-cover" />}
    </div>
  );
}

/** Whether the video inside gets frames. */
function useIsMoving(frame: React.RefObject<HTMLDivElement | null>): boolean {
  const [isMoving, setMoving] = useState(false);
  useEffect(() => {
    const video = frame.current?.querySelector('video');
    if (!video?.requestVideoFrameCallback) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let request = 0;
    const onFrame = () => {
      setMoving(true);
      clearTimeout(timer);
      timer = setTimeout(() => setMoving(false), STILL_MS);
      request = video.requestVideoFrameCallback(onFrame);
    };
    request = video.requestVideoFrameCallback(onFrame);
    return () => {
      clearTimeout(timer);
      video.cancelVideoFrameCallback(request);
    };
  }, [frame]);
  return isMoving;
}
