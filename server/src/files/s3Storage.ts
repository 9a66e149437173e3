import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { AppError } from '@preproom/models/contract/http/errors';
import type { S3Settings } from '../config/s3Settings.ts';
import type { FileStorage } from './fileStorage.ts';

const TIME_OUTS = { connectionTimeout: 3_000, requestTimeout: 20_000, throwOnRequestTimeout: true };
const RETRY_AFTER_SECONDS = 5;

/** Stores files in an S3-compatible bucket. Throws `unavailable` when it cannot be reached. */
export function createS3Storage({ endpoint, bucket, region, ...credentials }: S3Settings): FileStorage {
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    // Every compatible server supports path-style addresses; few support the newest checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: TIME_OUTS,
    // Silences the client, which would write to the console. Failures are logged with the request.
    logger: { debug() {}, info() {}, warn() {}, error() {} },
  });
  const at = (key: string) => ({ Bucket: bucket, Key: key });
  return {
    async put(key, path, type) {
      const { size } = await stat(path);
      const content = { Body: createReadStream(path), ContentLength: size, ContentType: type };
      await client.send(new PutObjectCommand({ ...at(key), ...content })).catch(refuse);
      await rm(path);
    },
    async get(key) {
      const { Body } = await client.send(new GetObjectCommand(at(key))).catch(refuse);
      return Body as Readable;
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key))).catch(refuse);
    },
    close: () => client.destroy(),
  };
}

function refuse(cause: unknown): never {
  if (cause instanceof NoSuchKey) throw new AppError('file_not_found');
  throw new AppError('unavailable', undefined, { cause, retryAfterSeconds: RETRY_AFTER_SECONDS });
}
