import type { Collections } from '@preproom/models/db/database';
import { searchWords } from '@preproom/models/db/searchWords';
import type { ListDefinition } from '@preproom/server/lists/listDefinition';
import type { ListRequest } from '@preproom/server/lists/readList';
import { Types } from 'mongoose';

/** A list of the team, with the documents that fill it and what it is asked for. */
export interface BenchedList {
  // biome-ignore lint/suspicious/noExplicitAny: each list has its own documents, rows and filters.
  definition: ListDefinition<any, any, any, any>;
  /** The fields of the document with this number, beyond the defaults of its model. */
  document: (n: number) => object;
  /** Documents of other collections that its row shows. */
  beside?: (n: number) => Partial<Record<keyof Collections, object>>;
  /** Its first page always, and these. */
  asked: Record<string, ListRequest & Record<string, string>>;
}

const NAMES = ['Asha', 'Rohan', 'Meera', 'Imran', 'Divya', 'Karthik', 'Nisha', 'Vikram'];
export const nameOf = (n: number) => `${NAMES[n % NAMES.length]} Person${n}`;
export const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n));
export const clock = { now: () => Date.UTC(2026, 10, 24) };

/** Ids of things by a digit that says what they are, and their number. */
export const idOf = (digit: number, n: number) =>
  new Types.ObjectId(`${digit}${String(n).padStart(23, '0')}`);
export const person = (digit: number, n: number, role: string) => ({
  _id: idOf(digit, n),
  Name: nameOf(n),
  nameWords: searchWords(nameOf(n)),
  Email: `${role}${n}@people.example`,
  phone: `+91${digit}8${String(n).padStart(8, '0')}`,
  role,
  completed: n % 3 !== 0,
  createdAt: minute(n),
});
export const sender = (n: number) => ({
  name: nameOf(n),
  nameWords: searchWords(nameOf(n)),
  email: `person${n}@people.example`,
  status: n % 3 === 0 ? 'open' : 'done',
  at: minute(n),
});

/** One of ten members of the team. */
export const actor = (n: number) => new Types.ObjectId(String(n % 10).padStart(24, '0'));
