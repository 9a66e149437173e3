const DIALOGS = '[role="dialog"], [role="alertdialog"], dialog[open]';

/** True while a dialog has the keyboard. */
export const isDialogOpen = (): boolean => document.querySelector(DIALOGS) !== null;

/** True for a key pressed alone and once, with the focus where no text is typed and no menu searches for letters. */
export function isForPage(event: KeyboardEvent): boolean {
  const isPlain = !event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey;
  // The code editor is in a shadow root, which hides its field from `target`.
  return isPlain && !isTyping(event.composedPath()[0] ?? event.target);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="menu"], [role="listbox"]') !== null
  );
}
