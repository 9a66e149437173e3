import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = '{assets,mediapipe}/**/*.{js,css,svg,wasm,bin}';
/** Larger files get Brotli quality 9: for MediaPipe's 11 MB of WebAssembly quality 11 takes 20 s, quality 9 takes 1 s. */
const LARGE_BYTES = 1_000_000;

/** Writes a `.br` and a `.gz` beside each compressible file of the folder, for browsers that accept them. */
export async function compressFiles(folder: string): Promise<void> {
  const paths = globSync(COMPRESSIBLE, { cwd: folder }).map((path) => join(folder, path));
  await Promise.all(paths.map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const quality = bytes.length > LARGE_BYTES ? 9 : constants.BROTLI_MAX_QUALITY;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await writeFile(`${path}.br`, brotli);
  await writeFile(`${path}.gz`, gzipped);
}
