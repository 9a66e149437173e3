import { type RefObject, useEffect, useRef, useState } from 'react';
import { cx } from '../../../lib/cx.ts';

/** The longest age of the frozen frame. */
const KEEP_FRAME_MS = 500;

export interface RemoteVideoProps {
  stream: MediaStream;
  label: string;
  /** Whether the connection that delivers the stream is up. */
  isLive: boolean;
  /** The stream's first frame is visible; not every browser reports this. Must be stable: a new function restarts the video. */
  onFirstFrame: () => void;
  className: string;
}

/**
 * The other person's video, muted so that it plays without a user gesture; RemoteAudio plays the sound. Browsers go black
 * when a connection ends, so the last frame is kept and shown until the next stream has one.
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
  // For browsers without frame callbacks; at this time the stream may still be audio only.
  const noteData = () => {
    if (!video.current?.requestVideoFrameCallback) setStreamWithFrame(stream);
  };

  return (
    <>
      <video
        ref={video}
        aria-label={label}
        // Transparent until there is a picture.
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

/** Copies a video frame at intervals, to show while the connection is down. */
function useKeptFrame(
  video: RefObject<HTMLVideoElement | null>,
  lastFrame: RefObject<HTMLCanvasElement | null>,
  stream: MediaStream,
): void {
  useEffect(() => {
    const copying = setInterval(() => {
      // Tracks of an ended connection are black; keep the earlier copy.
      const [track] = stream.getVideoTracks();
      const isPlaying = track?.readyState === 'live' && !track.muted;
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
