import { useEffect, useRef } from 'react';
import { isDialogOpen, isForPage } from '../../../lib/keys/isForPage.ts';
import { useKeysPreference } from '../../../lib/keys/keysPreference.ts';
import { shortcutKey } from '../../../lib/keys/shortcutKey.ts';
import { type AgendaInUse, nextPhase } from './useAgenda.ts';

export const NEXT_PHASE_KEY = 'n';

/** The mentor moves on by key, unless somebody is typing, a dialog is open or shortcuts are switched off. */
export function useAgendaKeys(agenda: AgendaInUse, isMentor: boolean): void {
  const [areOn] = useKeysPreference();
  const latest = useRef(agenda);
  useEffect(() => {
    latest.current = agenda;
  });
  useEffect(() => {
    if (!areOn || !isMentor) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (shortcutKey(event) !== NEXT_PHASE_KEY || event.defaultPrevented || event.repeat) return;
      if (!(isForPage(event) || isOnSwitch(event)) || isDialogOpen()) return;
      event.preventDefault();
      nextPhase(latest.current);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [areOn, isMentor]);
}

/** The guide's own switch, which keeps the focus when it is pressed, takes no letters. */
function isOnSwitch({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches('[role="switch"]') && !ctrlKey && !metaKey && !altKey;
}
