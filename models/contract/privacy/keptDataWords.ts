import type { Language } from '../http/language.ts';

type Text = Record<Language, string>;

/** What people are told of a kind of data. */
export interface KeptData {
  /** As long as the account, or so many days at most. */
  kept: 'account' | { days: number };
  name: Text;
  /** What it is and what it is for. */
  what: Text;
}
