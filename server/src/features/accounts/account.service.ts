import { hash, verify } from '@node-rs/argon2';
import { AppError } from '@preproom/models/contract/http/errors';
import { LOGIN_DAYS } from '@preproom/models/contract/people/keptData';
import type { Role } from '@preproom/models/contract/people/users';
import type { Database } from '@preproom/models/db/database';
import type { Clock } from '@preproom/models/runtime/clock';
import { signLogin } from '@preproom/models/runtime/loginToken';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import type { LoginOrigin } from './device.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Checked where there is no password, so that an unknown address takes as long as a wrong password. */
let dummyHash: Promise<string> | undefined;

/** The user behind these credentials; throws `wrong_credentials` for every cause alike. */
export async function checkCredentials(database: Database, email: string, password: string) {
  const user = await database.users.findOne({ Email: email }).lean();
  dummyHash ??= hash('the password of nobody');
  const isRight = await verify(user?.passwordHash ?? (await dummyHash), password);
  if (!user?.passwordHash || !isRight) throw new AppError('wrong_credentials');
  return user;
}

const UNKNOWN_ORIGIN: LoginOrigin = { browser: null, system: null, network: '' };

/** Stores a login record and returns the signed token that names it. */
export async function startLogin(
  { database, clock }: { database: Database; clock: Clock },
  jwtSecret: string,
  userId: Types.ObjectId,
  origin = UNKNOWN_ORIGIN,
): Promise<{ token: string; loginId: string; expiresAt: Date }> {
  const createdAt = new Date(clock.now());
  const expiresAt = new Date(createdAt.getTime() + LOGIN_DAYS * DAY_MS);
  const login = await database.logins.create({
    userId,
    createdAt,
    lastSeenAt: createdAt,
    expiresAt,
    ...origin,
  });
  const loginId = login._id.toString();
  const token = await signLogin({ userId: userId.toString(), loginId }, jwtSecret, expiresAt);
  return { token, loginId, expiresAt };
}

/** Ends this person's logins at once, live sockets included, but for one; answers how many. */
export async function endLoginsOf(
  { database, endLogin }: Pick<AppDeps, 'database' | 'endLogin'>,
  userId: Types.ObjectId | string,
  { except }: { except?: string } = {},
): Promise<number> {
  const logins = await database.logins.find({ userId }, { _id: 1 }).lean();
  const ids = logins.map(({ _id }) => _id.toString()).filter((id) => id !== except);
  const { deletedCount } = await database.logins.deleteMany({ _id: { $in: ids } });
  for (const id of ids) endLogin(id);
  return deletedCount;
}

/** Makes sure that an account with this address exists and returns it; an existing one is left as it is. */
export async function ensureAccount(
  database: Database,
  account: { Name: string; Email: string; role: Role; password: string },
  now: Date,
) {
  const existing = await database.users.findOne({ Email: account.Email }).lean();
  if (existing) return existing;
  const { Name, Email, role } = account;
  const passwordHash = await hash(account.password);
  return database.users
    .findOneAndUpdate(
      { Email },
      {
        $setOnInsert: {
          ...{ Name, role, passwordHash, completed: true, phone: '', photo: null, createdAt: now },
          ...{ language: 'en', emailVerifiedAt: null },
        },
      },
      { upsert: true, returnDocument: 'after' },
    )
    .lean()
    .orFail();
}
