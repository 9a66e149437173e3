import { useLingui } from '@lingui/react/macro';
import { phaseName } from '@preproom/models/contract/words/agendaWords';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../../lib/texts/words.ts';
import type { AgendaInUse } from './useAgenda.ts';

/** What follows quickly must not displace what was not read out yet; older texts are of no use. */
const KEPT = 3;

export interface Announcement {
  id: number;
  text: string;
}

/** What has just begun, ended or changed, for screen readers: in a region that was there before the words. The latest is last. */
export function useAnnouncement(agenda: AgendaInUse, isMentor: boolean): readonly Announcement[] {
  const { t } = useLingui();
  const words = useWords();
  const [spoken, setSpoken] = useState<readonly Announcement[]>([]);
  const { isLoaded, focus, mode, phase, isShown } = agenda;
  const seen = phase && (isMentor || isShown) ? phase.phase : null;
  const focusId = focus?.id ?? null;
  const minutes = focus ? Math.max(1, Math.ceil(focus.leftMs / 60_000)) : 0;
  const focusText = focusId
    ? t`Focus time has started: ${minutes} min. Your microphones are off.`
    : t`Focus time is over. Your microphone is as it was before.`;
  const modeText =
    mode === 'real'
      ? t`Real mode is on: no hints in this interview.`
      : t`Study mode is on: hints are allowed in this interview.`;
  const name = seen && phaseName(words, seen, !isMentor);
  const phaseText = name && t`Now: ${name}`;
  const texts = useRef({ focusText, modeText, phaseText });
  const before = useRef<{ focusId: string | null; mode: typeof mode; seen: typeof seen } | null>(null);
  useEffect(() => {
    texts.current = { focusText, modeText, phaseText };
  });
  useEffect(() => {
    if (!isLoaded) return;
    const last = before.current ?? { focusId: null, mode: null, seen: null };
    before.current = { focusId, mode, seen };
    const said = [
      last.focusId !== focusId ? texts.current.focusText : null,
      mode && last.mode !== mode ? texts.current.modeText : null,
      seen && last.seen !== seen ? texts.current.phaseText : null,
    ].filter((text) => text !== null);
    if (said.length === 0) return;
    setSpoken((all) => [...all, { id: (all.at(-1)?.id ?? 0) + 1, text: said.join(' ') }].slice(-KEPT));
  }, [isLoaded, focusId, mode, seen]);
  return spoken;
}
