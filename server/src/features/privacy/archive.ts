import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { DataKind } from '@preproom/models/contract/privacy/keptData';
import type { File } from '@preproom/models/db/accounts/file.model';
import { type CollectionName, DATA_REGISTRY } from '@preproom/models/db/privacy/dataRegistry';
import type { DataSubject } from '@preproom/models/db/privacy/dataRule';
import { type ExportDetails, exportCollection } from '@preproom/models/db/privacy/exportPersonalData';
import { ZipFile } from 'yazl';
import { contentKey, type FileDeps } from '../../files/storedFiles.ts';
import { type ArchiveAbout, archiveReadme } from './archiveReadme.ts';
import { attemptAnswers } from './attemptAnswers.ts';

/**
 * Everything we hold about a person as a ZIP: a README, a JSON file per collection in a folder per kind of data, and the uploaded
 * files. It is streamed document by document and chunk by chunk. A failure destroys the stream, so that a partial archive cannot
 * pass for a complete one; when the reader disconnects, the source being read is closed.
 */
export async function createArchive(
  deps: FileDeps,
  person: DataSubject,
  about: ArchiveAbout,
): Promise<Readable> {
  const archive = new Archive(about.at);
  const details: ExportDetails = {
    assessmentAttempts: (attempt) => attemptAnswers(attempt, about.at.getTime()),
  };
  archive.add('README.txt', () => Readable.from([archiveReadme(person, about)]));
  for (const { name, kind } of collectionsWithData())
    archive.add(`${kind}/${name}.json`, () =>
      Readable.from(jsonArray(exportCollection(deps.database, name, person, details))),
    );
  const files = await deps.database.files
    .find({ ownerId: person._id, state: { $in: ['stored', 'ready'] } })
    .lean<File[]>();
  for (const file of files)
    for (const part of file.parts)
      archive.add(`files/${file.folder}/${file._id}-${part}`, () => deps.storage.get(contentKey(file, part)));
  return archive.end();
}

function collectionsWithData(): { name: CollectionName; kind: DataKind }[] {
  return (Object.keys(DATA_REGISTRY) as CollectionName[]).flatMap((name) => {
    const { kind } = DATA_REGISTRY[name];
    return kind === null ? [] : [{ name, kind }];
  });
}

/** Streams a JSON array, indented for reading by people. Between documents, everything else that waits goes first. */
async function* jsonArray(documents: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const document of documents) {
    yield before + JSON.stringify(document, null, 2);
    before = ',\n';
    await setImmediate();
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** A ZIP whose entries are opened one at a time, when they are about to be written. */
class Archive {
  readonly #zip = new ZipFile();
  readonly #stream = this.#zip.outputStream as Readable;
  readonly #mtime: Date;
  #entry: Readable | null = null;

  constructor(mtime: Date) {
    this.#mtime = mtime;
    this.#zip.on('error', (error) => this.#stream.destroy(error));
    this.#stream.once('close', () => this.#entry?.destroy());
  }

  add(path: string, open: () => Readable | Promise<Readable>): void {
    this.#zip.addReadStreamLazy(path, { mtime: this.#mtime }, (use) => {
      Promise.resolve()
        .then(open)
        .then(
          (entry) => {
            this.#entry = entry;
            // The reader has gone while it was opened.
            if (this.#stream.destroyed) entry.destroy();
            else use(null, entry);
          },
          (error) => use(error, Readable.from([])),
        );
    });
  }

  end(): Readable {
    this.#zip.end();
    return this.#stream;
  }
}
