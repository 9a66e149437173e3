import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** Where mail programs can switch such mails off with one click (RFC 8058). */
  offAddress: string | null;
  date: Date;
}

/** The mail server will never take this mail: the address does not exist, or it refuses what is in it. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** The port to the mail server. */
export interface MailTransport {
  /** Resolves once the mail server has it; throws MailRefusedError when trying again cannot help. */
  deliver(mail: OutgoingMail): Promise<void>;
  close(): void;
}

const CONNECT_MS = 10_000;
/** Below a process' time to stop. */
const SILENCE_MS = 12_000;

/** `url` is smtp:// or smtps://, with user and password in it where the server wants them. */
export function openMailTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // What is mailed is text of ours: nothing in it may make us read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver({ to, offAddress, ...mail }) {
      const headers = { 'Auto-Submitted': 'auto-generated', ...(offAddress && oneClick(offAddress)) };
      try {
        await transport.sendMail({ ...mail, to: { name: '', address: to }, headers });
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

/** A 5xx answer to the recipient or the message; one to our own log-in or address is a fault of the settings. */
function isRefusal(error: unknown): boolean {
  const { responseCode, command, code } = error as Record<string, unknown>;
  const isPermanent = Number(responseCode) >= 500 && Number(responseCode) < 600;
  return isPermanent && (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
}
