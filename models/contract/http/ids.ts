import { ID_FORM } from './forms.ts';
import { z } from './zod.ts';

/** A database id on the wire: 24 hexadecimal digits. */
export const Id = z.string().regex(ID_FORM, 'not an id');

/** A session's room id, as in /room/{roomid}: 12 random lower-case letters and digits, generated at booking. */
export const RoomId = z.string().regex(/^[a-z0-9]{12}$/, 'not a room id');

/** A client-generated id. A request sent again with the same id is recognised. */
export const RequestId = z.uuid();

/** An instant on the wire: ISO 8601 in UTC with milliseconds. */
export const Instant = z.iso.datetime({ precision: 3 });
