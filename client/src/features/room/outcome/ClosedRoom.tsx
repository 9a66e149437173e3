import type { Room } from '../parts/api.ts';
import { ClosedRoomLink } from '../parts/ClosedRoomLink.tsx';
import { MeetingHeader } from '../parts/MeetingHeader.tsx';

/** What one finds who comes when all is over: what it was and where to go, and no device is asked for. */
export function ClosedRoom({ room }: { room: Room }) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-xl flex-col items-start justify-center gap-3 p-6">
      <MeetingHeader room={room} />
      <ClosedRoomLink room={room} />
    </main>
  );
}
