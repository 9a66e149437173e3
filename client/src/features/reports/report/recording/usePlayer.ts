import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { RecordingPart } from '../../../../recording/recordingFiles.ts';
import { readyFile } from '../../../../recording/seekable.ts';
import { placeAt, timeOf } from './recordedTimes.ts';

interface PlayerInput {
  userId: string;
  roomid: string;
  parts: readonly RecordingPart[];
  /** Absolute, of the session's time 0. */
  originMs: number;
  onTime(atMs: number): void;
}

interface Loaded {
  name: string;
  url: string;
}

/** Plays the parts of a recording as one, on the session's clock. */
export function usePlayer(video: RefObject<HTMLVideoElement | null>, input: PlayerInput) {
  const { userId, roomid, parts, originMs, onTime } = input;
  const [part, setPart] = useState(parts[0] ?? null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [hasFailed, setFailed] = useState(false);
  /** Where to go once the part is loaded, and whether to play on. */
  const next = useRef<{ seconds: number; plays: boolean } | null>(null);
  useEffect(() => {
    if (!part) return;
    let url: string | null = null;
    let isGone = false;
    setFailed(false);
    readyFile(userId, roomid, part).then(
      (file) => {
        if (isGone) return;
        url = URL.createObjectURL(file);
        setLoaded({ name: part.name, url });
      },
      (cause: unknown) => {
        console.warn('the recording could not be opened', cause);
        if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [userId, roomid, part]);

  const go = useCallback(
    (seconds: number, plays: boolean) => {
      const element = video.current;
      if (!element) return;
      element.currentTime = seconds;
      if (plays) void element.play().catch(() => {});
    },
    [video],
  );
  const seek = useCallback(
    (atMs: number, plays?: boolean) => {
      const place = placeAt(parts, originMs, atMs);
      if (!place) return;
      const isPlaying = plays ?? (video.current ? !video.current.paused : false);
      if (place.part.name === loaded?.name) return go(place.seconds, isPlaying);
      next.current = { seconds: place.seconds, plays: isPlaying };
      setPart(place.part);
    },
    [parts, originMs, loaded, go, video],
  );
  return {
    part,
    url: loaded && loaded.name === part?.name ? loaded.url : null,
    hasFailed,
    seek,
    onLoaded() {
      const { seconds, plays } = next.current ?? { seconds: 0, plays: false };
      next.current = null;
      go(seconds, plays);
    },
    onTimeUpdate() {
      if (part && video.current) onTime(timeOf({ part, seconds: video.current.currentTime }, originMs));
    },
    onEnded() {
      const following = part && parts[parts.indexOf(part) + 1];
      if (following) seek(following.startMs - originMs, true);
    },
  };
}
