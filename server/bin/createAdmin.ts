// npm run admin:create: asks for name, e-mail and password and creates an account with the role admin.
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { hash } from '@node-rs/argon2';
import { startEmbeddedDatabase } from '@preproom/embedded/server';
import { z } from '@preproom/models/contract/http/zod';
import {
  MIN_PASSWORD_LENGTH,
  NewPassword,
  PASSWORD_FAULTS,
} from '@preproom/models/contract/people/passwords';
import { Email } from '@preproom/models/contract/people/users';
import { openDatabase } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { loadConfig } from '../src/config/config.ts';
import { passwordStrengthFault } from '../src/features/accounts/passwordStrength.ts';

const Answers = z.object({
  Name: z.string().trim().min(1, 'is needed').max(100),
  Email,
  password: NewPassword,
});

async function ask(): Promise<z.infer<typeof Answers>> {
  let isMuted = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isMuted) process.stdout.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  const lines = terminal[Symbol.asyncIterator]();
  const question = async (text: string) => {
    process.stdout.write(text);
    return (await lines.next()).value ?? '';
  };
  const Name = await question('Name: ');
  const Email = await question('E-mail address: ');
  // Hides what is typed next.
  isMuted = true;
  const password = await question(`Password (at least ${MIN_PASSWORD_LENGTH} characters, not shown): `);
  terminal.close();
  const result = Answers.safeParse({ Name, Email, password });
  if (!result.success)
    throw new Error(
      result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    );
  const owner = { name: result.data.Name, email: result.data.Email, brand: config.BRAND_NAME };
  const fault = await passwordStrengthFault(password, owner);
  if (fault) throw new Error(`password: ${PASSWORD_FAULTS[fault]}`);
  return result.data;
}

const config = loadConfig(process.env);
const embedded = config.MONGODB_URI ? null : await startEmbeddedDatabase({ dataDir: config.DATA_DIR });
const database = await openDatabase(config.MONGODB_URI ?? embedded?.uri ?? '');
try {
  const { password, ...admin } = await ask();
  await database.users.create({
    ...admin,
    role: 'admin',
    completed: true,
    passwordHash: await hash(password),
    createdAt: new Date(),
  });
  console.log(`\n${admin.Email} is an admin now.`);
} catch (error) {
  console.error(isDuplicateKey(error) ? 'This address has an account already.' : (error as Error).message);
  process.exitCode = 1;
} finally {
  await database.close();
  await embedded?.stop();
}
