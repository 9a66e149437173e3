import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const NAME = 'preproom-files';

export interface Bucket {
  settings: {
    endpoint: string;
    bucket: string;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
  };
  /** The same, as the product's environment. */
  environment: Record<string, string>;
  /** A folder of this test run. */
  folder: string;
  /** What is in it. */
  keys(): string[];
  /** Stops answering, until it is back at the same address with what it had. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** A real server that speaks S3's protocol, on the loopback address, with one empty bucket. */
export async function startBucket(): Promise<Bucket> {
  const folder = mkdtempSync(join(tmpdir(), 'preproom-bucket-'));
  const open = async (port: number) => {
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory: join(folder, 's3'),
      configureBuckets: [{ name: NAME, configs: [] }],
    });
    return { server, port: (await server.run()).port };
  };
  let { server, port } = await open(0);
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: NAME,
    region: 'us-east-1',
    // The pair that s3rver knows.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  return {
    settings,
    environment: {
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: settings.bucket,
      S3_REGION: settings.region,
      S3_ACCESS_KEY: settings.accessKeyId,
      S3_SECRET_KEY: settings.secretAccessKey,
    },
    folder,
    keys: () =>
      readdirSync(join(folder, 's3', NAME), { recursive: true })
        .map(String)
        .flatMap((file) =>
          file.endsWith('._S3rver_object') ? [file.slice(0, -'._S3rver_object'.length)] : [],
        ),
    goAway: () => server.close(),
    async comeBack() {
      ({ server, port } = await open(port));
    },
    async stop() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
