import { type ErrorCode, isTransient } from '@preproom/models/contract/http/errors';

/** The same request may succeed a little later; after a reconnection that takes joining the room again. */
export function isTransientInRoom(code: ErrorCode): boolean {
  return isTransient(code) || code === 'not_in_room';
}
