export interface MixedSound {
  track: MediaStreamTrack;
  hear(tracks: readonly (MediaStreamTrack | null)[]): void;
  stop(): void;
}

/** Both voices in one track, which goes on while either comes and goes. */
export function mixSound(): MixedSound {
  const context = new AudioContext();
  const destination = context.createMediaStreamDestination();
  // Without a source some browsers deliver no samples, and the picture would have no sound to be measured against.
  const silence = context.createConstantSource();
  silence.offset.value = 0;
  silence.connect(destination);
  silence.start();
  void context.resume().catch(() => {});
  const [track] = destination.stream.getAudioTracks();
  if (!track) throw new Error('the browser mixes no sound');
  const sources = new Map<MediaStreamTrack, MediaStreamAudioSourceNode>();
  const hear = (tracks: readonly (MediaStreamTrack | null)[]) => {
    for (const [heard, source] of sources)
      if (!tracks.includes(heard)) {
        source.disconnect();
        sources.delete(heard);
      }
    for (const wanted of tracks) {
      if (!wanted || sources.has(wanted)) continue;
      const source = context.createMediaStreamSource(new MediaStream([wanted]));
      source.connect(destination);
      sources.set(wanted, source);
    }
  };
  return {
    track,
    hear,
    stop() {
      hear([]);
      track.stop();
      void context.close().catch(() => {});
    },
  };
}
