import type { Document } from '../language/documents.ts';
import type { Catalog } from '../store/catalog.ts';
import type { Cursors } from '../store/cursors.ts';
import type { Storage } from '../store/storage.ts';

/** What a command works on. */
export interface Engine {
  readonly catalog: Catalog;
  readonly cursors: Cursors;
  readonly storage: Pick<Storage, 'snapshot'>;
}

/** A command as it came: its first field is its name, `$db` its database. */
export type Command = Readonly<Document> & { readonly $db: string };

/** A command and the fields it may have beside the ones that every command may have. */
export interface CommandDefinition {
  readonly fields: readonly string[];
  run(command: Command, engine: Engine): Document;
}
