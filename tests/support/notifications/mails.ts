import type { Database } from '@preproom/models/db/database';
import { anyRoomId } from '@preproom/models/db/testing/factories';
import { systemClock } from '@preproom/models/runtime/clock';
import { createLog } from '@preproom/models/runtime/log';
import { createMetrics } from '@preproom/models/runtime/metrics';
import { createJobs } from '@preproom/server/backgroundJobs/jobs';
import { codeMail } from '@preproom/server/features/accounts/mails/code.mail';
import { createMailer, type NewMail } from '@preproom/server/mail/mailer';
import type { MailTemplates } from '@preproom/server/mail/mails';

/** The newest mail to this address that nobody delivered. Throws when there is none. */
export async function mailTo(database: Database, to: string) {
  return database.mails.findOne({ to, state: 'outbox' }).sort({ at: -1 }).lean().orFail();
}

/** A mail with a code; what matters is given. */
export function codeMailTo(
  to: string,
  change: Partial<Extract<NewMail, { template: 'code' }>> = {},
): NewMail {
  return {
    to,
    key: anyRoomId(),
    language: 'en',
    template: 'code',
    code: '482913',
    purpose: 'login',
    minutes: 10,
    ...change,
  };
}

/** What a mailer outside a stack says of itself. */
export const MAILER_SETTINGS = {
  brand: 'PrepRoom',
  from: { name: 'PrepRoom', address: 'help@preproom.example' },
  origin: () => 'http://localhost:3000',
  contact: 'help@preproom.example',
  secret: 's'.repeat(40),
};

/** Puts a mail with a code into the outbox of a product whose database this is. */
export async function leaveInOutbox(database: Database, mail: NewMail): Promise<void> {
  const deps = { database, clock: systemClock, log: createLog('silent', 'server') };
  const templates = { code: codeMail } as MailTemplates;
  const parts = {
    ...deps,
    metrics: createMetrics(),
    jobs: createJobs(deps),
    templates,
    transport: null,
    isUnavailable: () => false,
  };
  await createMailer(MAILER_SETTINGS, parts).queue(mail);
}
