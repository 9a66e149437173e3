import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isDialogOpen, isForPage } from '../../lib/keys/isForPage.ts';
import { useKeysPreference } from '../../lib/keys/keysPreference.ts';
import type { Place } from './navigation.ts';

/** How long after `g` its letter may follow. */
const LETTER_WITHIN_MS = 1_500;

/** `g`, then a place's letter, opens it; `?` opens the help. Nothing happens while the person types or a dialog is open. */
export function useGoKeys(places: readonly Place[], onHelp: () => void): void {
  const [areOn] = useKeysPreference();
  const navigate = useNavigate();
  const goPressedAt = useRef(Number.NEGATIVE_INFINITY);
  const onKey = useRef<(event: KeyboardEvent) => void>(undefined);
  useEffect(() => {
    onKey.current = (event) => {
      if (!isForPage(event) || isDialogOpen()) return;
      // The help always opens, because shortcuts are switched on again there.
      if (event.key === '?') return onHelp();
      if (!areOn) return;
      const letter = letterOf(event);
      const isSecond = event.timeStamp - goPressedAt.current < LETTER_WITHIN_MS;
      goPressedAt.current = !isSecond && letter === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      const place = isSecond && places.find((one) => one.letter === letter);
      if (place) void navigate(place.to);
    };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey.current?.(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** The Latin letter of a key, also where the keyboard writes Devanagari. */
function letterOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
}
