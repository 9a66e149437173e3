/** Frames of a camera track, made small: the analysis needs no more, and a copy of a large frame costs time. */
export interface FrameSource {
  /** The newest frame, for the caller to close; null while there is none. */
  grab(): Promise<ImageBitmap | null>;
  /** Lets go of the track without stopping it: it is the call's. */
  release(): void;
}

const FRAME_WIDTH = 320;

/** Plays the track in a hidden video element of its own, never mirrored: left and right are the person's. */
export function createFrameSource(track: MediaStreamTrack): FrameSource {
  const video = hiddenVideo(track);
  return {
    async grab() {
      if (!video.videoWidth || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
      const resizeHeight = Math.round((FRAME_WIDTH * video.videoHeight) / video.videoWidth);
      return createImageBitmap(video, { resizeWidth: FRAME_WIDTH, resizeHeight });
    },
    release() {
      video.srcObject = null;
      video.remove();
    },
  };
}

function hiddenVideo(track: MediaStreamTrack): HTMLVideoElement {
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, autoplay: true });
  video.srcObject = new MediaStream([track]);
  // In the page, because some browsers do not play detached videos; out of sight, and nobody tabs to it.
  video.setAttribute('aria-hidden', 'true');
  video.style.cssText = 'position:fixed;width:1px;height:1px;opacity:0;pointer-events:none';
  document.body.append(video);
  // Muted playback is always allowed; a track that ends meanwhile rejects, which the room notices by itself.
  video.play().catch(() => {});
  return video;
}
