import type { Database } from '@preproom/models/db/database';
import type { Model, QueryFilter, Types } from 'mongoose';

export type Stored<Document> = Document & { _id: Types.ObjectId };

/** How the text that was typed is looked for in one field. */
export interface SearchedField {
  path: string;
  /**
   * `words`: the beginnings of words in a field of `keepSearchWords`; `start`: the beginning of a text in lower case; `phone`: the
   * beginning of an E.164 number, with or without +91; `code`: a whole text in upper case; `exact`: a whole text as it is; `id`: a whole id; `person`: the id of somebody who is found by name or address.
   */
  as: 'words' | 'start' | 'phone' | 'code' | 'exact' | 'id' | 'person';
  /** The index by which it is found; by default `{ [path]: 1 }`. */
  index?: Record<string, 1 | -1>;
}

/** What a list of the team shows, of which collection, and how it is found. `Field` names what its rows are made of. */
export interface ListDefinition<Document, Row, Query, Field extends keyof Document & string> {
  // biome-ignore lint/complexity/noBannedTypes: as Mongoose's own defaults; models differ in their virtuals.
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  model: (database: Database) => Model<Document, {}, {}, any>;
  /** What is read of each document, beside its id and its sort value: no secret and no contact data leaves the database by a list. */
  fields: readonly Field[];
  /** The stored field of each sort name. It is never null, and has an index: alone, or behind the filters that are used most. */
  sortPaths: Record<string, string>;
  search: readonly SearchedField[];
  /** The condition that every row meets, and those of the filters. */
  filter: (query: Query) => QueryFilter<Document> | Promise<QueryFilter<Document>>;
  /** Rows of these documents, in their order. Reads what else they show in one query for each collection. */
  present: (documents: Stored<Pick<Document, Field>>[]) => Promise<Row[]>;
}
