import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { ContactRow } from './ContactRow.tsx';
import type { ContactField } from './corrections.ts';

afterEach(cleanup);

/** Writes a detail into its form and saves it. Returns what was passed on. */
async function save(id: ContactField, text: string): Promise<string | null | undefined> {
  const onCorrect = vi.fn<(value: string | null) => void>();
  const field = { id, values: [], line: null, isCorrected: false, isUnsure: false, isMissingInText: false };
  renderPage(<ContactRow field={{ ...field, wrongPhone: null }} onShow={null} onCorrect={onCorrect} />);
  await userEvent.click(screen.getByRole('button', { name: /^Edit/ }));
  const input = screen.getByRole('textbox');
  if (text) await userEvent.type(input, text);
  await userEvent.keyboard('{Enter}');
  if (onCorrect.mock.calls.length === 0) expect(document.activeElement).toBe(input);
  return onCorrect.mock.calls[0]?.[0];
}

test.each(['+91 98765 43210', '98765 43210', '+49 30 123456', ''])(
  'a phone number is saved: “%s”',
  async (number) => {
    expect(await save('phone', number)).toBe(number);
  },
);

test.each([
  ['12', /Enter one full phone number/],
  ['98765', /Enter one full phone number/],
  ['call me', /Enter one full phone number/],
  ['+91 98765 4321', /9 digits after \+91, which is too few/],
])('%s is refused as a phone number, and why is said', async (number, why) => {
  expect(await save('phone', number)).toBeUndefined();
  expect(screen.getByText(why)).toBeTruthy();
});

test('half an e-mail address is refused', async () => {
  expect(await save('email', 'asha@post')).toBeUndefined();
  expect(screen.getByText('Enter a full e-mail address.')).toBeTruthy();
});
