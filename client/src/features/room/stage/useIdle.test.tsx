import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIdle } from './useIdle.ts';

const pressed = vi.fn();

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  pressed.mockClear();
});

/** A bar that fades beside a panel that stays. */
function Room() {
  const root = useRef<HTMLElement>(null);
  const isIdle = useIdle(root);
  return (
    <main ref={root}>
      <div style={{ opacity: isIdle ? 0 : 1 }}>
        <button type="button" onClick={() => pressed('Leave')}>
          Leave
        </button>
      </div>
      <textarea aria-label="Message" />
      <button type="button" onClick={() => pressed('Send')}>
        Send
      </button>
    </main>
  );
}

const bar = () => screen.getByText('Leave').parentElement?.style.opacity;
const idle = () => act(() => vi.advanceTimersByTime(4_000));
function touch(name: string): void {
  fireEvent.pointerDown(screen.getByText(name), { pointerType: 'touch' });
  fireEvent.click(screen.getByText(name));
}

it.each([
  ['a button that has faded', 'Leave', []],
  ['a button that is seen', 'Send', [['Send']]],
])('the first touch on %s wakes the room, and does no more than what was seen', (_, name, calls) => {
  render(<Room />);
  idle();
  expect(bar()).toBe('0');
  touch(name);
  expect(bar()).toBe('1');
  expect(pressed.mock.calls).toEqual(calls);
  touch(name);
  expect(pressed).toHaveBeenCalledTimes(calls.length + 1);
});

it('nothing fades while a message is written', () => {
  render(<Room />);
  act(() => screen.getByLabelText('Message').focus());
  idle();
  expect(bar()).toBe('1');
});

it('nothing fades while code is written, whose editor is in a shadow root', () => {
  render(<Room />);
  const place = screen.getByRole('main').appendChild(document.createElement('div'));
  const editor = place.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  editor.setAttribute('contenteditable', 'true');
  editor.tabIndex = 0;
  act(() => editor.focus());
  idle();
  expect(bar()).toBe('1');
});
