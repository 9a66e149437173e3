import { forgetDatabasesBut } from './drafts/ownDatabases.ts';

let isEnding = false;

/**
 * Runs a call that ends this page's own login. The page leaves by itself afterwards, so the news of the ended login, which may come
 * before the answer, must not send it to the log-in page. What this browser keeps for the account alone is deleted.
 */
export async function endOwnLogin<T>(call: () => Promise<T>): Promise<T> {
  isEnding = true;
  try {
    const answer = await call();
    forgetDatabasesBut();
    return answer;
  } catch (error) {
    isEnding = false;
    throw error;
  }
}

export function isEndingOwnLogin(): boolean {
  return isEnding;
}
