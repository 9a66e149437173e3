import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { basename, join, matchesGlob, relative } from 'node:path';
import { ROOT } from '../../bin/tool.ts';

/** One `COPY` line; `from` is the stage that it copies from, null for the build context. */
interface Copy {
  from: string | null;
  sources: string[];
  target: string;
}
/** One `FROM` of the Dockerfile with the lines that matter here. */
export interface Stage {
  name: string;
  copies: Copy[];
  runs: string[];
}

/** The stages of the Dockerfile, in order. */
export function readStages(): Stage[] {
  const text = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').replaceAll(/\\\n/g, ' ');
  const stages: Stage[] = [];
  for (const line of text.split('\n')) {
    const [instruction, ...words] = line.trim().split(/\s+/);
    if (instruction === 'FROM') stages.push({ name: words[2] ?? 'last', copies: [], runs: [] });
    else if (instruction === 'RUN') stages.at(-1)?.runs.push(words.join(' '));
    else if (instruction === 'COPY') stages.at(-1)?.copies.push(parseCopy(words));
  }
  return stages;
}

function parseCopy(words: string[]): Copy {
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length) ?? null;
  const paths = words.filter((word) => !word.startsWith('--'));
  return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
}

/** Copies what a stage copies into its folder. `folderOf` is the folder of another stage. Throws for a source that is missing. */
export function copyStage(stage: Stage, folder: string, folderOf: (stage: string) => string): void {
  for (const { from, sources, target } of stage.copies) {
    for (const source of sources) {
      // `COPY --from` names the absolute path in the other stage, whose working directory is /app.
      const origin = from === null ? join(ROOT, source) : join(folderOf(from), relative('/app', source));
      const isInto = target.endsWith('/') && statSync(origin).isFile();
      const copied = isInto ? join(folder, target, basename(source)) : join(folder, target);
      cpSync(origin, copied, {
        recursive: true,
        filter: (path) => from !== null || isInContext(relative(ROOT, path)),
      });
    }
  }
}

/** Whether `.dockerignore` lets a path into the build context: the last pattern that fits it or a folder above it decides. */
function isInContext(path: string): boolean {
  const above = path.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'));
  const patterns = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const deciding = patterns.findLast((pattern) =>
    above.some((one) => matchesGlob(one, pattern.replace(/^!/, ''))),
  );
  return deciding === undefined || deciding.startsWith('!');
}

/**
 * Stands in for `npm ci`, so that no network is needed: links to the packages installed here, and the product's own packages as
 * links to the copied folders. It cannot show that a package is missing from a package.json.
 */
export function linkPackages(folder: string): void {
  const installed = join(ROOT, 'node_modules');
  mkdirSync(join(folder, 'node_modules/@preproom'), { recursive: true });
  for (const name of readdirSync(installed).filter((name) => !name.startsWith('.') && name !== '@preproom'))
    symlinkSync(join(installed, name), join(folder, 'node_modules', name));
  for (const name of ['client', 'server', 'signalling', 'models'])
    symlinkSync(join(folder, name), join(folder, 'node_modules/@preproom', name));
  symlinkSync(join(folder, 'models/embedded'), join(folder, 'node_modules/@preproom/embedded'));
  symlinkSync(join(ROOT, 'client/node_modules'), join(folder, 'client/node_modules'));
}
