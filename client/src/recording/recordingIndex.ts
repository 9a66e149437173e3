import { z } from '@preproom/models/contract/http/zod';

/** The first line of the index beside each file. */
const Header = z.object({
  recordingId: z.string(),
  /** On the server's clock. */
  startMs: z.number(),
  type: z.string(),
});
export type RecordingHeader = z.infer<typeof Header>;
/** Each further line: how much was stored, and how long the recording was by then. */
const Stored = z.object({ bytes: z.number(), lengthMs: z.number() });

export interface RecordingIndex extends RecordingHeader {
  lengthMs: number;
}

/** The index as it was written, as far as it is whole: a killed tab leaves half a line. Null without a beginning. */
export function readIndex(text: string): RecordingIndex | null {
  const [first, ...rest] = text.split('\n').map(parseLine);
  const header = Header.safeParse(first);
  if (!header.success) return null;
  const stored = rest.map((line) => Stored.safeParse(line)).filter(({ success }) => success);
  return { ...header.data, lengthMs: stored.at(-1)?.data?.lengthMs ?? 0 };
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
