import type { Config } from '../config/config.ts';

const TIMEOUT_MS = 10_000;

/** `refused`: another try cannot help, for example because there is no such number. */
export type TextOutcome = 'sent' | 'refused';

/** Sends short texts to phones, by SMS or WhatsApp: the provider decides. */
export interface TextMessages {
  /** `to` in E.164 format; `key` names the message, so that one sent twice can be known. Throws to be tried again. */
  send(message: { to: string; text: string; key: string }): Promise<TextOutcome>;
}

/** Posts JSON to the address in the settings (docs/running.md); null without one. */
export function createTextMessages({
  TEXT_MESSAGES_URL: url,
  TEXT_MESSAGES_TOKEN: token,
}: Pick<Config, 'TEXT_MESSAGES_URL' | 'TEXT_MESSAGES_TOKEN'>): TextMessages | null {
  if (!url) return null;
  return {
    async send({ to, text, key }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, text }),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (response.ok) return 'sent';
      if (response.status === 429 || response.status >= 500)
        throw new Error(`The provider of text messages answers ${response.status}`);
      return 'refused';
    },
  };
}
