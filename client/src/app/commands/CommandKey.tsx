import { useEffect, useSyncExternalStore } from 'react';
import { asAppError } from '../../lib/api.ts';
import { isDialogOpen } from '../../lib/keys/isForPage.ts';
import { shortcutKey } from '../../lib/keys/shortcutKey.ts';
import { useStore } from '../../lib/store.ts';
import { lazyPage } from '../lazyPage.tsx';
import { closeCommandMenu, commandMenu } from './commandMenuState.ts';

const CommandMenu = lazyPage({
  load: async () => (await import('./CommandMenu.tsx')).CommandMenu,
  catalogue: 'commands',
});

/** Loads the command menu at its first use. A failure shows in the error banner. */
export function openCommandMenu(): void {
  CommandMenu.preload().then(
    () => commandMenu.change({ isOpen: true }),
    (failure) => useStore.getState().showError(asAppError(failure)),
  );
}

/** The command menu while it is open, and the key that opens it: Ctrl K, on a Mac Cmd K. */
export function CommandKey() {
  const { isOpen } = useSyncExternalStore(commandMenu.subscribe, commandMenu.get, commandMenu.get);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isKey =
        shortcutKey(event) === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isKey || event.repeat) return;
      if (commandMenu.get().isOpen) closeCommandMenu();
      else if (isDialogOpen()) return;
      else openCommandMenu();
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
      closeCommandMenu();
    };
  }, []);
  return isOpen && <CommandMenu />;
}
