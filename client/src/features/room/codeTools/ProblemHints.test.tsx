import { type Agenda, getAgenda, type InterviewMode } from '@preproom/models/contract/room/agenda/agenda';
import { useQueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { ProblemHints } from './ProblemHints.tsx';

afterEach(cleanup);

const HINTS = ['Count `n` twice.', 'Add it to itself.'];

function agendaOf(...modes: InterviewMode[]): Agenda {
  const events = modes.map((mode, i) => ({
    ...({ id: `0000000000000000000${i}`, by: 'mentor', kind: 'mode', mode } as const),
    at: `2026-11-20T10:0${i}:00.000Z`,
  }));
  return { metAt: null, events };
}

/** As the room's socket does it when something of the agenda has changed. */
function Fetch() {
  const queries = useQueryClient();
  return (
    <button type="button" onClick={() => void queries.invalidateQueries({ queryKey: ['agenda'] })}>
      fetch
    </button>
  );
}

async function openHints(...modes: InterviewMode[]) {
  const network = fakeNetwork();
  network.answer(getAgenda, agendaOf(...modes));
  renderPage(
    <>
      <Fetch />
      <Routes>
        <Route path="/room/:roomid" element={<ProblemHints hints={HINTS} />} />
      </Routes>
    </>,
    { at: '/room/room00000001' },
  );
  await waitFor(() => expect(network.sentTo(getAgenda)).toHaveLength(1));
  const change = async (...next: InterviewMode[]) => {
    network.answer(getAgenda, agendaOf(...next));
    await userEvent.click(screen.getByRole('button', { name: 'fetch' }));
  };
  return { change, press: (name: string) => userEvent.click(screen.getByRole('button', { name })) };
}

it('opens the hints one after the other in Study mode', async () => {
  const { press } = await openHints('study');
  await screen.findByRole('button', { name: 'Show a hint' });
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  await press('Show a hint');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Count n twice.']);
  await press('Show another hint');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /hint/ })).toBeNull();
});

it('closes what was open when the mentor chooses Real mode, and opens it again in Study mode', async () => {
  const { change, press } = await openHints('real', 'study');
  await screen.findByRole('button', { name: 'Show a hint' });
  await press('Show a hint');
  await change('real', 'study', 'real');
  await screen.findByText('Real mode: hints are closed.');
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  expect(screen.queryByRole('button', { name: /hint/ })).toBeNull();
  await change('real', 'study', 'real', 'study');
  await screen.findByRole('button', { name: 'Show another hint' });
});

it('has no hints while the mentor has chosen no mode', async () => {
  const { change } = await openHints();
  expect(screen.queryByText(/hint/)).toBeNull();
  await change('study');
  await screen.findByRole('button', { name: 'Show a hint' });
});
