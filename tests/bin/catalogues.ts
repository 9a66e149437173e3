import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT, runTool } from './tool.ts';

const LANGUAGES = ['en', 'hi'];
const CLIENT = 'client/src/locales';
const SERVER = 'server/src/locales';

/** Extracts the messages of a copy of client and server and compares; says what is stale or untranslated. */
export async function faultsOfCatalogues(): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'preproom-messages-'));
  try {
    copyWhatExtractionReads(copy);
    const { status, output } = await runTool('lingui', ['extract', '--clean'], { cwd: copy });
    if (status !== 0) return output;
    return LANGUAGES.flatMap((language) => [
      ...cataloguesIn(copy, language).flatMap((catalogue) => faultsOfCatalogue(copy, catalogue)),
      ...contradictions(language),
    ]).join('\n');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function copyWhatExtractionReads(copy: string): void {
  const workspaces = ['client', 'server'].flatMap((name) => [`${name}/package.json`, `${name}/src`]);
  const contract = ['models/contract/words', 'models/contract/http/errorTexts'];
  for (const path of ['package.json', 'lingui.config.ts', ...contract, ...workspaces]) {
    cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
}

/** Paths of the catalogues that the extraction wrote, and of those that it left alone. */
function cataloguesIn(root: string, language: string): string[] {
  return [CLIENT, SERVER].flatMap((folder) =>
    readdirSync(join(root, folder, language))
      .filter((file) => file.endsWith('.po'))
      .map((file) => join(folder, language, file)),
  );
}

function faultsOfCatalogue(copy: string, catalogue: string): string[] {
  const fresh = entriesOf(join(copy, catalogue));
  const stored = entriesOf(join(ROOT, catalogue));
  const isSame = fresh.length === stored.length && fresh.every((entry, i) => entry === stored[i]);
  const stale = isSame ? [] : [`${catalogue}: not what the sources say; run "npm run messages"`];
  if (!hasSources(catalogue))
    stale.push(`${catalogue}: no feature or part of the app has this name; delete it`);
  const untranslated = stored.filter((entry) => /\nmsgstr ""$/.test(entry));
  const unlike = stored.filter((entry) => !hasSamePlaceholders(entry));
  return [
    ...stale,
    ...untranslated.map((entry) => `${catalogue}: no translation for\n${entry}`),
    ...unlike.map((entry) => `${catalogue}: other placeholders than the source in\n${entry}`),
  ];
}

/** Whether an entry's translation, if there is one, names the values and elements of its source, and closes every brace. */
export function hasSamePlaceholders(entry: string): boolean {
  const [, source = '', translation = ''] = /\nmsgid (.*)\nmsgstr (.*)$/s.exec(`\n${entry}`) ?? [];
  if (translation === '""') return true;
  const isClosed = translation.split('{').length === translation.split('}').length;
  return isClosed && placeholdersOf(source).join() === placeholdersOf(translation).join();
}

/** Values like `{name}` and `{count, plural, …}`, elements like `<0>` and `</0>`; each once, in order of name. */
function placeholdersOf(text: string): string[] {
  const found = text.matchAll(/\{\s*(?<value>\w+)\s*[,}]|<(?<element>\/?\d+\/?)>/g);
  return [...new Set([...found].map(({ groups }) => groups?.value ?? groups?.element ?? ''))].sort();
}

function hasSources(catalogue: string): boolean {
  const name = basename(catalogue, '.po');
  const folders = [
    `client/src/features/${name}`,
    `client/src/features/*/${name}`,
    `client/src/shared/*/${name}`,
    `client/src/app/${name}`,
    `client/src/${name}`,
    `models/contract/${name}`,
    `models/contract/http/${name}`,
  ];
  return name === 'messages' || globSync(folders, { cwd: ROOT }).length > 0;
}

/** One text says the same on every page: what a page shows must not depend on which others were seen before. */
function contradictions(language: string): string[] {
  const known = new Map<string, { translation: string; catalogue: string }>();
  const faults: string[] = [];
  for (const catalogue of cataloguesIn(ROOT, language)) {
    for (const entry of entriesOf(join(ROOT, catalogue))) {
      const [, text = '', translation = ''] = /^(msg[^#]*?)\nmsgstr (.*)$/ms.exec(entry) ?? [];
      const other = known.get(text);
      if (other && other.translation !== translation)
        faults.push(`${other.catalogue} and ${catalogue} differ in\n${text}`);
      known.set(text, { translation, catalogue });
    }
  }
  return faults;
}

/** The entries of a catalogue without its header, which holds the time of the extraction. */
function entriesOf(path: string): string[] {
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n\n').slice(1) : [];
}
