import type { AppError } from '@preproom/models/contract/http/errors';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../testing/renderPage.tsx';
import { useErrorText } from './errorText.ts';

function Text(error: Pick<AppError, 'code'> & { retryAfterSeconds?: number }) {
  return <p>{useErrorText()(error)}</p>;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('names the device’s missing network instead of the service, while there is none', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderPage(<Text code="unavailable" />);
  expect(screen.getByText('You’re offline. Connect to the internet, then try again.')).toBeTruthy();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('The service isn’t available right now. Try again in a moment.')).toBeTruthy();
});

it('names what the server refused, with or without a network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderPage(<Text code="wrong_credentials" />);
  expect(screen.getByText(/^Wrong e-mail or password/)).toBeTruthy();
});

it('tells a short wait in minutes and a long one in hours', () => {
  renderPage(<Text code="too_many_requests" retryAfterSeconds={61} />);
  screen.getByText('Too many attempts. Try again in 2 minutes.');
  cleanup();
  renderPage(<Text code="too_many_requests" retryAfterSeconds={85_260} />);
  screen.getByText('Too many attempts. Try again in 24 hours.');
});
