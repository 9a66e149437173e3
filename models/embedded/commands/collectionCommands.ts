import { type Document, isPlainObject } from '../language/documents.ts';
import { CommandError } from '../language/errors.ts';
import { keyOf } from '../language/keys.ts';
import { compileFilter } from '../language/matcher.ts';
import { parseIndexSpec } from '../store/indexSpec.ts';
import type { Command, CommandDefinition, Engine } from './command.ts';
import { documentField, documentsField, namespaceOf } from './commandArguments.ts';

/** Commands about collections, indexes and databases. */
export const collectionCommands: Record<string, CommandDefinition> = {
  create: {
    fields: ['autoIndexId'],
    run: (command, { catalog }) => {
      // As in MongoDB, an existing collection with the same options is no error.
      catalog.open(namespaceOf(command));
      return {};
    },
  },
  drop: {
    fields: [],
    run: (command, { catalog }) => {
      const { namespace, indexSpecs } = catalog.require(namespaceOf(command));
      catalog.drop(namespace);
      return { ns: namespace, nIndexesWas: indexSpecs.length };
    },
  },
  listCollections: {
    fields: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
    run: (command, { catalog, cursors }) => {
      const described = namespacesIn(command, catalog).map((namespace) => catalog.describe(namespace));
      const found = described.filter(compileFilter(documentField(command, 'filter')));
      return {
        cursor: cursors.open(`${command.$db}.$cmd.listCollections`, found, documentField(command, 'cursor')),
      };
    },
  },
  dropDatabase: {
    fields: [],
    run: (command, { catalog }) => {
      for (const namespace of namespacesIn(command, catalog)) catalog.drop(namespace);
      return { dropped: command.$db };
    },
  },
  listDatabases: {
    fields: ['filter', 'nameOnly', 'authorizedDatabases'],
    run: (command, { catalog }) => {
      const names = new Set(catalog.namespaces().map((namespace) => namespace.split('.')[0]));
      const described = [...names].map((name) => ({ name, sizeOnDisk: 0, empty: false }));
      return { databases: described.filter(compileFilter(documentField(command, 'filter'))), totalSize: 0 };
    },
  },
  createIndexes: { fields: ['indexes', 'commitQuorum', 'ignoreUnknownIndexOptions'], run: createIndexes },
  listIndexes: {
    fields: ['cursor'],
    run: (command, { catalog, cursors }) => {
      const { namespace, indexSpecs } = catalog.require(namespaceOf(command));
      return {
        cursor: cursors.open(
          namespace,
          indexSpecs.map((spec) => ({ ...spec })),
          documentField(command, 'cursor'),
        ),
      };
    },
  },
  dropIndexes: { fields: ['index'], run: dropIndexes },
};

function namespacesIn(command: Command, catalog: Engine['catalog']): string[] {
  return catalog.namespaces().filter((namespace) => namespace.startsWith(`${command.$db}.`));
}

function createIndexes(command: Command, { catalog }: Engine): Document {
  const specs = documentsField(command, 'indexes').map(parseIndexSpec);
  const createdCollectionAutomatically = !catalog.find(namespaceOf(command));
  const collection = catalog.open(namespaceOf(command));
  const numIndexesBefore = collection.indexSpecs.length;
  collection.createIndexes(specs);
  catalog.saveIndexes(collection);
  return { numIndexesBefore, numIndexesAfter: collection.indexSpecs.length, createdCollectionAutomatically };
}

function dropIndexes(command: Command, { catalog }: Engine): Document {
  const collection = catalog.require(namespaceOf(command));
  const specs = collection.indexSpecs;
  const names = [command.index].flat().flatMap((wanted) => {
    if (wanted === '*') return specs.map(({ name }) => name).filter((name) => name !== '_id_');
    const found = specs.find(({ name, key }) =>
      isPlainObject(wanted) ? keyOf(key) === keyOf(wanted) : name === wanted,
    );
    if (!found)
      throw new CommandError('IndexNotFound', `index not found with name [${JSON.stringify(wanted)}]`);
    if (found.name === '_id_') throw new CommandError('InvalidOptions', 'cannot drop _id index');
    return [found.name];
  });
  collection.dropIndexes(names);
  catalog.saveIndexes(collection);
  return { nIndexesWas: specs.length };
}
