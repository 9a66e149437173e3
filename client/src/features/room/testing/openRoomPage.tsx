import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { RoomPage } from '../RoomPage.tsx';

/** Lets the faked clock go on, and the page follow. */
export const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

export const joinButton = () => screen.getByRole('button', { name: 'Join interview' });

/** Opens the page of the room that the network answers with. */
export async function openRoomPage(): Promise<void> {
  const page = <RoomPage ReadingBadge={() => null} />;
  renderPage(
    <Routes>
      <Route path="/room/:roomid" element={page} />
    </Routes>,
    { at: '/room/room12345678' },
  );
  await settle();
  await settle();
}
