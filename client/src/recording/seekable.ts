import {
  ALL_FORMATS,
  BlobSource,
  Conversion,
  Input,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  WebMOutputFormat,
} from 'mediabunny';
import { fileIn, openFolder, type RecordingPart, recordingFolders } from './recordingFiles.ts';

interface Cut {
  /** Within the part, in seconds. */
  start: number;
  end: number;
}

/** The part as a file that plays and seeks; made once, from disk to disk, and again whole after a page that was closed meanwhile. */
export async function readyFile(userId: string, roomid: string, part: RecordingPart): Promise<File> {
  const folder = await openFolder(recordingFolders(userId, roomid));
  if (!folder) throw new Error('the recording is gone');
  const ready = await fileIn(folder, `${part.name}.ready`);
  if (ready) return ready;
  const media = await fileIn(folder, `${part.name}.media`);
  if (!media) throw new Error('the recording is gone');
  const file = await convert(media, part.type, folder, `${part.name}.ready`);
  await folder.removeEntry(`${part.name}.media`).catch(() => {});
  return file;
}

/** One stretch of a part as a file of its own, on this device. The next clip takes its place. */
export async function cutClip(userId: string, roomid: string, part: RecordingPart, cut: Cut): Promise<File> {
  const folder = await openFolder(recordingFolders(userId, roomid));
  if (!folder) throw new Error('the recording is gone');
  const file = await readyFile(userId, roomid, part);
  return convert(file, part.type, folder, 'clip', cut);
}

async function convert(
  file: File,
  type: string,
  folder: FileSystemDirectoryHandle,
  name: string,
  cut?: Cut,
): Promise<File> {
  const handle = await folder.getFileHandle(name, { create: true });
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  // Nothing is seen of it before it is closed, so a page that is closed meanwhile leaves an empty file.
  const writable = await handle.createWritable();
  const output = new Output({
    format: type.includes('mp4') ? new Mp4OutputFormat({ fastStart: false }) : new WebMOutputFormat(),
    target: new StreamTarget(writable, { chunked: true }),
  });
  const conversion = await Conversion.init({ input, output, ...(cut && { trim: cut }), showWarnings: false });
  await conversion.execute();
  return handle.getFile();
}
