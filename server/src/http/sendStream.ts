import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** Answers with the stream, which is closed in any case. A client that disconnects halfway is not an error of ours. */
export async function sendStream(stream: Readable, response: Response): Promise<void> {
  try {
    await pipeline(stream, response);
  } catch (error) {
    // `pipeline` leaves it open if the client has gone before. Node ends the process when it collects a file that is still open.
    stream.destroy();
    if (!response.destroyed) throw error;
    response.locals.log.info({ err: error }, 'file not sent whole');
  }
}
