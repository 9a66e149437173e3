// npm run two-step:reset -- EMAIL: removes the passkeys, authenticator app and recovery codes of somebody who has lost them all.
import { Email } from '@preproom/models/contract/accounts/users';
import { systemClock } from '@preproom/models/runtime/clock';
import { createLog } from '@preproom/models/runtime/log';
import { createMetrics } from '@preproom/models/runtime/metrics';
import { openMailTransport } from '../src/adapters/mailTransport.ts';
import { createJobs } from '../src/backgroundJobs/jobs.ts';
import { MAILS } from '../src/composition.ts';
import type { Config } from '../src/config/config.ts';
import { eraseSecondFactor } from '../src/features/accounts/secondFactor/factors.ts';
import { noteEvent } from '../src/features/accounts/secondFactor/noteEvent.ts';
import { createMailer } from '../src/mail/mailer.ts';
import { CommandError, withDatabase } from './withDatabase.ts';

/** Where links of mails lead. */
const originOf = ({ PUBLIC_URL, PORT }: Config) => PUBLIC_URL ?? `http://localhost:${PORT}`;

await withDatabase(async (database, config) => {
  const email = Email.safeParse(process.argv[2]);
  if (!email.success) throw new CommandError('Usage: npm run two-step:reset -- EMAIL');
  const user = await database.users.findOne({ Email: email.data }).lean();
  if (!user) throw new CommandError('There is no account with this address.');
  // The product asks the database at every call, so its calls end at once without being told.
  if (!(await eraseSecondFactor({ database, endLogin() {} }, user._id)))
    throw new CommandError(`${user.Email} has no two-step login.`);
  const transport = config.SMTP_URL ? openMailTransport(config.SMTP_URL) : null;
  const clock = systemClock;
  const mail = createMailer(
    {
      brand: config.BRAND_NAME,
      from: config.mailFrom,
      origin: () => originOf(config),
      contact: config.contact.email,
      secret: config.jwtSecret,
    },
    {
      database,
      clock,
      log: createLog('silent', 'server'),
      jobs: createJobs({ database, clock }),
      templates: MAILS,
      transport,
      metrics: createMetrics(),
      isUnavailable: () => false,
    },
  );
  await noteEvent({ database, clock, mail }, user, 'reset', null).finally(() => transport?.close());
  console.log(`${user.Email} logs in without a second step now, and is told by e-mail.`);
});
