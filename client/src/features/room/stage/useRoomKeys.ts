import { useEffect, useRef } from 'react';
import { isForPage } from '../../../lib/keys/isForPage.ts';
import { useKeysPreference } from '../../../lib/keys/keysPreference.ts';
import { shortcutKey } from '../../../lib/keys/shortcutKey.ts';
import type { RoomAction } from './useRoomActions.tsx';

/** Runs actions by their shortcut, unless the person is typing, a dialog is open or shortcuts are switched off. */
export function useRoomKeys(actions: RoomAction[], isFree: boolean): void {
  const [areOn] = useKeysPreference();
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!isFree) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const key = shortcutKey(event);
      const action = latest.current.find(({ shortcut }) => shortcut === key);
      if (!action || action.isDisabled || !isForPage(event)) return;
      // The help always opens, because shortcuts are switched on again there.
      if (!areOn && action.id !== 'help') return;
      event.preventDefault();
      action.run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isFree, areOn]);
}
