import { hash, verify } from '@node-rs/argon2';
import type { Role } from '@preproom/models/contract/accounts/users';
import { AppError } from '@preproom/models/contract/http/errors';
import type { Database } from '@preproom/models/db/database';

/** Verified when there is no password, so that an unknown address takes as long to answer as a wrong password. */
let dummyHash: Promise<string> | undefined;

/** The user with these credentials; throws `wrong_credentials` whatever is wrong, so that accounts cannot be enumerated. */
export async function checkCredentials(database: Database, email: string, password: string) {
  const user = await database.users.findOne({ Email: email }).lean();
  dummyHash ??= hash('the password of nobody');
  const isRight = await verify(user?.passwordHash ?? (await dummyHash), password);
  if (!user?.passwordHash || !isRight) throw new AppError('wrong_credentials');
  return user;
}

/** Returns the account with this address and creates it if there is none; an existing one is not changed. */
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
          Name,
          role,
          ...(role === 'admin' && { rights: ['everything' as const] }),
          passwordHash,
          completed: true,
          phone: '',
          photo: null,
          createdAt: now,
          language: 'en',
          emailVerifiedAt: null,
        },
      },
      { upsert: true, returnDocument: 'after' },
    )
    .lean()
    .orFail();
}
