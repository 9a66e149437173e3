import { AppError } from '@preproom/models/contract/http/errors';
import { z } from '@preproom/models/contract/http/zod';
import { Types } from 'mongoose';

/** A place in a sorted list. */
export interface Place {
  value: Date | string | number | boolean;
  id: Types.ObjectId;
}

const Written = z.tuple([
  z.union([z.object({ date: z.iso.datetime() }), z.string().max(200), z.number(), z.boolean()]),
  z.string().regex(/^[a-f0-9]{24}$/),
]);

export function writeCursor({ value, id }: Place): string {
  const written = value instanceof Date ? { date: value.toISOString() } : value;
  return Buffer.from(JSON.stringify([written, id.toString()])).toString('base64url');
}

/** Throws `bad_request` for anything that `writeCursor` has not written. */
export function readCursor(cursor: string): Place {
  const [value, id] = parse(cursor);
  return {
    value: typeof value === 'object' ? new Date(value.date) : value,
    id: new Types.ObjectId(id),
  };
}

function parse(cursor: string): z.infer<typeof Written> {
  try {
    return Written.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new AppError('bad_request', 'This page does not exist');
  }
}
