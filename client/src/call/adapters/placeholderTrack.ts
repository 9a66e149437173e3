import type { TrackKind } from '../core/ports.ts';

export interface PlaceholderTrack {
  track: MediaStreamTrack;
  release(): void;
}

/** A silent or black track, negotiated in place of a microphone or camera that is switched on later. */
export function createPlaceholderTrack(kind: TrackKind): PlaceholderTrack {
  return kind === 'audio' ? silence() : blankPicture();
}

function silence(): PlaceholderTrack {
  const context = new AudioContext();
  const [track] = context.createMediaStreamDestination().stream.getAudioTracks();
  if (!track) throw new Error('no silent track');
  return {
    track,
    release: () => {
      track.stop();
      void context.close();
    },
  };
}

function blankPicture(): PlaceholderTrack {
  const canvas = document.createElement('canvas');
  // Firefox throws when capturing a canvas that has no context.
  canvas.getContext('2d');
  const [track] = canvas.captureStream(0).getVideoTracks();
  if (!track) throw new Error('no blank track');
  return { track, release: () => track.stop() };
}
