import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, runTool } from './tool.ts';

const LANGUAGES = ['en', 'hi'];
const CATALOGUES = ['messages', 'room'];
const pathOf = (folder: string, language: string, catalogue: string) =>
  join(folder, 'client/src/locales', language, `${catalogue}.po`);

/** Extracts the messages of a copy of the client and compares; says what is stale or untranslated. */
export async function faultsOfCatalogues(): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'preproom-messages-'));
  try {
    copyWhatExtractionReads(copy);
    const { status, output } = await runTool('lingui', ['extract', '--clean'], { cwd: copy });
    if (status !== 0) return output;
    return LANGUAGES.flatMap((language) =>
      CATALOGUES.flatMap((catalogue) => faultsOfCatalogue(copy, language, catalogue)),
    ).join('\n');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function copyWhatExtractionReads(copy: string): void {
  for (const path of ['package.json', 'lingui.config.ts', 'client/package.json', 'client/src']) {
    cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
}

function faultsOfCatalogue(copy: string, language: string, catalogue: string): string[] {
  const fresh = entriesOf(pathOf(copy, language, catalogue));
  const stored = entriesOf(pathOf(ROOT, language, catalogue));
  const isSame = fresh.length === stored.length && fresh.every((entry, i) => entry === stored[i]);
  const stale = isSame ? [] : [`${language}/${catalogue}: not what the sources say; run "npm run messages"`];
  const untranslated = stored.filter((entry) => /\nmsgstr ""$/.test(entry));
  return [...stale, ...untranslated.map((entry) => `${language}/${catalogue}: no translation for\n${entry}`)];
}

/** The entries of a catalogue without its header, which holds the time of the extraction. */
function entriesOf(path: string): string[] {
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n\n').slice(1) : [];
}
