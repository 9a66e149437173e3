import { Readable } from 'node:stream';
import type { DataKind } from '@preproom/models/contract/people/keptData';
import type { File } from '@preproom/models/db/people/file.model';
import { type CollectionName, DATA_REGISTRY } from '@preproom/models/db/privacy/dataRegistry';
import type { DataSubject } from '@preproom/models/db/privacy/dataRule';
import { exportCollection } from '@preproom/models/db/privacy/exportPersonalData';
import { ZipFile } from 'yazl';
import { contentKey, type FileDeps } from '../../files/storedFiles.ts';
import { type ArchiveAbout, archiveReadme } from './archiveReadme.ts';

/**
 * Everything that is held about a person as a ZIP: a README, a JSON file for each collection in the folder of its kind, and the
 * uploaded files. It is made while it is read, one document and one piece of a file at a time. A failure on the way destroys the
 * stream, so that no archive looks whole that is not; a reader who goes away ends what was being read.
 */
export async function createArchive(
  deps: FileDeps,
  person: DataSubject,
  about: ArchiveAbout,
): Promise<Readable> {
  const archive = new Archive(about.at);
  archive.add('README.txt', () => Readable.from([archiveReadme(person, about)]));
  for (const { name, kind } of collectionsWithData())
    archive.add(`${kind}/${name}.json`, () =>
      Readable.from(jsonArray(exportCollection(deps.database, name, person))),
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

/** The text of a JSON array, a piece at a time, made to be read by people. */
async function* jsonArray(documents: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const document of documents) {
    yield before + JSON.stringify(document, null, 2);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** A ZIP whose entries are opened one after the other, each when its turn comes. */
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
            use(null, entry);
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
