import { Trans, useLingui } from '@lingui/react/macro';
import { phaseName } from '@preproom/models/contract/words/agendaWords';
import { Check } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { useKeysPreference } from '../../../lib/keys/keysPreference.ts';
import { useWords } from '../../../lib/texts/words.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { RadioList } from '../../../ui/forms/RadioList.tsx';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { leftText } from './leftText.ts';
import { type AgendaInUse, type AgendaRoom, nextPhase, useAgenda } from './useAgenda.ts';
import { NEXT_PHASE_KEY } from './useAgendaKeys.ts';

/** The round's agenda in the mentor's guide: which phase it is, on to the next, what the learner sees, and the mode. */
export function AgendaControls({ room }: { room: AgendaRoom }) {
  const agenda = useAgenda(room, 'mentor');
  const { mode, isShown, isLoaded } = agenda;
  return (
    <div className="flex flex-col gap-3">
      <Phases agenda={agenda} />
      <NextPhase agenda={agenda} />
      <Switch
        isSelected={isShown}
        isDisabled={!isLoaded}
        onChange={(isOn) => agenda.change({ kind: 'shown', isShown: isOn })}
      >
        <Trans>Show phases and time to the learner</Trans>
      </Switch>
      <RadioList
        label={<Trans>Mode of this interview</Trans>}
        options={[
          { id: 'study', label: <Trans>Study: hints allowed</Trans> },
          { id: 'real', label: <Trans>Real: no hints</Trans> },
        ]}
        value={mode}
        onChange={(chosen) => agenda.change({ kind: 'mode', mode: chosen })}
      />
      <p className="text-14 text-muted">
        <Trans>You both see the mode. Changing it is announced and shown in the report.</Trans>
      </p>
    </div>
  );
}

function Phases({ agenda: { agenda, phase, change } }: { agenda: AgendaInUse }) {
  const { t } = useLingui();
  const words = useWords();
  return (
    <ol aria-label={t`Agenda`} className="flex flex-col gap-1">
      {agenda.map((one, i) => {
        const isNow = phase?.index === i;
        const isOver = phase !== null && i < phase.index;
        const { minutes } = one;
        const name = phaseName(words, one.phase, false);
        return (
          <li
            key={one.phase}
            aria-current={isNow ? 'step' : undefined}
            className={cx(
              'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border px-3 py-1',
              isNow ? 'border-marigold' : 'border-transparent',
              isOver && 'text-muted',
            )}
          >
            <span className="w-12 shrink-0 text-14 text-muted tabular-nums">
              <Trans>{minutes} min</Trans>
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
            {isOver && <Check role="img" aria-label={t`Done`} className="size-4 shrink-0" />}
            {isNow && phase && <Left leftMs={phase.leftMs} />}
            {!isNow && phase && (
              <Button
                tone="quiet"
                size="small"
                aria-label={t`Go to: ${name}`}
                onClick={() => change({ kind: 'phase', phase: one.phase })}
              >
                <Trans>Go to</Trans>
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Left({ leftMs }: { leftMs: number }) {
  const words = useWords();
  const left = leftText(words, leftMs);
  return <Badge tone="now">{leftMs > 0 ? <Trans>{left} left</Trans> : <Trans>Time’s up</Trans>}</Badge>;
}

function NextPhase({ agenda }: { agenda: AgendaInUse }) {
  const words = useWords();
  const [areKeysOn] = useKeysPreference();
  const { phase } = agenda;
  if (!phase)
    return (
      <p className="text-14 text-muted">
        <Trans>The agenda starts when you’re both in the room.</Trans>
      </p>
    );
  const next = agenda.agenda[phase.index + 1];
  if (!next) return null;
  const name = phaseName(words, next.phase, false);
  const key = NEXT_PHASE_KEY.toUpperCase();
  return (
    <div className="flex flex-col items-start gap-1">
      <Button size="small" aria-keyshortcuts={NEXT_PHASE_KEY} onClick={() => nextPhase(agenda)}>
        <Trans>Next: {name}</Trans>
      </Button>
      {areKeysOn && (
        <p className="text-12 text-muted [@media(any-hover:none)]:hidden">
          <Trans>Key {key} moves on, also while the guide is closed.</Trans>
        </p>
      )}
    </div>
  );
}
