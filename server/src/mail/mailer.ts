import type { Language } from '@preproom/models/contract/http/language';
import { MAIL_RETENTION_DAYS } from '@preproom/models/contract/people/keptData';
import { isOptional } from '@preproom/models/contract/people/mail';
import { Email } from '@preproom/models/contract/people/users';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { isPlaceholder } from '@preproom/models/db/people/user.model';
import type { Clock } from '@preproom/models/runtime/clock';
import type { Log } from '@preproom/models/runtime/log';
import { Types } from 'mongoose';
import { MailRefusedError, type MailTransport } from '../adapters/mailTransport.ts';
import { type Jobs, PermanentJobError } from '../backgroundJobs/jobs.ts';
import type { MailTemplate } from './content.ts';
import { drawHtml } from './drawHtml.ts';
import { drawText } from './drawText.ts';
import { footerOf } from './footer.ts';
import { offAddressOf } from './offLink.ts';
import { type MailFacts, TEMPLATES } from './templates/templates.ts';

export type NewMail = MailFacts & {
  to: string;
  /** Whose account it is about, if there is one. */
  userId?: Types.ObjectId;
  /** Another person whom it names: when they leave, their name is taken out of what is kept of it. */
  otherId?: Types.ObjectId;
  language: Language;
  /** Names this mail: asked for again, it is neither stored nor sent again. */
  key: string;
};

export interface Mailer {
  /** Stores the mail and the job that sends it; what came after a crash is sent once. */
  queue(mail: NewMail): Promise<void>;
  /** Sends a stored mail, unless that has been done. Throws to be tried again. */
  send(mailId: string): Promise<void>;
}

export interface MailerDeps {
  database: Database;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  /** Null where nobody delivers: mails stay in the outbox. */
  transport: MailTransport | null;
}

export interface MailerSettings {
  brand: string;
  from: { name: string; address: string };
  /** http(s)://host that links lead to; known once the server listens. */
  origin(): string;
  contact: string;
  /** Signs the links that switch mails off. */
  secret: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Every mail is stored first, in the state that it will have when read again, and then sent by a job. */
export function createMailer(settings: MailerSettings, deps: MailerDeps): Mailer {
  const { database, jobs, transport } = deps;
  return {
    async queue(mail) {
      if (isPlaceholder(mail.to) || (await isSwitchedOff(database, mail))) return;
      const stored = await store(settings, deps, mail);
      const mailId = stored._id.toString();
      if (stored.state === 'queued') await jobs.add({ kind: 'mail:send', key: mailId, data: { mailId } });
    },
    async send(mailId) {
      const mail = await database.mails.findOne({ _id: mailId, state: 'queued' }).lean();
      if (!mail || !transport) return;
      await sendMail(settings, { ...deps, transport }, mail);
    },
  };
}

async function isSwitchedOff(database: Database, { template, userId }: NewMail): Promise<boolean> {
  const { kind } = TEMPLATES[template];
  return isOptional(kind) && (await database.users.exists({ _id: userId, mailsOff: kind })) !== null;
}

/** The mail as it is stored, now or when it was asked for first. */
async function store(settings: MailerSettings, { database, clock, transport }: MailerDeps, mail: NewMail) {
  const { key, userId, otherId, language } = mail;
  // The table gives each name its own facts; the compiler does not follow that through a name that it does not know.
  const template = TEMPLATES[mail.template] as MailTemplate<MailFacts>;
  const setting = { brand: settings.brand, origin: settings.origin(), contact: settings.contact };
  const content = template.write[language](mail, setting);
  const offAddress = offAddressOf(template.kind, userId, setting.origin, settings.secret);
  const footer = footerOf(language, setting, offAddress);
  const _id = new Types.ObjectId();
  const nowMs = clock.now();
  const sendBefore = new Date(nowMs + template.usefulMinutes(mail) * MINUTE_MS);
  try {
    const stored = await database.mails.create({
      _id,
      key,
      to: Email.parse(mail.to),
      userId: userId ?? null,
      ...(otherId && { otherId }),
      language,
      template: mail.template,
      subject: content.subject,
      text: drawText(content, footer),
      html: drawHtml(content, language, setting.brand, footer),
      isSecret: template.isSecret,
      offAddress,
      messageId: `<${_id.toString()}@${settings.from.address.split('@')[1]}>`,
      state: transport ? 'queued' : 'outbox',
      at: new Date(nowMs),
      sendBefore,
      // One whose job was never stored goes soon, with what it holds: nobody was told that it would come.
      removeAt: transport ? new Date(sendBefore.getTime() + DAY_MS) : keptUntil(nowMs),
    });
    return stored.toObject();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return database.mails.findOne({ key }).lean().orFail();
  }
}

type StoredMail = Awaited<ReturnType<typeof store>>;

async function sendMail(
  { from }: MailerSettings,
  deps: MailerDeps & { transport: MailTransport },
  mail: StoredMail,
): Promise<void> {
  const { to, subject, text, html, messageId, offAddress, at, sendBefore } = mail;
  if (deps.clock.now() > sendBefore.getTime()) {
    await settle(deps, mail, 'expired');
    throw new PermanentJobError('The mail came too late to be of use');
  }
  try {
    await deps.transport.deliver({
      from,
      to,
      subject,
      text: text ?? '',
      html: html ?? '',
      messageId,
      offAddress,
      date: at,
    });
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error;
    await settle(deps, mail, 'refused');
    throw new PermanentJobError('The mail server refuses the mail', { cause: error });
  }
  await settle(deps, mail, 'sent');
  deps.log.info({ mailId: mail._id.toString(), template: mail.template }, 'mail sent');
}

/** What held a secret is wiped: nobody needs it any more. */
async function settle(
  { database, clock }: MailerDeps,
  { _id, isSecret }: StoredMail,
  state: 'sent' | 'refused' | 'expired',
): Promise<void> {
  const sentAt = state === 'sent' ? new Date(clock.now()) : null;
  const wiped = isSecret ? { text: null, html: null } : {};
  const change = { state, sentAt, removeAt: keptUntil(clock.now()), ...wiped };
  await database.mails.updateOne({ _id, state: 'queued' }, { $set: change });
}

function keptUntil(nowMs: number): Date {
  return new Date(nowMs + MAIL_RETENTION_DAYS * DAY_MS);
}
