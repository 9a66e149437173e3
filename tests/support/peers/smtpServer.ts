import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** Whom the envelope names, which decides where it goes. */
  recipients: string[];
  /** As it came. */
  source: string;
}

/** A real mail server on loopback that keeps what it is given. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  #server: SMTPServer;
  #port: number;
  /** What it answers to a recipient; null accepts. */
  refuseRecipient: ((address: string) => Error | null) | null = null;
  /** Mails that it takes without ever saying so. */
  holdMail: (() => boolean) | null = null;

  private constructor(server: SMTPServer, port: number) {
    this.#server = server;
    this.#port = port;
  }

  static async start(): Promise<MailServer> {
    const mails = new MailServer(new SMTPServer(), 0);
    await mails.comeBack();
    return mails;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** Listens where it listened before. */
  async comeBack(): Promise<void> {
    this.#server = new SMTPServer({
      authOptional: true,
      // Connections that wait for the next mail are cut.
      closeTimeout: 50,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => done(this.refuseRecipient?.(address)),
      onData: (stream, session, done) => {
        text(stream)
          .then(async (source) => {
            const recipients = session.envelope.rcptTo.map(({ address }) => address);
            this.received.push({ ...(await PostalMime.parse(source)), recipients, source });
            if (!this.holdMail?.()) done();
          })
          .catch(done);
      },
    });
    const listening = this.#server.listen(this.#port, '127.0.0.1');
    await once(listening, 'listening');
    this.#port = (listening.address() as AddressInfo).port;
  }

  /** Cuts connections, and refuses new ones until it comes back. */
  async goAway(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  /** What came for this address, oldest first. */
  to(address: string): ReceivedMail[] {
    return this.received.filter(({ recipients }) => recipients.includes(address));
  }
}
