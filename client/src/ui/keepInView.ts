/** Longer than a page takes to load its last parts, shorter than reading what is shown. */
const HOLD_MS = 5_000;
const ACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls to the element. Scrolls again when a late part of the page or the browser's scroll restoration after a reload moves it out
 * of view, until the person does something. Returns its undo.
 */
export function keepInView(element: Element, block: ScrollLogicalPosition = 'nearest'): () => void {
  const show = () => element.scrollIntoView({ block });
  show();
  const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting || show());
  observer.observe(element);
  const release = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const action of ACTIONS) window.removeEventListener(action, release);
  };
  const timer = setTimeout(release, HOLD_MS);
  for (const action of ACTIONS) window.addEventListener(action, release, { passive: true });
  return release;
}
