/**
 * Keeps CSS transitions from React Aria, which notes every running one so as to move the focus only afterwards, and never lets go
 * of an element that is removed in the middle of several (adobe/react-spectrum#7326): each closed dialog stayed in memory. Our
 * transitions move nothing, so the focus need not wait for them. May go once that issue is fixed.
 */
export function hideTransitions(page: Document): void {
  page.addEventListener('transitionrun', (event) => event.stopImmediatePropagation(), true);
}
