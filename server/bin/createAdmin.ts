// npm run admin:create: asks for name, e-mail and password and creates an account of the team with all rights.
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { hash } from '@node-rs/argon2';
import {
  MIN_PASSWORD_LENGTH,
  NewPassword,
  PASSWORD_FAULTS,
} from '@preproom/models/contract/accounts/passwords';
import { Email } from '@preproom/models/contract/accounts/users';
import { z } from '@preproom/models/contract/http/zod';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { Config } from '../src/config/config.ts';
import { passwordStrengthFault } from '../src/features/accounts/passwordStrength.ts';
import { CommandError, withDatabase } from './withDatabase.ts';

const Answers = z.object({
  Name: z.string().trim().min(1, 'is needed').max(100),
  Email,
  password: NewPassword,
});

async function ask(config: Config): Promise<z.infer<typeof Answers>> {
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
    throw new CommandError(
      result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    );
  const owner = { name: result.data.Name, email: result.data.Email, brand: config.BRAND_NAME };
  const fault = await passwordStrengthFault(password, owner);
  if (fault) throw new CommandError(`password: ${PASSWORD_FAULTS[fault]}`);
  return result.data;
}

await withDatabase(async (database, config) => {
  const { password, ...admin } = await ask(config);
  try {
    await database.users.create({
      ...admin,
      role: 'admin',
      rights: ['everything'],
      completed: true,
      passwordHash: await hash(password),
      createdAt: new Date(),
    });
  } catch (error) {
    throw isDuplicateKey(error) ? new CommandError('This address has an account already.') : error;
  }
  console.log(`\n${admin.Email} is an admin now.`);
});
