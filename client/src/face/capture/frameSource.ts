/** Downscaled frames of a camera track: the analysis needs no more, and copying large frames is slow. */
export interface FrameSource {
  /** The newest frame; null before the first one. The caller must close it. */
  grab(): Promise<ImageBitmap | null>;
  /** Detaches from the track without stopping it, because the call still uses it. */
  release(): void;
}

const FRAME_WIDTH = 320;

/** Plays the track in its own hidden video element, unmirrored: left and right are the person's. */
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
  // Attached to the page, because some browsers do not play detached videos. Invisible and not focusable.
  video.setAttribute('aria-hidden', 'true');
  video.style.cssText = 'position:fixed;width:1px;height:1px;opacity:0;pointer-events:none';
  document.body.append(video);
  // Muted playback is always allowed. It rejects only if the track ends, which the room handles itself.
  video.play().catch(() => {});
  return video;
}
