import { beforeEach, describe, expect, it } from 'vitest';
import { createSendingParameters } from './sendingParameters.ts';

const VIDEO = { maxBitrate: 150_000, maxFramerate: 15, maxShortSide: 240 };
const LIMITS = { video: VIDEO, face: null, audio: { maxBitrate: 24_000 } };

/** As much of a sender as limits need; like a browser it refuses parameters that are not the latest. */
class FakeSender {
  encodings: RTCRtpEncodingParameters[] = [{}];
  track: { getSettings(): MediaTrackSettings } | null;
  private transactions = 0;

  constructor(width = 0, height = 0) {
    this.track = width > 0 ? { getSettings: () => ({ width, height }) } : null;
  }

  getParameters() {
    this.transactions += 1;
    return { transactionId: String(this.transactions), encodings: this.encodings.map((one) => ({ ...one })) };
  }

  async setParameters({
    transactionId,
    encodings,
  }: {
    transactionId: string;
    encodings: RTCRtpEncodingParameters[];
  }) {
    await null;
    if (transactionId !== String(this.transactions)) throw new Error('InvalidModificationError');
    this.encodings = encodings;
  }
}

let audio: FakeSender;
let video: FakeSender;

beforeEach(() => {
  audio = new FakeSender();
  video = new FakeSender(640, 480);
});

function limit(...faces: FakeSender[]) {
  const transceivers = [
    { sender: audio, receiver: { track: { kind: 'audio' } } },
    ...[video, ...faces].map((sender) => ({ sender, receiver: { track: { kind: 'video' } } })),
  ];
  return createSendingParameters({ getTransceivers: () => transceivers } as unknown as RTCPeerConnection);
}

describe('limits at the senders', () => {
  it('put the sound first and shrink the picture', async () => {
    await limit()(LIMITS);
    expect(audio.encodings).toEqual([{ maxBitrate: 24_000, priority: 'high', networkPriority: 'high' }]);
    expect(video.encodings).toEqual([
      { active: true, maxBitrate: 150_000, maxFramerate: 15, scaleResolutionDownBy: 2 },
    ]);
  });

  it.each([
    ['an upright phone', 480, 640, 2],
    ['a camera of a larger picture', 1280, 720, 3],
    ['a picture that is small already', 160, 120, 1],
    ['a track that does not say how large it is', 0, 0, 1],
  ])('shrink by the shorter side: %s', async (_, width, height, scale) => {
    video = new FakeSender(width, height);
    await limit()(LIMITS);
    expect(video.encodings[0]).toMatchObject({ scaleResolutionDownBy: scale });
  });

  it('are of their own for the face beside a shared screen', async () => {
    const face = new FakeSender(640, 480);
    const small = { maxBitrate: 80_000, maxFramerate: 10, maxShortSide: 120 };
    await limit(face)({ ...LIMITS, face: small });
    expect([video, face].map(({ encodings }) => encodings[0]?.scaleResolutionDownBy)).toEqual([2, 4]);
    await limit(face)(LIMITS);
    expect([video, face].map(({ encodings }) => encodings[0]?.active)).toEqual([true, false]);
  });

  it('leave the picture out and bring it back', async () => {
    const apply = limit();
    await apply({ ...LIMITS, video: null });
    expect(video.encodings[0]).toMatchObject({ active: false });
    await apply(LIMITS);
    expect(video.encodings[0]).toMatchObject({ active: true });
  });

  it('take a limit of the bit rate away again', async () => {
    const apply = limit();
    await apply(LIMITS);
    await apply({ ...LIMITS, video: { ...VIDEO, maxBitrate: null } });
    expect(video.encodings).toEqual([{ active: true, maxFramerate: 15, scaleResolutionDownBy: 2 }]);
    expect(video.encodings[0]).not.toHaveProperty('maxBitrate');
  });

  it('are set one after the other, and the last ones hold', async () => {
    const apply = limit();
    await Promise.all([apply({ ...LIMITS, video: null }), apply(LIMITS), apply({ ...LIMITS, video: null })]);
    expect(video.encodings[0]).toMatchObject({ active: false });
  });

  it('wait for a browser that has no encodings yet, and survive one that refuses', async () => {
    audio.encodings = [];
    await limit()(LIMITS);
    expect(audio.encodings).toEqual([]);
    expect(video.encodings[0]).toMatchObject({ maxBitrate: 150_000 });
    video.setParameters = () => Promise.reject(new Error('closed'));
    await expect(limit()(LIMITS)).resolves.toBeUndefined();
  });
});
