import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { AppError } from '@preproom/models/contract/http/errors';
import type { Language } from '@preproom/models/contract/http/language';
import type {
  DrawPage,
  FetchPageData,
  FindPage,
  PageNeeds,
} from '@preproom/models/contract/http/renderedPage';

const DIST = fileURLToPath(new URL('../../../client/dist', import.meta.url));
/** The client as browsers load it. */
export const BROWSER_DIST = join(DIST, 'browser');
const ENTRY = 'index.html';
/** The app, which the entry loads: at once, or after the first paint of a rendered page. */
const APP = 'src/main.tsx';
/** The links to styles and scripts that Vite wrote into it, for which ours stand. */
const VITES_LINKS = /\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g;
const FONTS: Record<Language, RegExp> = {
  en: /fonts\/(inter|bricolage)\.woff2$/,
  hi: /fonts\/(inter|devanagari)\.woff2$/,
};

/** Vite's manifest: what a source file became, and what has to be there before it. */
interface Chunk {
  file: string;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

export interface BuiltClient {
  /** index.html as Vite wrote it, without its links to styles and scripts. */
  template: string;
  fetchPageData: FetchPageData;
  /** Keeps its thread busy: see `drawing.ts`. */
  drawPage: DrawPage;
  findPage: FindPage;
  /** The paths of pages that search engines may list, as far as they are always the same. */
  listedPaths: readonly string[];
  /**
   * The `<link>`s by which the browser fetches what a page needs. A page that the server has rendered fetches its scripts after the first
   * paint.
   */
  linksFor(needs: PageNeeds, page: { language: Language; isRendered: boolean }): string;
}

let opened: Promise<BuiltClient> | undefined;

/** What the build of the client left, read once. Throws `unavailable` while nothing is built. */
export function openBuiltClient(): Promise<BuiltClient> {
  opened ??= readBuiltClient().catch((failure) => {
    opened = undefined;
    throw failure;
  });
  return opened;
}

async function readBuiltClient(): Promise<BuiltClient> {
  if (!isClientBuilt())
    throw new AppError('unavailable', 'The pages have not been built: npm start does that.');
  const manifest: Manifest = JSON.parse(readFileSync(join(BROWSER_DIST, '.vite/manifest.json'), 'utf8'));
  const { fetchPageData, drawPage, findPage, listedPaths } = await import(
    pathToFileURL(join(DIST, 'server/entryServer.js')).href
  );
  return {
    template: readFileSync(join(BROWSER_DIST, ENTRY), 'utf8').replaceAll(VITES_LINKS, ''),
    fetchPageData,
    drawPage,
    findPage,
    listedPaths,
    linksFor: (needs, page) => linksFor(manifest, needs, page),
  };
}

export function isClientBuilt(): boolean {
  return existsSync(join(BROWSER_DIST, ENTRY));
}

function linksFor(
  manifest: Manifest,
  { files: pageFiles, catalogues }: PageNeeds,
  { language, isRendered }: { language: Language; isRendered: boolean },
): string {
  const isWanted = (key: string) =>
    pageFiles.some((file) => key.endsWith(`/${file}.tsx`)) ||
    catalogues.some((catalogue) => key === `src/locales/${language}/${catalogue}.po`) ||
    (language === 'hi' &&
      /(?:styles\/devanagari\.css|hi\/errorTexts\.po|lib\/hindiCatalogues\.ts)$/.test(key));
  const entryFiles = withImports(manifest, [ENTRY]);
  const files = [...withImports(manifest, [ENTRY, APP, ...Object.keys(manifest).filter(isWanted)])];
  const fonts = Object.keys(manifest).filter((key) => FONTS[language].test(key));
  const link =
    (attributes: string) =>
    (file = '') =>
      `<link ${attributes} crossorigin href="/${file}">`;
  const scripts = files.filter((file) => file.endsWith('.js'));
  const isLater = (file: string) => isRendered && !entryFiles.has(file);
  return [
    ...files.filter((file) => file.endsWith('.css')).map(link('rel="stylesheet"')),
    ...fonts.map((key) => manifest[key]?.file).map(link('rel="preload" as="font" type="font/woff2"')),
    ...scripts.filter((file) => !isLater(file)).map(link('rel="modulepreload"')),
    // Browsers ignore this kind of link until the entry names it (client/src/boot.ts).
    ...scripts.filter(isLater).map(link('rel="later"')),
  ].join('');
}

/** The files of these chunks and of all that they import statically. */
function withImports(manifest: Manifest, keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) continue;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
    withImports(manifest, chunk.imports ?? [], found);
  }
  return found;
}
