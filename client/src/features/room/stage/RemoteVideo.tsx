import { type RefObject, useEffect, useRef, useState } from 'react';
import { cx } from '../../../lib/cx.ts';

/** How old the frozen frame may be. */
const KEEP_FRAME_MS = 500;

export interface RemoteVideoProps {
  stream: MediaStream;
  label: string;
  /** The connection that the stream came by still stands. */
  isLive: boolean;
  /** The stream's first frame shows; not every browser tells. Always the same function: another one starts the picture anew. */
  onFirstFrame: () => void;
  className: string;
}

/**
 * The other person's picture, without sound, which RemoteAudio plays: so the picture never waits for a permission. Browsers
 * go black when a connection ends; the last frame is kept and shown until the next stream has one.
 */
export function RemoteVideo({ stream, label, isLive, onFirstFrame, className }: RemoteVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const lastFrame = useRef<HTMLCanvasElement>(null);
  const [streamWithFrame, setStreamWithFrame] = useState<MediaStream | null>(null);
  const isFrozen = !isLive || streamWithFrame !== stream;

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    const request = element.requestVideoFrameCallback?.(() => {
      setStreamWithFrame(stream);
      onFirstFrame();
    });
    return () => {
      if (request !== undefined) element.cancelVideoFrameCallback(request);
      element.srcObject = null;
    };
  }, [stream, onFirstFrame]);
  useKeptFrame(video, lastFrame, stream);
  // Where the browser tells of no frames; it may have nothing but sound by then.
  const noteData = () => {
    if (!video.current?.requestVideoFrameCallback) setStreamWithFrame(stream);
  };

  return (
    <>
      <video
        ref={video}
        aria-label={label}
        // Until there is a picture, whatever lies behind is seen.
        className={cx(className, !isFrozen && 'bg-paper')}
        onLoadedData={noteData}
        autoPlay
        muted
        playsInline
      />
      <canvas ref={lastFrame} aria-hidden className={cx(className, !isFrozen && 'invisible')} />
    </>
  );
}

/** Copies the picture now and then, for the time when there is none. */
function useKeptFrame(
  video: RefObject<HTMLVideoElement | null>,
  lastFrame: RefObject<HTMLCanvasElement | null>,
  stream: MediaStream,
): void {
  useEffect(() => {
    const copying = setInterval(() => {
      // Tracks of a connection that has ended are black; the copy of before is what we want then.
      const isPlaying = stream
        .getVideoTracks()
        .some(({ readyState, muted }) => readyState === 'live' && !muted);
      if (isPlaying && video.current && lastFrame.current) copyFrame(video.current, lastFrame.current);
    }, KEEP_FRAME_MS);
    return () => clearInterval(copying);
  }, [video, lastFrame, stream]);
}

function copyFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement): void {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return;
  if (canvas.width !== videoWidth) canvas.width = videoWidth;
  if (canvas.height !== videoHeight) canvas.height = videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
}
