import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createDiskStorage } from './diskStorage.ts';
import type { FileStorage } from './fileStorage.ts';
import { createS3Storage } from './s3Storage.ts';

/** The storage that the settings select: a local disk or an S3 bucket. */
export function createFileStorage({ s3, DATA_DIR }: Pick<Config, 's3' | 'DATA_DIR'>): FileStorage {
  return s3 ? createS3Storage(s3) : createDiskStorage(join(DATA_DIR, 'files'));
}
