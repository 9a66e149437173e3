import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { deserialize } from 'node:v8';
import { limitProcess } from './limitProcess.ts';

/** The longest report, in ten scripts, takes 3 s. */
const LIMITS = { bytes: 500_000_000, cpuMs: 20_000 };

/** The whole of a program of `createFileMaking`: reads what is given, and answers the file. */
export async function makeFile<Input>(make: (input: Input) => Readable): Promise<void> {
  limitProcess(LIMITS);
  const input: Input = deserialize(await buffer(process.stdin));
  await pipeline(make(input), process.stdout);
}
