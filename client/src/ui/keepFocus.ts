/**
 * For when a dialog closes: the button that opened it may go as well, at once or after a refetch. The focus then goes to the page, not
 * to its start. Ends with the next press.
 */
export function keepFocusOnPage(): void {
  const check = () => {
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  };
  // In the frame after the one in which the dialog gives the focus back.
  const checkLater = () => requestAnimationFrame(() => requestAnimationFrame(check));
  const observer = new MutationObserver(checkLater);
  observer.observe(document.body, { childList: true, subtree: true });
  checkLater();
  for (const press of ['keydown', 'pointerdown'])
    document.addEventListener(press, () => observer.disconnect(), { once: true, capture: true });
}
