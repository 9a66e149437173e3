import { Trans, useLingui } from '@lingui/react/macro';
import { AudioLines, ScanFace, Wifi, WifiOff } from 'lucide-react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import type { InRoomState } from '../../../call/machine/callState.ts';
import type { Call } from '../../../call/useCall.ts';
import { cx } from '../../../lib/cx.ts';
import { ReadingBadge, ReadingLines } from '../../../shared/readings/ReadingBadge.tsx';
import { SpeechBadge, SpeechLine } from '../../../shared/readings/SpeechBadge.tsx';
import { readingWord, talkWord } from '../../../shared/readings/statusWord.ts';
import { Button as TextButton } from '../../../ui/Button.tsx';
import { ConnectionStatus, type ConnectionTone, useConnectionTone } from '../connection/ConnectionStatus.tsx';
import type { ReadingControls } from './useExpressionReading.ts';
import type { SpeechControls } from './useSpeechMeasure.ts';

export interface StatusPillProps {
  call: Call;
  state: InRoomState;
  reading: ReadingControls;
  speech: SpeechControls;
  /** Nobody has moved for a while. What is measured stays in sight. */
  isIdle: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onOpenConnection: () => void;
}

/**
 * What matters most, as an icon with a word or two: trouble with the connection, then the readings, then talk time. Pressing it opens
 * all three, with their stop buttons.
 */
export function StatusPill(props: StatusPillProps) {
  const { reading, speech, isIdle, isOpen, onOpenChange } = props;
  const isMeasured = reading.state.status !== 'off' || speech.state.status !== 'off';
  return (
    <>
      <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
        <Button
          className={cx(
            'relative flex min-h-8 min-w-0 max-w-full cursor-pointer items-center gap-2 rounded-full border border-line bg-raised/90 px-3 text-left text-12 hover:border-ink sm:text-14 low:min-h-7',
            // A finger needs more than what is to be seen.
            'after:absolute after:-inset-2',
            'transition-opacity duration-200 focus-visible:opacity-100',
            isIdle && !isMeasured && 'opacity-0',
          )}
        >
          <PillWords {...props} />
        </Button>
        <Popover
          placement="bottom end"
          className="w-80 max-w-[calc(100vw-1rem)] overflow-auto rounded-card border border-line bg-raised text-ink shadow-layer"
        >
          <Details {...props} />
        </Popover>
      </DialogTrigger>
      {/* As the pill itself may be about something else. */}
      <div role="status" className="sr-only">
        <ReadingLines state={reading.state} />
      </div>
      <p role="status" className="sr-only">
        <SpeechLine state={speech.state} />
      </p>
    </>
  );
}

const TONES: Record<ConnectionTone | 'off', string> = {
  well: 'text-leaf',
  attention: 'text-amber',
  bad: 'text-brick',
  off: 'text-muted',
};

const ICON = 'size-4 shrink-0';

function PillWords({ call, state, reading, speech }: StatusPillProps) {
  const { t } = useLingui();
  const connection = useConnectionTone({ call, state });
  const [read, talk] = [readingWord(reading.state), talkWord(speech.state)];
  const measured = read?.isAsking || !talk?.isAsking ? (read ?? talk) : talk;
  const isRunning = read !== null && read.tone !== 'off';
  if (connection !== 'well' || measured === null) {
    const Icon = connection === 'well' ? Wifi : WifiOff;
    return (
      <>
        <Icon aria-hidden className={cx(ICON, TONES[connection])} />
        <span className="min-w-0 truncate">
          <ConnectionStatus call={call} state={state} />
        </span>
        {/* Whoever is read sees it at all times. */}
        {isRunning && <ScanFace aria-hidden className={cx(ICON, TONES[read.tone])} />}
      </>
    );
  }
  const Icon = measured === read ? ScanFace : AudioLines;
  return (
    <>
      <Icon aria-hidden className={cx(ICON, TONES[measured.tone])} />
      <span className="min-w-0 truncate">
        <span className="sr-only">
          <ConnectionStatus call={call} state={state} />{' '}
        </span>
        <span>{t(measured.word)}</span>
      </span>
      {measured === read && reading.state.status === 'calibrating' && (
        <span aria-hidden className="absolute inset-x-3 bottom-0 h-0.5">
          <span
            className="block h-full bg-leaf transition-[width] duration-200"
            style={{ width: `${Math.round(100 * reading.state.progress)}%` }}
          />
        </span>
      )}
    </>
  );
}

const PART = 'px-4 py-3';

function Details({ call, state, reading, speech, onOpenConnection }: StatusPillProps) {
  const { t } = useLingui();
  const connection = useConnectionTone({ call, state });
  const Icon = connection === 'well' ? Wifi : WifiOff;
  return (
    <Dialog aria-label={t`Call status`} className="flex flex-col divide-y divide-line outline-none">
      <section aria-label={t`Connection`} className={cx(PART, 'flex items-center gap-3 text-14')}>
        <Icon aria-hidden className={cx(ICON, TONES[connection])} />
        <p className="min-w-0 flex-1 font-medium">
          <ConnectionStatus call={call} state={state} />
        </p>
        <TextButton tone="quiet" size="small" onClick={onOpenConnection}>
          <Trans>Details</Trans>
        </TextButton>
      </section>
      <ReadingBadge {...reading} className={PART} />
      <SpeechBadge {...speech} className={PART} />
    </Dialog>
  );
}
