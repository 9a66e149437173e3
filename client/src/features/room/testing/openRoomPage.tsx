import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { RoomPage } from '../RoomPage.tsx';

/** Advances the fake clock and lets the page update. */
export const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

export const joinButton = () => screen.getByRole('button', { name: 'Join interview' });

/** Renders the page of the room that the fake network returns. */
export async function openRoomPage(): Promise<void> {
  const page = <RoomPage Cockpit={() => null} />;
  renderPage(
    <Routes>
      <Route path="/room/:roomid" element={page} />
    </Routes>,
    { at: '/room/room12345678' },
  );
  await settle();
  await loaded();
}

/** Waits until the lobby has fetched the code of the call and the room's views. */
export async function untilCallIsLoaded(): Promise<void> {
  await settle(3_000);
  await loaded();
}

/** Until all code that was asked for is there. */
export async function loaded(): Promise<void> {
  await act(() => vi.dynamicImportSettled());
  await settle();
}
