import { Email } from '@preproom/models/contract/accounts/users';
import { DAY_MS, MINUTE_MS } from '@preproom/models/contract/http/durations';
import type { Language } from '@preproom/models/contract/http/language';
import { isOptional, type MailKind } from '@preproom/models/contract/notifications/mail';
import { MAIL_RETENTION_DAYS } from '@preproom/models/contract/privacy/keptData';
import { isPlaceholder } from '@preproom/models/db/accounts/user.model';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { areStanding } from '@preproom/models/db/privacy/standing';
import type { Clock } from '@preproom/models/runtime/clock';
import type { Log } from '@preproom/models/runtime/log';
import type { Metrics } from '@preproom/models/runtime/metrics';
import { createTaskOrder } from '@preproom/models/runtime/taskOrder';
import { Types } from 'mongoose';
import { MailRefusedError, type MailTransport } from '../adapters/mailTransport.ts';
import { type Jobs, PermanentJobError } from '../backgroundJobs/jobs.ts';
import { i18nOf } from '../i18n/i18nOf.ts';
import type { MailContext, MailTemplate } from './content.ts';
import { footerOf } from './footer.ts';
import type { MailData, MailTemplates, TemplateName } from './mails.ts';
import { offAddressOf } from './offLink.ts';
import { renderHtml } from './renderHtml.ts';
import { renderText } from './renderText.ts';

declare module '../backgroundJobs/jobs.ts' {
  interface JobData {
    'mail:send': { mailId: string };
  }
}

export type NewMail = MailData & {
  to: string;
  /** The account that the mail is about, if any. */
  userId?: Types.ObjectId;
  /** Another person named in it. When they delete their account, their name is removed from the stored mail. */
  otherId?: Types.ObjectId;
  language: Language;
  /** Idempotency key: a second mail with the same key is neither stored nor sent. */
  key: string;
};

export interface Mailer {
  /**
   * Stores the mail and the job that sends it, so that a crash neither loses nor repeats it. Nothing is stored to an account that
   * is being removed; when it is the other person's, it throws, and the caller's job writes the mail without the name.
   */
  queue(mail: NewMail): Promise<void>;
  /** What `queue` would send: the same for all who get it in this language. */
  preview(mail: MailData, language: Language): { subject: string; text: string; html: string };
  /** Whether the mail server is known to be out of reach: what is promised now may come too late. */
  isUnavailable(): boolean;
  /** Sends a stored mail unless it was sent before. Throws when the job should be retried. */
  send(mailId: string): Promise<void>;
}

export interface MailerDeps {
  database: Database;
  clock: Clock;
  log: Log;
  metrics: Pick<Metrics, 'mails'>;
  jobs: Jobs;
  templates: MailTemplates;
  /** Null without a mail server: mails stay in the outbox. */
  transport: MailTransport | null;
  /** What the last check of the mail server found. */
  isUnavailable(): boolean;
}

export interface MailerSettings {
  brand: string;
  from: { name: string; address: string };
  /** http(s)://host of the links; known once the server listens. */
  origin(): string;
  contact: string;
  /** Signs the links that turn mails off. */
  secret: string;
}

/** Every mail is rendered and stored first, then sent by a job. */
export function createMailer(settings: MailerSettings, deps: MailerDeps): Mailer {
  const { database, jobs, templates, transport, isUnavailable } = deps;
  const inOrder = createTaskOrder();
  return {
    async queue(mail) {
      if (isPlaceholder(mail.to) || (await isSwitchedOff(database, templates[mail.template].kind, mail)))
        return;
      const stored = await store(settings, deps, mail);
      if (!(await areStanding(database, [mail.userId, mail.otherId]))) {
        await database.mails.deleteOne({ _id: stored._id });
        // Written again, without the name of who has gone; to nobody when it is they who would get it.
        if (await areStanding(database, [mail.userId]))
          throw new Error('The mail names a person whose account is being removed');
        return;
      }
      const mailId = stored._id.toString();
      // Codes and links to log in: somebody waits for them.
      const isUrgent = templates[mail.template].isSecret;
      if (stored.state === 'queued')
        await jobs.add({ kind: 'mail:send', key: mailId, data: { mailId }, isUrgent });
    },
    isUnavailable,
    preview: (mail, language) => render(settings, templates, mail, language, null),
    async send(mailId) {
      if (!transport) return;
      const queued = () => database.mails.findOne({ _id: mailId, state: 'queued' }).lean();
      const deliver = async () => {
        // Read in its turn: the same job may have been claimed twice.
        const mail = await queued();
        if (mail) await sendMail(settings, { ...deps, transport }, mail);
      };
      const mail = await queued();
      if (!mail) return;
      const { kind } = templates[mail.template as TemplateName];
      // One after the other: of a process that dies, at most one was delivered without being recorded, and comes again.
      await (kind === 'sessions' ? inOrder(kind, deliver) : deliver());
    },
  };
}

