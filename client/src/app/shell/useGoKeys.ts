import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isDialogOpen, isForPage } from '../../lib/keys/isForPage.ts';
import { useKeysPreference } from '../../lib/keys/keysPreference.ts';
import { shortcutKey } from '../../lib/keys/shortcutKey.ts';
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
      const key = shortcutKey(event);
      if (key === '?') return onHelp();
      if (!areOn) return;
      const isSecond = event.timeStamp - goPressedAt.current < LETTER_WITHIN_MS;
      goPressedAt.current = !isSecond && key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      const place = isSecond && places.find((one) => one.letter === key);
      if (place) void navigate(place.to);
    };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey.current?.(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
