import type { Database } from '@preproom/models/db/database';

/** The code of the newest mail to this address; throws when that mail has none. */
export async function mailedCode(database: Database, to: string): Promise<string> {
  const mail = await database.mails.findOne({ to }).sort({ at: -1 }).lean().orFail();
  const code = /\b\d{6}\b/.exec(mail.text ?? '')?.[0];
  if (!code) throw new Error(`The newest mail to ${to} is ${mail.template}`);
  return code;
}

/** Another code than this one. */
export function wrongCode(right: string, distance = 1): string {
  return String((Number(right) + distance) % 1_000_000).padStart(6, '0');
}
