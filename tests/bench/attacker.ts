import { API_BASE } from '@preproom/models/contract/http/endpoint';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import type { Database } from '@preproom/models/db/database';
import { createLogin, createUser } from '@preproom/models/db/testing/factories';
import type { Types } from 'mongoose';
import { JWT_SECRET } from './bookings.ts';
import type { BurstRequest } from './load/burst.ts';

/** The one person whose requests come at once. */
interface Attacker {
  _id: Types.ObjectId;
  token: string;
  /** One of their calls; `path` comes after /api/v1.3, and `base` in its place. */
  request(method: string, path: string, body?: unknown, base?: string): BurstRequest;
}

export async function createAttacker(
  url: string,
  database: Database,
  change: Partial<UserDocument> = {},
): Promise<Attacker> {
  const { _id } = await createUser(database, { completed: true, ...change });
  const { token, loginId } = await createLogin(database, _id, JWT_SECRET);
  // Some calls of the team refuse a login that was not proved just now.
  await database.logins.updateOne({ _id: loginId }, { provedAt: new Date() });
  return {
    _id,
    token,
    request: (method, path, body, base = API_BASE) => ({
      url: url + base + path,
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  };
}
