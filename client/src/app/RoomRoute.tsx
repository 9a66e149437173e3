import { ReadingBadge } from '../features/expression/ReadingBadge.tsx';
import { RoomPage } from '../features/room/RoomPage.tsx';

/** The room with the badge of expression reading: two features meet here. */
export function RoomRoute() {
  return <RoomPage ReadingBadge={ReadingBadge} />;
}
