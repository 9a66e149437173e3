import { createObservable } from '../../lib/observable.ts';

/** There is one command menu, opened by its key and by the shell's button. */
export const commandMenu = createObservable({ isOpen: false });

export function closeCommandMenu(): void {
  commandMenu.change({ isOpen: false });
}