async function isSwitchedOff(database: Database, kind: MailKind, { userId }: NewMail): Promise<boolean> {
  return isOptional(kind) && (await database.users.exists({ _id: userId, mailsOff: kind })) !== null;
}

/** Stores the mail and returns it, or returns the one stored earlier under the same key. */
async function store(
  settings: MailerSettings,
  { database, clock, templates, transport }: MailerDeps,
  mail: NewMail,
) {
  const { key, userId, otherId, language } = mail;
  const template = templateOf(templates, mail);
  const offAddress = offAddressOf(template.kind, userId, settings.origin(), settings.secret);
  const { calendar, ...rendered } = render(settings, templates, mail, language, offAddress);
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
      ...rendered,
      calendar: calendar ?? null,
      isSecret: template.isSecret,
      offAddress,
      messageId: `<${_id.toString()}@${settings.from.address.split('@')[1]}>`,
      state: transport ? 'queued' : 'outbox',
      at: new Date(nowMs),
      sendBefore,
      // After a crash before the job is stored, the mail is never sent; this removes it and its secret soon.
      removeAt: transport ? new Date(sendBefore.getTime() + DAY_MS) : keptUntil(nowMs),
    });
    return stored.toObject();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return database.mails.findOne({ key }).lean().orFail();
  }
}

function render(
  { brand, contact, origin }: MailerSettings,
  templates: MailTemplates,
  mail: MailData,
  language: Language,
  offAddress: string | null,
) {
  const context: MailContext = { brand, origin: origin(), contact, language, i18n: i18nOf(language) };
  const content = templateOf(templates, mail).write(mail, context);
  const footer = footerOf(context, offAddress);
  return {
    subject: content.subject,
    text: renderText(content, footer),
    html: renderHtml(content, language, brand, footer),
    calendar: content.calendar,
  };
}

/** TypeScript cannot relate the template to its data through a key known only at run time. */
function templateOf(templates: MailTemplates, mail: MailData): MailTemplate<MailData> {
  return templates[mail.template] as MailTemplate<MailData>;
}

type StoredMail = Awaited<ReturnType<typeof store>>;

async function sendMail(
  { from }: MailerSettings,
  deps: MailerDeps & { transport: MailTransport },
  mail: StoredMail,
): Promise<void> {
  const { to, subject, text, html, calendar = null, messageId, offAddress, at, sendBefore } = mail;
  if (deps.clock.now() > sendBefore.getTime()) {
    await settle(deps, mail, 'expired');
    throw new PermanentJobError('The mail expired before it was sent');
  }
  try {
    await deps.transport.deliver({
      from,
      to,
      subject,
      text: text ?? '',
      html: html ?? '',
      calendar,
      messageId,
      offAddress,
      date: at,
    });
  } catch (error) {
    if (!(error instanceof MailRefusedError)) {
      deps.metrics.mails.inc({ outcome: 'delayed' });
      throw error;
    }
    await settle(deps, mail, 'refused');
    throw new PermanentJobError('The mail server refuses the mail', { cause: error });
  }
  await settle(deps, mail, 'sent');
  deps.log.info({ mailId: mail._id.toString(), template: mail.template }, 'mail sent');
}

/** Stores the outcome and wipes the body if it holds a secret, because it is no longer needed. */
async function settle(
  { database, clock, metrics }: MailerDeps,
  { _id, isSecret }: StoredMail,
  state: 'sent' | 'refused' | 'expired',
): Promise<void> {
  const sentAt = state === 'sent' ? new Date(clock.now()) : null;
  const wiped = isSecret ? { text: null, html: null } : {};
  const change = { state, sentAt, removeAt: keptUntil(clock.now()), ...wiped };
  const { modifiedCount } = await database.mails.updateOne({ _id, state: 'queued' }, { $set: change });
  metrics.mails.inc({ outcome: state }, modifiedCount);
}

function keptUntil(nowMs: number): Date {
  return new Date(nowMs + MAIL_RETENTION_DAYS * DAY_MS);
}
