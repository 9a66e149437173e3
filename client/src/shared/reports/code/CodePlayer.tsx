import { Trans, useLingui } from '@lingui/react/macro';
import type { CodeMoment } from '@preproom/models/contract/room/code';
import {
  type CodeLanguage,
  FIRST_CODE_LANGUAGE,
  isCodeLanguage,
} from '@preproom/models/contract/room/codeLanguages';
import { callTimeText } from '@preproom/models/contract/words/reportWords';
import { Pause, Play } from 'lucide-react';
import { useEffect } from 'react';
import { browserClock, type Clock } from '../../../lib/clock.ts';
import { useWords } from '../../../lib/texts/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { ReplayBoard } from '../../room/board/ReplayBoard.tsx';
import { FinalCode } from './FinalCode.tsx';
import { ReplayField } from './ReplayField.tsx';
import { ReplayMarks } from './ReplayMarks.tsx';
import type { SideNames } from './sideNames.ts';
import { REPLAY_SPEEDS, type Replay, useReplay } from './useReplay.ts';

interface CodePlayerProps {
  /** At least one. */
  moments: CodeMoment[];
  names: SideNames;
  /** Where it opens, in milliseconds since both had met; where something is first written or drawn unless said. */
  startMs?: number | undefined;
  /** Where the recording of the session is: code and board are shown as they were then. */
  playedMs?: number | null;
  clock?: Clock;
}

/** Plays code and board as they were made. It opens at the start, and plays only when asked to. */
export function CodePlayer({
  moments,
  names,
  startMs,
  playedMs = null,
  clock = browserClock,
}: CodePlayerProps) {
  const replay = useReplay(moments, clock, startMs);
  const { seek } = replay;
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes along with the recording, and else where its reader takes it
  useEffect(() => {
    if (playedMs !== null) seek(playedMs);
  }, [playedMs]);
  const writer = replay.writer && names[replay.writer];
  const hasCode = moments.some(({ board }) => !board);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {replay.files.length > 0 && <FileChoice replay={replay} />}
      {hasCode && <ReplayField text={replay.text} language={languageOf(replay.language)} />}
      {replay.boardBounds && <ReplayBoard items={replay.board} bounds={replay.boardBounds} />}
      <Scrubber replay={replay} />
      <Controls replay={replay} />
      <Length replay={replay} />
      {writer && (
        <p className="text-14 text-muted wrap-anywhere">
          <Trans>Last change by {writer}</Trans>
        </p>
      )}
      <ReplayMarks replay={replay} names={names} />
      {hasCode && (
        <FinalCode
          text={replay.finalText}
          language={languageOf(replay.finalLanguage)}
          name={replay.file?.name}
        />
      )}
    </div>
  );
}

const FOLLOWS = 'follows';
const MAIN = 'main';

/** Which file is shown; unless the reader chooses one, the one that is written in. */
function FileChoice({ replay: { files, file, chosenFile, setChosenFile } }: { replay: Replay }) {
  const { t } = useLingui();
  const value = chosenFile === undefined ? FOLLOWS : (chosenFile ?? MAIN);
  const shown = file ? file.name : t`Main file`;
  return (
    <select
      aria-label={t`File`}
      className="h-11 max-w-full self-start rounded-control border border-line bg-paper px-3 text-ink"
      value={value}
      onChange={({ target }) => {
        if (target.value === FOLLOWS) setChosenFile(undefined);
        else setChosenFile(target.value === MAIN ? null : target.value);
      }}
    >
      <option value={FOLLOWS}>{t`File being edited: ${shown}`}</option>
      <option value={MAIN}>{t`Main file`}</option>
      {files.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

function languageOf(name: string = FIRST_CODE_LANGUAGE): CodeLanguage {
  return isCodeLanguage(name) ? name : 'text';
}

/** Of the slider. */
const STEP_MS = 1000;

function Scrubber({ replay: { firstMs, lastMs, atMs, seek } }: { replay: Replay }) {
  const { t } = useLingui();
  const words = useWords();
  const [at, end] = [callTimeText(words, atMs), callTimeText(words, lastMs)];
  // A browser allows whole steps only, so the last one goes beyond the end.
  const maxMs = firstMs + Math.ceil((lastMs - firstMs) / STEP_MS) * STEP_MS;
  return (
    <div className="flex items-center gap-3 text-14 tabular-nums">
      <span aria-hidden>{at}</span>
      <input
        type="range"
        className="h-11 min-w-0 grow accent-peacock"
        aria-label={t`Time in the session`}
        aria-valuetext={t`${at} of ${end}`}
        min={firstMs}
        max={maxMs}
        step={STEP_MS}
        value={atMs < lastMs ? atMs : maxMs}
        onChange={({ target }) => seek(Math.min(lastMs, Number(target.value)))}
      />
      <span aria-hidden>{end}</span>
    </div>
  );
}

function Length({ replay: { beginMs, lastMs } }: { replay: Replay }) {
  const words = useWords();
  const length = callTimeText(words, lastMs - beginMs);
  return (
    <p className="text-14 text-muted tabular-nums">
      <Trans>Length: {length}</Trans>
    </p>
  );
}

function Controls({ replay }: { replay: Replay }) {
  const { t } = useLingui();
  const Icon = replay.isPlaying ? Pause : Play;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14">
      <Button tone="quiet" size="small" onClick={replay.toggle}>
        <Icon aria-hidden className="size-4" />
        {replay.isPlaying ? <Trans>Pause</Trans> : <Trans>Play</Trans>}
      </Button>
      <select
        aria-label={t`Speed`}
        className="h-10 rounded-control border border-line-strong bg-raised px-3 text-ink"
        value={replay.speed}
        onChange={(event) => replay.setSpeed(Number(event.target.value))}
      >
        {REPLAY_SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {speed}×
          </option>
        ))}
      </select>
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          className="size-4 accent-peacock"
          checked={replay.skipsPauses}
          onChange={(event) => replay.setSkipsPauses(event.target.checked)}
        />
        <Trans>Skip pauses</Trans>
      </label>
    </div>
  );
}
