import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildClientIfStale } from '../../server/bin/buildClient.ts';
import { ROOT } from '../bin/tool.ts';

/** In kB of gzipped JavaScript: what a rendered page fetches before its first paint. */
const BEFORE_PAINT_KB = 3;
/**
 * What a public page fetches for its first view, and after the first paint alone, in Brotli as browsers get it. Of this 116 kB are the
 * app: most of it React, the router and the queries.
 */
const FIRST_VIEW_KB = 130;
/** The pages that win visitors. Parts that come later (`laterPart`) are not counted. */
const PUBLIC_PAGES = [
  { page: 'site/home/HomePage', catalogue: 'site' },
  { page: 'reports/sample/SampleReportPage', catalogue: 'sample' },
  { page: 'mentors/directory/MentorDirectoryPage', catalogue: 'directory' },
  { page: 'mentors/directory/PublicMentorPage', catalogue: 'directory' },
  { page: 'mentors/BecomeMentorPage', catalogue: 'mentors' },
];
/** What the lobby needs to show, and what the room needs before somebody joins. */
const LOBBY_KB = 171;
const ROOM_KB = 257.5;
/** The log-in page, which many people open first: its password form with the form kit. */
const LOGIN_KB = 157.7;
/** The learner's performance, whose charts come with it. */
const PERFORMANCE_KB = 164.3;

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}
const DIST = join(ROOT, 'client/dist/browser');
let manifest: Record<string, Chunk>;

/** Every JavaScript file that loads with these chunks: they and what they import statically. */
function filesOf(keys: string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(chunk.imports ?? [], found);
  }
  return found;
}

/** As `compressFiles` of the server makes it. */
function brotliKb(files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) bytes += readFileSync(join(DIST, `${file}.br`)).length;
  return bytes / 1000;
}

function gzippedKb(files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(join(DIST, file))).length;
  return bytes / 1000;
}

function keysMatching(pattern: RegExp): string[] {
  const keys = Object.keys(manifest).filter((key) => pattern.test(key));
  if (keys.length === 0) throw new Error(`No chunk matches ${pattern}`);
  return keys;
}

describe('the weight of the client', () => {
  beforeAll(async () => {
    await buildClientIfStale();
    manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
  });

  const entry = () => Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const app = () => [...entry(), ...keysMatching(/^src\/main\.tsx$/)];
  const home = () => [
    ...app(),
    ...keysMatching(/locales\/en\/(messages|site)\.po$/),
    ...keysMatching(/features\/site\/home\/HomePage\.tsx$/),
  ];

  // A file that another one of a circle needs runs before it is there: the page breaks, in the built client only.
  it('has no circle among its files', () => {
    const done = new Set<string>();
    const circle = (key: string, path: readonly string[]): readonly string[] | null => {
      if (path.includes(key)) return [...path, key];
      if (done.has(key)) return null;
      const found = manifest[key]?.imports?.map((next) => circle(next, [...path, key])).find(Boolean);
      done.add(key);
      return found ?? null;
    };
    expect(Object.keys(manifest).flatMap((key) => circle(key, []) ?? [])).toEqual([]);
  });

  it('keeps what is fetched before the first paint within its budget', () => {
    expect(gzippedKb(filesOf(entry()))).toBeLessThanOrEqual(BEFORE_PAINT_KB);
  });

  // Each by a name that its minified code still has.
  it.each([
    ['the schemas', 'ZodObject'],
    ['the form kit', 'reValidateMode'],
    ['the charts', 'invalid digits'],
    ['the reader of PDF files', 'pdfjsWorker'],
    ['the reader of Word files', 'w:txbxContent'],
  ])('keeps %s out of the first view', (_, name) => {
    const withIt = (files: Iterable<string>) =>
      [...files].filter((file) => readFileSync(join(DIST, file), 'utf8').includes(name));
    expect(withIt(readdirSync(join(DIST, 'assets')).map((file) => `assets/${file}`))).not.toEqual([]);
    expect(withIt(filesOf(home()))).toEqual([]);
  });

  it.each(PUBLIC_PAGES)(
    'keeps the first view of $page within its budget, without schemas, charts or forms',
    (given) => {
      const files = filesOf([
        ...app(),
        ...keysMatching(new RegExp(`locales/en/(messages|${given.catalogue})\\.po$`)),
        ...keysMatching(new RegExp(`features/${given.page}\\.tsx$`)),
      ]);
      expect(brotliKb(files)).toBeLessThanOrEqual(FIRST_VIEW_KB);
      for (const file of files)
        expect(readFileSync(join(DIST, file), 'utf8')).not.toMatch(/ZodObject|invalid digits|reValidateMode/);
    },
  );

  it('keeps the log-in page within its budget', () => {
    const login = [
      ...app(),
      ...keysMatching(/locales\/en\/(messages|accounts)\.po$/),
      ...keysMatching(/features\/accounts\/login\/LoginPage\.tsx$/),
    ];
    expect(gzippedKb(filesOf(login))).toBeLessThanOrEqual(LOGIN_KB);
  });

  it('keeps the performance page within its budget, charts included', () => {
    const page = [...app(), ...keysMatching(/features\/reports\/performance\/PerformancePage\.tsx$/)];
    expect(gzippedKb(filesOf(page))).toBeLessThanOrEqual(PERFORMANCE_KB);
  });

  const lobby = () => [
    ...app(),
    ...keysMatching(/locales\/en\/(messages|room|devices|readings)\.po$/),
    ...keysMatching(/features\/room\/RoomPage\.tsx$/),
  ];

  it('keeps the lobby within its budget', () => {
    expect(gzippedKb(filesOf(lobby()))).toBeLessThanOrEqual(LOBBY_KB);
  });

  // The views of the call are fetched at the same time, but joining does not wait for them.
  it('keeps the room within its budget', () => {
    const room = [
      ...lobby(),
      ...keysMatching(/call\/openCall\.ts$/),
      ...keysMatching(/features\/room\/lobby\/ConnectionCheck\.tsx$/),
    ];
    expect(gzippedKb(filesOf(room))).toBeLessThanOrEqual(ROOM_KB);
  });
});
