import { execFile } from 'node:child_process';
import { chmodSync, chownSync, existsSync, globSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RedisServer } from '../../support/peers/redisServer.ts';
import { childProcesses, printed } from '../../support/stack/childProcesses.ts';
import { environmentOf } from '../../support/stack/composeFile.ts';
import { freePort } from '../../support/stack/freePort.ts';
import { copyStage, linkPackages, readStages } from '../../support/stack/imageStages.ts';

const { newFolder, run, startDatabase } = childProcesses();
/** `vite build`, twice, and three starts, on a machine that has other work. */
const BUILD_TIMEOUT_MS = 400_000;
const START_TIMEOUT_MS = 60_000;
/** The user `node` of the image is nobody here. Only root may become another user. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined;

let root: string;
let redis: RedisServer;
beforeEach(async () => {
  root = newFolder();
  chmodSync(root, 0o755);
  redis = await RedisServer.start();
});
afterEach(() => redis.stop());
const folderOf = (stage: string) => join(root, stage);

/** Does what the Dockerfile says, one stage after the other; answers with the folder of the last. */
async function buildImage(): Promise<string> {
  for (const stage of readStages()) {
    const folder = folderOf(stage.name);
    mkdirSync(folder);
    copyStage(stage, folder, folderOf);
    for (const command of stage.runs) {
      // Of the runner's image, whose programs are tests of their own.
      if (command.startsWith('apt-get')) continue;
      // Anything but npm's installation is run as it stands.
      if (command.startsWith('npm ci')) linkPackages(folder);
      else await promisify(execFile)('/bin/sh', ['-c', command], { cwd: folder });
    }
  }
  return folderOf('last');
}

/** An empty folder of the user that the services run as, as the Dockerfile makes `/data`. */
function folderOfNobody(): string {
  const folder = newFolder();
  if (NOBODY) chownSync(folder, NOBODY, NOBODY);
  return folder;
}

/** Starts a service of docker-compose.yml from the image with its environment; stand-ins are where the other containers would be. */
async function startService(image: string, service: string, path: string, database: string) {
  const port = await freePort();
  const settings = {
    ...environmentOf(service),
    HOST: '127.0.0.1',
    PORT: `${port}`,
    DATA_DIR: folderOfNobody(),
    MONGODB_URI: database,
    REDIS_URL: redis.url,
  };
  const program = run(path, settings, { root: image, userId: NOBODY });
  const url = `http://127.0.0.1:${port}`;
  const answer = async (of: string) => {
    if (program.child.exitCode !== null) return program.output();
    return fetch(url + of).then(
      ({ status }) => status,
      () => 'nothing',
    );
  };
  for (const of of ['/healthz', '/readyz'])
    await expect.poll(() => answer(of), { timeout: START_TIMEOUT_MS, message: service + of }).toBe(200);
  return { url, program };
}

test(
  'the image builds from what the Dockerfile copies; server and signalling start from it with the environment of compose, as nobody',
  async () => {
    const image = await buildImage();
    for (const path of ['client/dist/browser/index.html', 'client/dist/server/entryServer.js'])
      expect(existsSync(join(image, path)), path).toBe(true);
    expect(globSync('**/*.test.ts', { cwd: image, exclude: ['node_modules'] })).toEqual([]);
    expect(readdirSync(join(image, 'tests'))).toEqual(['package.json']);

    const { uri } = await startDatabase(folderOfNobody(), { root: image, userId: NOBODY });
    const server = await startService(image, 'server', 'server/src/main.ts', uri);
    await startService(image, 'signalling', 'signalling/src/main.ts', uri);
    await printed(server.program, 'running at https://interviews.example');
    const headers = { host: 'interviews.example' };
    const page = await fetch(server.url, { headers });
    expect(page.status).toBe(200);
    const script = /src="(\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
    expect((await fetch(new URL(script, server.url), { headers })).status).toBe(200);
  },
  BUILD_TIMEOUT_MS,
);
