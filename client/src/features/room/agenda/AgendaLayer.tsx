import { Trans, useLingui } from '@lingui/react/macro';
import { phaseName } from '@preproom/models/contract/words/agendaWords';
import { createPortal } from 'react-dom';
import type { InRoomState } from '../../../call/machine/callState.ts';
import type { Call } from '../../../call/useCall.ts';
import { useWords } from '../../../lib/texts/words.ts';
import { Refused } from '../../../shared/room/Refused.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import type { Room } from '../parts/api.ts';
import { FocusDialog } from './FocusDialog.tsx';
import { FocusScreen } from './FocusScreen.tsx';
import { leftText } from './leftText.ts';
import { type AgendaInUse, useAgenda } from './useAgenda.ts';
import { useAgendaKeys } from './useAgendaKeys.ts';
import { useAnnouncement } from './useAnnouncement.ts';
import { useFocusMute } from './useFocusMute.ts';

export interface AgendaLayerProps {
  room: Room;
  call: Call;
  state: InRoomState;
  /** Where the focus time covers the call. */
  focusPlace: HTMLElement | null;
  /** The dialog that begins a focus time is open. */
  isChoosingFocus: boolean;
  onClose: () => void;
}

/** Phase, mode and focus time over the call, as far as this side sees them. */
export function AgendaLayer({ room, call, state, focusPlace, isChoosingFocus, onClose }: AgendaLayerProps) {
  const { side } = state.room.self;
  const isMentor = side === 'mentor';
  const agenda = useAgenda(room, side, state.signalling !== 'joined');
  const spoken = useAnnouncement(agenda, isMentor);
  useFocusMute(room.roomid, agenda, call);
  useAgendaKeys(agenda, isMentor);
  const { focus } = agenda;
  return (
    <>
      {focus &&
        focusPlace &&
        createPortal(
          <FocusScreen
            leftMs={focus.leftMs}
            onEnd={() => agenda.change({ kind: 'focusOver', focusId: focus.id })}
          />,
          focusPlace,
        )}
      <AgendaStrip agenda={agenda} isMentor={isMentor} />
      <div role="status" aria-atomic="false" className="sr-only">
        {spoken.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      {isChoosingFocus && (
        <FocusDialog
          isRunning={focus !== null}
          hasMet={state.room.sessionStatus !== 'booked'}
          onClose={onClose}
          onStart={(minutes) => {
            agenda.change({ kind: 'focus', minutes });
            onClose();
          }}
        />
      )}
    </>
  );
}

/** Which phase it is, how much of it is left, and the mode. */
function AgendaStrip({ agenda, isMentor }: { agenda: AgendaInUse; isMentor: boolean }) {
  const { t } = useLingui();
  const words = useWords();
  const { phase, isShown, mode, refused } = agenda;
  const isPhaseSeen = phase !== null && (isMentor || isShown);
  if (!isPhaseSeen && !mode && !refused) return null;
  return (
    <section aria-label={t`Agenda`} className="flex max-w-full flex-wrap items-center gap-2">
      {isPhaseSeen && (
        <p className="flex max-w-full items-baseline gap-2 rounded-card border border-line bg-raised/95 px-3 py-1 text-14 shadow-layer">
          <span className="min-w-0 wrap-anywhere">{phaseName(words, phase.phase, !isMentor)}</span>
          <span role="timer" className="shrink-0 text-muted tabular-nums">
            <LeftOfPhase leftMs={phase.leftMs} />
          </span>
        </p>
      )}
      {mode && (
        <Badge tone={mode === 'real' ? 'now' : 'plain'}>
          {mode === 'real' ? <Trans>Real mode: no hints</Trans> : <Trans>Study mode: hints allowed</Trans>}
        </Badge>
      )}
      {refused?.refused && <Refused code={refused.refused} onClose={() => agenda.discard(refused.key)} />}
    </section>
  );
}

function LeftOfPhase({ leftMs }: { leftMs: number }) {
  const words = useWords();
  const left = leftText(words, leftMs);
  return leftMs > 0 ? <Trans>{left} left</Trans> : <Trans>Time’s up</Trans>;
}
