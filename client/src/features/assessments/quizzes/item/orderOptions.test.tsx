import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { OrderOptions } from './OrderOptions.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Question() {
  const [choice, setChoice] = useState([0, 1, 2]);
  const item = { kind: 'order' as const, options: ['First', 'Second', 'Third'] };
  return <OrderOptions item={item} choice={choice} onChange={setChoice} />;
}

test('the button that was pressed keeps the focus, and is scrolled into view', () => {
  const seen: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.getAttribute('aria-label'));
  });
  renderPage(<Question />);
  const down = screen.getByRole('button', { name: 'Move down: First' });
  down.focus();
  fireEvent.click(down);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1.Second',
    '2.First',
    '3.Third',
  ]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move down: First' }));
  expect(seen).toEqual(['Move down: First']);
});
