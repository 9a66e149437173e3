import { z } from '@preproom/models/contract/http/zod';
import { SettingsError } from '@preproom/models/runtime/settings';

const text = z.string().min(1).optional();

/** Where files go that people upload; all of these or none. */
export const S3_SETTINGS = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('The S3-compatible server that keeps uploaded files; without it they are in DATA_DIR/files.'),
  S3_BUCKET: text.describe('An existing bucket there, which must not be public.'),
  S3_REGION: text.describe("The bucket's region, often us-east-1."),
  S3_ACCESS_KEY: text.describe('The id of an access key that may read, write and delete in the bucket.'),
  S3_SECRET_KEY: text.describe('The secret of that access key.'),
};

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Null when files are kept on the disk. Throws SettingsError when some of the settings are missing. */
export function s3Settings(settings: z.infer<z.ZodObject<typeof S3_SETTINGS>>): S3Settings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY } = settings;
  const given = [S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY];
  if (given.every((value) => value === undefined)) return null;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY || !S3_SECRET_KEY)
    throw new SettingsError(`These settings go together: ${Object.keys(S3_SETTINGS).join(', ')}.`);
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY,
    secretAccessKey: S3_SECRET_KEY,
  };
}
