import type { PictureLimits, SendingLimits } from '../core/levels.ts';

/** The shorter side of a picture that is sent with VP9, in pixels. */
const LARGEST_SMALL = 240;

/**
 * Limits resolution, frame rate and bit rate of one connection's senders, without a new negotiation. Changes run one after
 * the other, because the browser rejects parameters that were changed in between.
 */
export function createSendingParameters(connection: RTCPeerConnection) {
  let latest: Promise<void> = Promise.resolve();
  return (limits: SendingLimits): Promise<void> => {
    latest = latest.then(() => applyAll(connection, limits)).catch(() => {});
    return latest;
  };
}

async function applyAll(connection: RTCPeerConnection, limits: SendingLimits): Promise<void> {
  let pictures = 0;
  for (const { sender, receiver } of connection.getTransceivers()) {
    const isAudio = receiver.track.kind === 'audio';
    // The second picture is the face beside a shared screen.
    const video = !isAudio && pictures++ === 0 ? limits.video : limits.face;
    const parameters = sender.getParameters();
    const [encoding] = parameters.encodings ?? [];
    // Some browsers have no encodings before the first negotiation. The limits are set again once connected.
    if (!encoding) continue;
    delete encoding.maxBitrate;
    Object.assign(encoding, isAudio ? sound(limits) : picture(video, sender.track));
    const codec = isAudio ? undefined : pictureCodec(parameters.codecs, video);
    // A choice that was never left to another codec needs none: making it would begin the stream anew.
    if (codec && ('codec' in encoding || isSmall(video))) Object.assign(encoding, { codec });
    await sender.setParameters(parameters);
  }
}

/** Audio is sent before video when bandwidth is short. */
function sound({ audio }: SendingLimits): RTCRtpEncodingParameters {
  return { maxBitrate: audio.maxBitrate, priority: 'high', networkPriority: 'high' };
}

function picture(limits: PictureLimits | null, track: MediaStreamTrack | null): RTCRtpEncodingParameters {
  if (!limits) return { active: false };
  const { maxBitrate, maxFramerate, maxShortSide } = limits;
  const { width = 0, height = 0 } = track?.getSettings() ?? {};
  const scaleResolutionDownBy = Math.max(1, Math.min(width, height) / maxShortSide);
  const rate = maxBitrate === null ? {} : { maxBitrate };
  return { active: true, ...rate, maxFramerate, scaleResolutionDownBy };
}

/**
 * VP9 for a small picture or none, VP8, which takes less work, for a large one; undefined leaves the choice to the browser. With
 * the codec Chromium drops what it has queued and would repeat of the picture before, which on a line that has just become narrow
 * takes the sound's place for seconds.
 */
function pictureCodec(codecs: RTCRtpCodecParameters[] | undefined, limits: PictureLimits | null) {
  const name = isSmall(limits) ? 'video/vp9' : 'video/vp8';
  return codecs?.find(({ mimeType }) => mimeType.toLowerCase() === name);
}

function isSmall(limits: PictureLimits | null): boolean {
  return limits === null || limits.maxShortSide <= LARGEST_SMALL;
}
