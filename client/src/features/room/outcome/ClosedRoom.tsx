import type { Room } from '../parts/api.ts';
import { ClosedRoomLink } from '../parts/ClosedRoomLink.tsx';
import { MeetingHeader } from '../parts/MeetingHeader.tsx';

/** Shown to a person who opens the room after the interview: what it was and where to go. Asks for no devices. */
export function ClosedRoom({ room }: { room: Room }) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-xl flex-col items-start justify-center gap-3 p-6">
      <MeetingHeader room={room} />
      <ClosedRoomLink room={room} />
    </main>
  );
}
