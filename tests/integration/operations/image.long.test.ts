import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, test } from 'vitest';
import { childProcesses, printed } from '../../support/stack/childProcesses.ts';
import { copyStage, linkPackages, readStages } from '../../support/stack/imageStages.ts';

const { newFolder, run } = childProcesses();
/** `vite build`, twice, on a machine that has other work. */
const BUILD_TIMEOUT_MS = 300_000;

let root: string;
beforeEach(() => {
  root = newFolder();
});
const folderOf = (stage: string) => join(root, stage);

test(
  'the image builds from what the Dockerfile copies, and the product starts from it and serves its page',
  async () => {
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
    const image = folderOf('last');
    for (const path of ['client/dist/browser/index.html', 'client/dist/server/entryServer.js'])
      expect(existsSync(join(image, path)), path).toBe(true);
    expect(globSync('**/*.test.ts', { cwd: image, exclude: ['node_modules'] })).toEqual([]);

    const settings = { PORT: '0', DATA_DIR: newFolder(), LOG_LEVEL: 'info' };
    const server = run('server/src/main.ts', settings, { root: image });
    await printed(server, 'running at ');
    const url = /(?<=running at )http:\S+/.exec(server.output())?.[0] ?? '';
    const page = await fetch(url);
    expect(page.status).toBe(200);
    const script = /src="(\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
    expect((await fetch(new URL(script, url))).status).toBe(200);
  },
  BUILD_TIMEOUT_MS,
);
