import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { FILE_PART } from '@preproom/models/contract/accounts/files';
import { AppError } from '@preproom/models/contract/http/errors';
import type { Request, Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';

/** What a form needs around its one file. */
const FORM_BYTES = 10_000;

/**
 * Writes the one file of a form to this path as it arrives and answers what its sender calls it. Throws `too_large` as soon as
 * that is known, and the connection then ends without being read to its end; `bad_request` for anything but such a form.
 */
export async function receiveUpload(
  request: Request,
  response: Response,
  path: string,
  maxBytes: number,
): Promise<string> {
  response.locals.endTurn();
  try {
    if (Number(request.get('content-length') ?? 0) > maxBytes + FORM_BYTES) throw new AppError('too_large');
    return await Promise.race([readForm(request, response, path, maxBytes), tooManyBytes(request, maxBytes)]);
  } catch (error) {
    response.set('Connection', 'close');
    throw error;
  }
}

async function readForm(
  request: Request,
  response: Response,
  path: string,
  maxBytes: number,
): Promise<string> {
  const limits = { fileSize: maxBytes, files: 1, parts: 1, fields: 0, fieldNameSize: 100 };
  const form = multer({ storage: writeTo(path), limits, defParamCharset: 'utf8' }).single(FILE_PART);
  await new Promise<void>((resolve, reject) => {
    form(request, response, (error: unknown) => (error ? reject(refusal(error)) : resolve()));
  });
  if (!request.file) throw new AppError('bad_request', undefined, { fields: { [FILE_PART]: 'is missing' } });
  return request.file.originalname;
}

/** Counts what comes, whatever was announced. */
function tooManyBytes(request: Request, maxBytes: number): Promise<never> {
  let bytes = 0;
  return new Promise((_, reject) => {
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes + FORM_BYTES) reject(new AppError('too_large'));
    });
  });
}

function writeTo(path: string): StorageEngine {
  return {
    _handleFile(_request, file, done) {
      pipeline(file.stream, createWriteStream(path, { flags: 'wx', mode: 0o600 })).then(
        () => done(null, {}),
        (error: Error) => done(error),
      );
    },
    // Nothing to do: the upload's folder is removed as a whole.
    _removeFile: (_request, _file, done) => done(null),
  };
}

/** A malformed form is a client error; a disk error is ours. */
function refusal(error: unknown): unknown {
  if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') return new AppError('too_large');
  const isOurs = (error as NodeJS.ErrnoException).syscall !== undefined;
  return isOurs ? error : new AppError('bad_request', undefined, { cause: error });
}
