import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../lib/testing/renderPage.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

afterEach(cleanup);

let refetch = () => {};

function Page() {
  const [isAsking, setAsking] = useState(false);
  const [isThere, setThere] = useState(true);
  refetch = () => setThere(false);
  return (
    <main id="main" tabIndex={-1}>
      {isThere && (
        <button type="button" onClick={() => setAsking(true)}>
          Withdraw
        </button>
      )}
      <ConfirmDialog
        title="Withdraw your application?"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        action="Yes"
        onConfirm={() => setAsking(false)}
        isBusy={false}
        error={null}
      >
        The team won’t see it any more.
      </ConfirmDialog>
    </main>
  );
}

const focused = () => document.activeElement;
it('starts on the button that changes nothing, which is the main one', async () => {
  renderPage(<Page />);
  await press('Withdraw');
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(focused()).toBe(cancel));
  expect(cancel.className).toContain('bg-peacock');
  expect(screen.getByRole('button', { name: 'Yes' }).className).not.toContain('bg-peacock');
  const dialog = screen.getByRole('alertdialog', { description: 'The team won’t see it any more.' });
  expect(dialog.contains(cancel)).toBe(true);
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('gives the focus back to what opened it, or to the page once that is gone', async () => {
  renderPage(<Page />);
  await press('Withdraw');
  await press('Yes');
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Withdraw' })));
  act(refetch);
  await waitFor(() => expect(focused()).toBe(screen.getByRole('main')));
});
