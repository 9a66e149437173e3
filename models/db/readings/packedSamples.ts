import { MINUTE_MS } from '../../contract/http/durations.ts';
import { type ReadingSample, readingMinute } from '../../contract/readings/readings.ts';

const BYTES_PER_SAMPLE = 13;

/** A packed block as written (Buffer), or as a lean read returns it (BSON Binary). */
export type PackedSamples = Buffer | { readonly buffer: Uint8Array };

/** Packs samples into 13 bytes each, big-endian: five readings (uint16), milliseconds into the minute (uint16), q (uint8). */
export function packSamples(samples: readonly ReadingSample[]): Buffer {
  const bytes = Buffer.alloc(samples.length * BYTES_PER_SAMPLE);
  for (const [i, [, t, q, ...readings]] of samples.entries()) {
    const at = i * BYTES_PER_SAMPLE;
    for (const [j, reading] of readings.entries()) bytes.writeUInt16BE(reading, at + 2 * j);
    bytes.writeUInt16BE(t - readingMinute(t) * MINUTE_MS, at + 10);
    bytes.writeUInt8(q, at + 12);
  }
  return bytes;
}

/** Unpacks a block of a minute into [t, q, five readings]; t in milliseconds since the session's start. */
export function unpackSamples(block: PackedSamples, minute: number): number[][] {
  const bytes = bytesOf(block);
  return Array.from({ length: bytes.length / BYTES_PER_SAMPLE }, (_, i) => {
    const at = i * BYTES_PER_SAMPLE;
    const readings = [0, 2, 4, 6, 8].map((offset) => bytes.readUInt16BE(at + offset));
    return [minute * MINUTE_MS + bytes.readUInt16BE(at + 10), bytes.readUInt8(at + 12), ...readings];
  });
}

/** Whether a block contains these samples, starting at its sample number `from`. */
export function blockContains(
  block: PackedSamples,
  samples: readonly ReadingSample[],
  from: number,
): boolean {
  const [wanted, at] = [packSamples(samples), from * BYTES_PER_SAMPLE];
  return (
    at >= 0 &&
    bytesOf(block)
      .subarray(at, at + wanted.length)
      .equals(wanted)
  );
}

function bytesOf(block: PackedSamples): Buffer {
  return Buffer.isBuffer(block) ? block : Buffer.from(block.buffer);
}
