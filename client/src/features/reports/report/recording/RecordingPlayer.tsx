import { Trans, useLingui } from '@lingui/react/macro';
import { momentsOf } from '@preproom/models/contract/reports/moments';
import type { Timeline } from '@preproom/models/contract/reports/timeline';
import { callTimeText } from '@preproom/models/contract/words/reportWords';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../../../../lib/texts/words.ts';
import type { RecordingPart } from '../../../../recording/recordingFiles.ts';
import { Button } from '../../../../ui/Button.tsx';
import { RecordingActions } from './RecordingActions.tsx';
import { nextMoment, recordedSpan, shownMoments } from './recordedTimes.ts';
import { usePlayer } from './usePlayer.ts';

export interface RecordingPlayerProps {
  userId: string;
  roomid: string;
  /** At least one. */
  parts: readonly RecordingPart[];
  timeline: Timeline;
  /** A time of the session that was chosen beside the player; each choice is a new object. */
  target: { ms: number } | null;
  /** Where it is, while it plays and after a jump. */
  onTime(atMs: number): void;
  onDeleted: () => void;
}

const SPEEDS = [0.75, 1, 1.25, 1.5, 2];

/** Plays what this device recorded, on the clock of the timeline. The arrow keys go from moment to moment. */
export function RecordingPlayer(props: RecordingPlayerProps) {
  const { userId, roomid, parts, timeline, target, onTime, onDeleted } = props;
  const { t } = useLingui();
  const words = useWords();
  const video = useRef<HTMLVideoElement>(null);
  const originMs = Date.parse(timeline.originAt);
  const span = recordedSpan(parts, originMs);
  const [atMs, setAtMs] = useState(span?.fromMs ?? 0);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const player = usePlayer(video, {
    ...{ userId, roomid, parts, originMs },
    onTime(ms) {
      setAtMs(ms);
      onTime(ms);
    },
  });
  const { seek } = player;
  const seekNow = useRef(seek);
  useEffect(() => {
    seekNow.current = seek;
  });
  useEffect(() => {
    if (target) seekNow.current(target.ms);
  }, [target]);
  // A part that is loaded later plays as fast.
  useEffect(() => {
    if (video.current) video.current.playbackRate = speed;
  });
  if (!span) return null;
  const moments = momentsOf(timeline).map((moment) => moment.atMs);
  const toggle = () => {
    if (video.current?.paused) void video.current.play().catch(() => {});
    else video.current?.pause();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A slider and a list have their own arrow keys.
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    const moment = direction && nextMoment(shownMoments(parts, originMs, moments), atMs, direction);
    if (direction) event.preventDefault();
    if (moment !== null) seek(moment);
  };
  const [at, end] = [callTimeText(words, atMs), callTimeText(words, span.toMs)];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls in it
    <div className="no-print flex flex-col gap-3" onKeyDown={onKeyDown}>
      <h3 className="text-18">
        <Trans>Recording</Trans>
      </h3>
      <video
        ref={video}
        {...(player.url && { src: player.url })}
        aria-label={t`Recording of the interview`}
        tabIndex={0}
        playsInline
        preload="metadata"
        className="aspect-video w-full rounded-card bg-black"
        onClick={toggle}
        onLoadedMetadata={player.onLoaded}
        onTimeUpdate={player.onTimeUpdate}
        onSeeked={player.onTimeUpdate}
        onEnded={player.onEnded}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      {player.hasFailed && (
        <p role="alert" className="text-brick">
          <Trans>Couldn’t open this part of the recording. Your device may be full.</Trans>
        </p>
      )}
      <div className="flex items-center gap-3 text-14 tabular-nums">
        <span aria-hidden>{at}</span>
        <input
          type="range"
          className="h-11 min-w-0 grow accent-peacock"
          aria-label={t`Time in the recording`}
          aria-valuetext={t`${at} of ${end}`}
          min={Math.floor(span.fromMs)}
          max={Math.ceil(span.toMs)}
          step={1000}
          value={atMs}
          onChange={({ target: { value } }) => seek(Math.min(span.toMs - 1, Number(value)))}
        />
        <span aria-hidden>{end}</span>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button tone="quiet" size="small" disabled={!player.url} onClick={toggle}>
          {isPlaying ? <Trans>Pause</Trans> : <Trans>Play</Trans>}
        </Button>
        <select
          aria-label={t`Speed`}
          className="h-10 rounded-control border border-line-strong bg-raised px-3 text-14 text-ink"
          value={speed}
          onChange={(event) => setSpeed(Number(event.target.value))}
        >
          {SPEEDS.map((factor) => (
            <option key={factor} value={factor}>
              {factor}×
            </option>
          ))}
        </select>
        <RecordingActions
          {...{ userId, roomid, parts, originMs, atMs, onDeleted }}
          questions={timeline.questions}
        />
      </div>
      <p className="text-14 text-muted">
        <Trans>
          Your copy is only in this browser, on this device. It stays until you delete it or clear the
          browser’s data. Use the left and right arrow keys to jump between moments.
        </Trans>
      </p>
    </div>
  );
}
