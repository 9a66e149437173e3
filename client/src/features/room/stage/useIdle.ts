import { type RefObject, useEffect, useState } from 'react';

const IDLE_AFTER_MS = 4_000;
const SIGNS_OF_LIFE = ['pointermove', 'keydown', 'focusin'] as const;

/**
 * True after 4 seconds without pointer, key or focus events inside the element. A touch that ends this on something faded is
 * swallowed, so that nobody presses a button they could not see.
 */
export function useIdle(element: RefObject<HTMLElement | null>): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const watched = element.current;
    return watched ? watchLife(watched, setIdle) : undefined;
  }, [element]);
  return isIdle;
}

function isWriting(watched: HTMLElement): boolean {
  const host = document.activeElement;
  // The code editor is in a shadow root, which hides its field from the document.
  const focused = host?.shadowRoot?.activeElement ?? host;
  return watched.contains(host) && focused?.matches('input, textarea, [contenteditable="true"]') === true;
}

/** Whether this, or something it is in, is fully transparent. */
function isFaded(target: EventTarget | null): boolean {
  for (let element = target; element instanceof Element; element = element.parentElement)
    if (getComputedStyle(element).opacity === '0') return true;
  return false;
}

function watchLife(watched: HTMLElement, setIdle: (isIdle: boolean) => void): () => void {
  let isAsleep = false;
  let swallowsClick = false;
  const sleep = () => {
    // A phone's keyboard sends nothing to the page before a word is complete.
    if (isWriting(watched)) {
      wake();
      return;
    }
    isAsleep = true;
    setIdle(true);
  };
  let timer = setTimeout(sleep, IDLE_AFTER_MS);
  const wake = () => {
    isAsleep = false;
    setIdle(false);
    clearTimeout(timer);
    timer = setTimeout(sleep, IDLE_AFTER_MS);
  };
  const onPointerDown = (event: PointerEvent) => {
    swallowsClick = isAsleep && event.pointerType === 'touch' && isFaded(event.target);
    if (swallowsClick) event.stopPropagation();
    wake();
  };
  const onClick = (event: MouseEvent) => {
    if (!swallowsClick) return;
    swallowsClick = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const ending = new AbortController();
  const { signal } = ending;
  for (const sign of SIGNS_OF_LIFE) watched.addEventListener(sign, wake, { signal });
  watched.addEventListener('pointerdown', onPointerDown, { capture: true, signal });
  watched.addEventListener('click', onClick, { capture: true, signal });
  return () => {
    clearTimeout(timer);
    ending.abort();
  };
}
