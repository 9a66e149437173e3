import type { Document } from '../language/documents.ts';
import type { Catalog } from '../store/catalog.ts';
import type { Cursors } from '../store/cursors.ts';
import type { Storage } from '../store/storage.ts';

/** The state that commands work on. */
export interface Engine {
  readonly catalog: Catalog;
  readonly cursors: Cursors;
  readonly storage: Pick<Storage, 'snapshot' | 'dataDir'>;
}

/** A command as received: its first field is its name, `$db` its database. */
export type Command = Readonly<Document> & { readonly $db: string };

/** A command, and the fields it allows besides those every command allows. */
export interface CommandDefinition {
  readonly fields: readonly string[];
  run(command: Command, engine: Engine): Document;
}
