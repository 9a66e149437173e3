/** What is measured in a room and delivered in batches, which may wait on the device. */
export type Delivered = 'readings' | 'speech';

/** Held by the tab that delivers a room's batches, for as long as it is open. */
const lockOf = (kind: Delivered, roomid: string) => `preproom-${kind}:${roomid}`;

/** Tells this browser's other tabs that this one is in the room and delivers its batches. */
export function holdRoom(kind: Delivered, roomid: string): void {
  void navigator.locks?.request(lockOf(kind, roomid), () => new Promise(() => {}));
}

/**
 * Has this tab send what waits of the rooms, unless another tab of this browser is in them. Leaves out rooms of other people who used
 * the browser: the server would refuse those for good.
 */
export function sendFreeRooms(
  kind: Delivered,
  { waiting, own }: Record<'waiting' | 'own', readonly string[]>,
  send: (roomid: string) => void,
): void {
  for (const roomid of waiting.filter((room) => own.includes(room)))
    void navigator.locks?.request(lockOf(kind, roomid), { ifAvailable: true }, (lock) => {
      if (!lock) return undefined;
      send(roomid);
      return new Promise(() => {});
    });
}
