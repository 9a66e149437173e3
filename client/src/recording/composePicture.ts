/** Small enough for a phone to encode beside the call. */
const WIDTH = 640;
const HEIGHT = 360;
const FRAMES_PER_SECOND = 10;
/** Share of the picture's width for oneself. */
const OWN_SHARE = 0.25;

export interface ComposedPicture {
  track: MediaStreamTrack;
  show(own: MediaStreamTrack | null, other: MediaStreamTrack | null): void;
  stop(): void;
}

/** Both pictures in one: the other person large, oneself in the corner. */
export function composePicture(): ComposedPicture {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d', { alpha: false });
  const [own, other] = [createVideo(), createVideo()];
  const render = () => {
    if (!context) return;
    context.fillStyle = '#000';
    context.fillRect(0, 0, WIDTH, HEIGHT);
    drawWithin(context, other.video, 0, 0, WIDTH, HEIGHT);
    const [width, height] = [WIDTH * OWN_SHARE, HEIGHT * OWN_SHARE];
    drawWithin(context, own.video, WIDTH - width - 8, HEIGHT - height - 8, width, height);
  };
  render();
  const [track] = canvas.captureStream(FRAMES_PER_SECOND).getVideoTracks();
  if (!track) throw new Error('the browser captures no canvas');
  const drawing = setInterval(render, 1000 / FRAMES_PER_SECOND);
  return {
    track,
    show(ownTrack, otherTrack) {
      own.show(ownTrack);
      other.show(otherTrack);
    },
    stop() {
      clearInterval(drawing);
      track.stop();
      own.show(null);
      other.show(null);
    },
  };
}

function createVideo() {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  let shown: MediaStreamTrack | null = null;
  return {
    video,
    show(track: MediaStreamTrack | null) {
      if (track === shown) return;
      shown = track;
      video.srcObject = track && new MediaStream([track]);
      if (track) void video.play().catch(() => {});
    },
  };
}

/** The whole picture, as large as it fits; nothing before there is one. */
function drawWithin(
  context: CanvasRenderingContext2D,
  video: HTMLVideoElement,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const { videoWidth, videoHeight, srcObject } = video;
  if (!srcObject || videoWidth === 0 || videoHeight === 0) return;
  const scale = Math.min(width / videoWidth, height / videoHeight);
  const [w, h] = [videoWidth * scale, videoHeight * scale];
  context.drawImage(video, x + (width - w) / 2, y + (height - h) / 2, w, h);
}
