import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getCurrentUser } from '@preproom/models/contract/currentUser';
import type { File } from '@preproom/models/db/accounts/file.model';
import { createUser } from '@preproom/models/db/testing/factories';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { ApiClient } from '../stack/apiClient.ts';
import { type Stack, startStack } from '../stack/startStack.ts';
import { filesPath } from './uploads.ts';

interface Current {
  stack: Stack;
  client: ApiClient;
  userId: Types.ObjectId;
}

/** For a file of tests about uploads: starts the product, and gives each test a new user with a login. */
export function fileOwner() {
  const current = {} as Current;
  beforeAll(async () => {
    current.stack = await startStack();
  });
  afterAll(() => current.stack.stop());
  beforeEach(async () => {
    const user = await createUser(current.stack.database);
    current.userId = user._id;
    current.client = await current.stack.enter(user);
  });
  return Object.assign(current, {
    /** The address of the user's own file of this folder. */
    own: (folder: string) => filesPath(folder, current.userId),
    shownPhoto: async () => (await current.client.call(getCurrentUser, {})).body.data.photo,
    records: () => current.stack.database.files.find({ ownerId: current.userId }).lean<File[]>(),
    /** Every file of this user in the data folder, and every upload in progress. */
    contents: () =>
      readdirSync(join(current.stack.dataDir, 'files'), { recursive: true })
        .map(String)
        .filter((name) => name.includes(current.userId.toString()) || name.startsWith(join('incoming', 'u'))),
  });
}
