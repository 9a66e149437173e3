import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { ShownQuestion } from './ShownQuestion.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const open = (text: string) => renderPage(<ShownQuestion roomid="room00000001" text={text} />);
const large = () => screen.queryByRole('region', { name: 'Question from your mentor' });

it('can be made small, stays so over a reload, and comes back', async () => {
  open('Why us?');
  expect(large()?.textContent).toBe('Why us?');
  await userEvent.click(screen.getByRole('button', { name: 'Close the question' }));
  expect(large()).toBeNull();
  cleanup();
  open('Why us?');
  expect(large()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show the question' }));
  expect(large()).toBeTruthy();
});

it('is large again for another question', async () => {
  open('Why us?');
  await userEvent.click(screen.getByRole('button', { name: 'Close the question' }));
  cleanup();
  open('Why you?');
  expect(large()?.textContent).toBe('Why you?');
});

it('shows a long one whole on a press, and in two lines again', async () => {
  open(`Why us, and ${'why '.repeat(20)}now?`);
  const whole = screen.getByRole('button', { name: 'Show the question' });
  expect(whole.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(whole);
  expect(whole.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(whole);
  expect(whole.getAttribute('aria-expanded')).toBe('false');
});
