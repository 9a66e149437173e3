import type { FromRecordingWorker, RecordingFault, ToRecordingWorker } from './workerProtocol.ts';

/** What only workers have of a file in the origin's own file system. */
interface SyncAccessHandle {
  write(bytes: Uint8Array<ArrayBuffer>, options: { at: number }): number;
  flush(): void;
  truncate(size: number): void;
  close(): void;
}

interface SyncFile extends FileSystemFileHandle {
  createSyncAccessHandle(): Promise<SyncAccessHandle>;
}

interface OpenFile {
  handle: SyncAccessHandle;
  size: number;
}

const encoder = new TextEncoder();
let media: OpenFile | null = null;
let index: OpenFile | null = null;
/** One message after the other: reading a slice takes a while. */
let last: Promise<void> = Promise.resolve();

const tell = (message: FromRecordingWorker) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ToRecordingWorker>) => {
  last = last
    .then(() => take(data))
    .catch((cause: unknown) => tell({ kind: 'fault', fault: faultOf(cause) }));
});

async function take(message: ToRecordingWorker): Promise<void> {
  if (message.kind === 'open') {
    let folder = await navigator.storage.getDirectory();
    for (const name of message.folders) folder = await folder.getDirectoryHandle(name, { create: true });
    index = await open(folder, `${message.name}.index`);
    media = await open(folder, `${message.name}.media`);
    append(index, encoder.encode(`${JSON.stringify(message.header)}\n`));
    return tell({ kind: 'opened' });
  }
  if (message.kind === 'slice') {
    const bytes = new Uint8Array(await message.slice.arrayBuffer());
    if (!media || !index) return;
    append(media, bytes);
    const stored = { bytes: media.size, lengthMs: message.lengthMs };
    append(index, encoder.encode(`${JSON.stringify(stored)}\n`));
    return tell({ kind: 'stored', bytes: media.size });
  }
  for (const file of [media, index]) file?.handle.close();
  media = null;
  index = null;
  tell({ kind: 'closed' });
}

async function open(folder: FileSystemDirectoryHandle, name: string): Promise<OpenFile> {
  const file = (await folder.getFileHandle(name, { create: true })) as SyncFile;
  const handle = await file.createSyncAccessHandle();
  handle.truncate(0);
  return { handle, size: 0 };
}

/** Throws QuotaExceededError when the device is full; what was stored before stays whole. */
function append(file: OpenFile, bytes: Uint8Array<ArrayBuffer>): void {
  try {
    const written = file.handle.write(bytes, { at: file.size });
    if (written < bytes.byteLength) throw new DOMException('written in part', 'QuotaExceededError');
    file.size += written;
    // On the disk before the next: a killed tab loses no more than the slice under way.
    file.handle.flush();
  } catch (cause) {
    file.handle.truncate(file.size);
    throw cause;
  }
}

function faultOf(cause: unknown): RecordingFault {
  return cause instanceof DOMException && cause.name === 'QuotaExceededError' ? 'full' : 'failed';
}
