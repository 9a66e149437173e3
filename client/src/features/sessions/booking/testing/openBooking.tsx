import { type CurrentUser, getCurrentUser } from '@preproom/models/contract/currentUser';
import { Route, Routes } from 'react-router-dom';
import { useStore } from '../../../../lib/store.ts';
import type { FakeNetwork } from '../../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { aCurrentUser } from '../../../../lib/testing/samples.ts';
import { BookingPage } from '../BookingPage.tsx';

/** Shows the booking page at this address to this learner; every other address says "elsewhere". */
export function openBooking(network: FakeNetwork, at: string, user: Partial<CurrentUser>): void {
  const current = { ...aCurrentUser('user'), ...user };
  network.answer(getCurrentUser, current);
  const { data, ActivePack, introduction, meeting: userSessions } = current;
  useStore.setState({ user: data, ActivePack, introduction, userSessions });
  renderPage(
    <Routes>
      <Route path="/Dashboard/selectmentor/:sessiontype/:mentorid" element={<BookingPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { at },
  );
}
