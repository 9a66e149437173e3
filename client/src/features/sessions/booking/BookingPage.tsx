import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useStore } from '../../../lib/store.ts';
import { Container } from '../../../ui/Container.tsx';
import { NotFound } from '../../../ui/NotFound.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { BookingSteps } from './BookingSteps.tsx';
import { bookable, type Purchase } from './bookable.ts';
import { ANY, bookingPath, type SessionType, sessionTypeOf } from './bookingPath.ts';
import { ChooseType } from './ChooseType.tsx';
import { NotBookable } from './NotBookable.tsx';
import { useTypeTexts } from './typeTexts.ts';

/** Books a session: what, unless the address says; then mentor, day, time, confirm. */
export function BookingPage() {
  const { sessiontype = '' } = useParams();
  const type = sessionTypeOf(sessiontype);
  return type ? <BookingOf type={type} /> : <NotFound />;
}

function BookingOf({ type }: { type: SessionType }) {
  const { mentorid } = useParams();
  const [search] = useSearchParams();
  const { bookText } = useTypeTexts();
  const ActivePack = useStore((state) => state.ActivePack);
  const introduction = useStore((state) => state.introduction);
  // What this page is booking is known as booked before its own page has opened.
  const [booking, setBooking] = useState<Purchase | null>(null);
  const found = booking
    ? ({ state: 'ready', purchase: booking } as const)
    : bookable(type, { ActivePack, introduction });
  if (found.state === 'next') return <Navigate replace to={bookingPath(found.type, mentorid, search)} />;
  return (
    <Container className="flex flex-col gap-6 py-8 sm:gap-8 sm:py-12">
      <PageHeading title={bookText(found.state === 'ready' ? found.purchase.type : ANY)} />
      {found.state === 'choose' && <ChooseType types={found.types} />}
      {found.state === 'ready' && (
        <BookingSteps
          key={found.purchase.type}
          purchase={found.purchase}
          onBooking={(isBooking) => setBooking(isBooking ? found.purchase : null)}
        />
      )}
      {found.state !== 'ready' && found.state !== 'choose' && <NotBookable type={type} why={found} />}
    </Container>
  );
}
