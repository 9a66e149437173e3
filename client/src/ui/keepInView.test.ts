import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepInView } from './keepInView.ts';

let moveOutOfView: () => void;
let scrolled: ReturnType<typeof vi.fn<Element['scrollIntoView']>>;
let element: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #isWatching = true;
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        moveOutOfView = () => this.#isWatching && onChange([{ isIntersecting: false }]);
      }
      observe() {}
      disconnect() {
        this.#isWatching = false;
      }
    },
  );
  element = document.createElement('p');
  scrolled = vi.fn();
  element.scrollIntoView = scrolled;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('scrolls to the element, and again when the page moves it out of view', () => {
  keepInView(element);
  expect(scrolled).toHaveBeenCalledTimes(1);
  moveOutOfView();
  expect(scrolled).toHaveBeenCalledTimes(2);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('leaves the page alone after a %s', (action) => {
  keepInView(element);
  window.dispatchEvent(new Event(action));
  moveOutOfView();
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('leaves the page alone once undone, and after five seconds', () => {
  keepInView(element)();
  moveOutOfView();
  keepInView(element);
  vi.advanceTimersByTime(5_000);
  moveOutOfView();
  expect(scrolled).toHaveBeenCalledTimes(2);
});
