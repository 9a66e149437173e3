import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const BLOCK = 512;

/**
 * Class files in a tar archive (POSIX ustar) as a jar, uncompressed. The JDK's `jar` would do the same, but starts a second Java machine
 * for each program.
 */
export async function jarOfTar(tar: Buffer): Promise<Buffer> {
  const jar = new ZipFile();
  for (const { name, bytes } of filesIn(tar)) jar.addBuffer(bytes, name, { compress: false });
  jar.end();
  return buffer(jar.outputStream);
}

function* filesIn(tar: Buffer): Generator<{ name: string; bytes: Buffer }> {
  let at = 0;
  // Two empty blocks are the end.
  while (at + BLOCK <= tar.length && tar[at] !== 0) {
    const header = tar.subarray(at, at + BLOCK);
    const size = Number.parseInt(textAt(header, 124, 12), 8);
    const name = [textAt(header, 345, 155), textAt(header, 0, 100)].filter(Boolean).join('/');
    const start = at + BLOCK;
    // '0' is a regular file; folders need no entry.
    if (textAt(header, 156, 1) === '0')
      yield { name: name.replace(/^\.\//, ''), bytes: tar.subarray(start, start + size) };
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
}

function textAt(header: Buffer, start: number, length: number): string {
  const field = header.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end === -1 ? length : end);
}
