import { AppError } from '@preproom/models/contract/http/errors';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../lib/testing/renderPage.tsx';
import { QueryView } from './QueryView.tsx';

afterEach(cleanup);

function Page() {
  const [data, setData] = useState<string>();
  const error = data ? null : new AppError('unavailable');
  return (
    <main tabIndex={-1}>
      <QueryView query={{ data, error, refetch: () => setData('22 jobs') }} failed="Couldn’t load jobs">
        {(jobs) => <p>{jobs}</p>}
      </QueryView>
    </main>
  );
}

it('says that it loads to those who see no grey boxes', () => {
  const query = { data: undefined, error: null, refetch: () => {} };
  renderPage(
    <main>
      <QueryView query={query} failed="Couldn’t load jobs">
        {() => null}
      </QueryView>
    </main>,
  );
  expect(within(screen.getByRole('main')).getByRole('status').textContent).toBe('Loading');
});

it('keeps the focus on the page when another try takes the error and its button away', async () => {
  renderPage(<Page />);
  screen.getByRole('button', { name: 'Try again' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('22 jobs')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
