import type { MailCalendar } from '@preproom/models/db/notifications/mail.model';
import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  calendar: MailCalendar | null;
  messageId: string;
  /** The URL for one-click unsubscribe (RFC 8058). */
  offAddress: string | null;
  date: Date;
}

/** The mail server refuses this mail permanently: the address does not exist or the content is rejected. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** The port to the mail server. */
export interface MailTransport {
  /** Resolves once the mail server has accepted it; throws MailRefusedError when a retry cannot help. */
  deliver(mail: OutgoingMail): Promise<void>;
  close(): void;
}

export const INVITE_FILE = 'invite.ics';
const CONNECT_MS = 10_000;
/** Socket idle timeout. Shorter than the time a process has to shut down. */
const SILENCE_MS = 12_000;

/** `url` is smtp:// or smtps://, with user and password if the server requires them. */
export function openMailTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // Attachments are given as text: nodemailer must not read files or fetch URLs that a text might name.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver({ to, offAddress, calendar, ...mail }) {
      const headers = { 'Auto-Submitted': 'auto-generated', ...(offAddress && oneClick(offAddress)) };
      try {
        await transport.sendMail({
          ...mail,
          to: { name: '', address: to },
          headers,
          // As an alternative of the body, which Gmail and Outlook show as an invitation, and as a file.
          ...(calendar && { icalEvent: { ...calendar, filename: INVITE_FILE } }),
        });
      } catch (error) {
        throw isRefusal(error) ? new MailRefusedError('The mail server refuses it', { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}

function oneClick(address: string) {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** A 5xx answer to the recipient or the message. A 5xx to the log-in or the sender means wrong settings, so it is retried. */
function isRefusal(error: unknown): boolean {
  const { responseCode, command, code } = error as Record<string, unknown>;
  const isPermanent = Number(responseCode) >= 500 && Number(responseCode) < 600;
  return isPermanent && (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
}
