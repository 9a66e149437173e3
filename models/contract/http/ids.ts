import { ID_FORM } from './forms.ts';
import { z } from './zod.ts';

/** A database id as it travels: 24 hexadecimal digits. */
export const Id = z.string().regex(ID_FORM, 'not an id');

/** The name of a session's room, as in /room/{roomid}: 12 lower-case letters and digits, drawn at random at booking. */
export const RoomId = z.string().regex(/^[a-z0-9]{12}$/, 'not a room id');

/** A client-made id that makes a repeated request recognisable. */
export const RequestId = z.uuid();

/** An instant as it travels: ISO 8601 in UTC with milliseconds. */
export const Instant = z.iso.datetime({ precision: 3 });
