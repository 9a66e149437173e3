import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { ROOT } from '../bin/tool.ts';

const CLIENT = 'client/src';
/** Loaded with every page, and with the frame of most. */
const ALWAYS = ['messages', 'shell', 'errorTexts'];
/** Parts of a page that the people of its route never see, by the page's component. */
const UNSEEN: Record<string, readonly string[]> = {
  // The server tells the pay to mentors alone.
  LearnerDashboardPage: ['shared/mentors/SessionPay.tsx'],
  StudentSessionsPage: ['shared/mentors/SessionPay.tsx'],
};

interface Page {
  name: string;
  /** The files it is made of. */
  files: readonly string[];
  catalogues: readonly string[];
}

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** A text without its catalogue is shown as its id, "-_3ZCw". */
test('every page loads the catalogues of the texts that it imports', () => {
  const { textsOf, byCatalogue } = texts();
  const pages = allPages();
  expect(pages.length).toBeGreaterThan(60);
  const faults = pages.flatMap(({ name, files, catalogues }) => {
    const loaded = new Set(
      [...ALWAYS, ...catalogues].flatMap((catalogue) => byCatalogue.get(catalogue) ?? []),
    );
    return reachedFrom(files)
      .filter((file) => !UNSEEN[name]?.includes(file.slice(CLIENT.length + 1)))
      .flatMap((file) =>
        (textsOf.get(file) ?? []).filter((text) => !loaded.has(text)).map((text) => ({ file, text })),
      )
      .map(({ file, text }) => `${name} (${catalogues.join(', ')}): ${file}: ${text}`);
  });
  expect(faults).toEqual([]);
});

/** The messages by the file that shows them, and by catalogue. */
function texts() {
  const textsOf = new Map<string, string[]>();
  const byCatalogue = new Map<string, string[]>();
  for (const path of globSync(`${CLIENT}/locales/en/*.po`, { cwd: ROOT }))
    for (const entry of read(path).trim().split('\n\n').slice(1)) {
      const id = [...entry.matchAll(/^msg(?:ctxt|id) (".*")$/gm)].map(([, text]) => text).join(' ');
      listed(byCatalogue, basename(path, '.po')).push(id);
      for (const [, file = ''] of entry.matchAll(/^#: (.+)$/gm)) listed(textsOf, file).push(id);
    }
  return { textsOf, byCatalogue };
}

function listed(map: Map<string, string[]>, key: string): string[] {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
}

/** From the tables of routes, which name a page by its file or by its name in a `pages.ts`. */
function allPages(): Page[] {
  const tables = globSync(`${CLIENT}/{features/*/*.routes.ts,app/composedRoutes.tsx}`, { cwd: ROOT });
  return tables.flatMap((table) => {
    const source = read(table);
    const folder = posix.dirname(table);
    const own = namedPages(`${folder}/${table.includes('composed') ? 'composedPages.tsx' : 'pages.ts'}`);
    const ofTeam =
      namedPages(`${folder}/team/pages.ts`).size > 0 ? namedPages(`${folder}/team/pages.ts`) : own;
    const routes = source.split(/(?=^ {4}paths: |^ {4}paths\b)/m).slice(1);
    return [
      ...routes.flatMap((route) => {
        const named = /\bpage\('(\w+)'\)/.exec(route)?.[1];
        const files = named ? own.get(named) : importsIn(route, folder);
        const name = named ?? basename(files?.[0] ?? '', '.tsx');
        return files?.length ? [{ name, files, catalogues: cataloguesIn(route) }] : [];
      }),
      ...teamRoutes(source).flatMap(({ name, catalogues }) => {
        const files = ofTeam.get(name);
        return files ? [{ name, files, catalogues: ['team', ...catalogues] }] : [];
      }),
    ];
  });
}

function cataloguesIn(route: string): string[] {
  const found = [...route.matchAll(/\b(?:catalogue|laterCatalogue): (\[[^\]]*\]|'\w+')/g)];
  return found.flatMap(([, value]) => [...(value ?? '').matchAll(/'(\w+)'/g)].map(([, name = '']) => name));
}

function teamRoutes(source: string) {
  const rows = [
    ...source.matchAll(/^ {2,4}'\/[^']*': \[([^\]]*)\]/gm),
    ...source.matchAll(/\{ '\/[^']*': \[([^\]]*)\]/g),
  ];
  return rows.map(([, row]) => {
    const [, name = '', ...catalogues] = [...(row ?? '').matchAll(/'(\w+)'/g)].map(([, word = '']) => word);
    return { name, catalogues };
  });
}

/** The files of each page of a `pages.ts`. */
function namedPages(file: string): Map<string, string[]> {
  if (!existsSync(join(ROOT, file))) return new Map();
  const parts = read(file)
    .split(/^ {2}(?=\w+: async)/m)
    .slice(1);
  return new Map(parts.map((part) => [/^\w+/.exec(part)?.[0] ?? '', importsIn(part, posix.dirname(file))]));
}

function importsIn(text: string, folder: string): string[] {
  return [...text.matchAll(/import\('(\.[^']+)'\)/g)].map(([, path = '']) => posix.join(folder, path));
}

const known = new Map<string, string[]>();

/** These files and what they import, theirs too. What is imported later loads its own catalogues. */
function reachedFrom(files: readonly string[]): string[] {
  const reached = new Set(files);
  for (const file of reached) for (const next of importedBy(file)) reached.add(next);
  return [...reached];
}

function importedBy(file: string): string[] {
  const before = known.get(file);
  if (before) return before;
  const { module } = parseSync(file, read(file));
  const specifiers = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? moduleRequest.value : [])),
    ),
  ];
  const found = specifiers
    .filter((specifier) => /^\..*\.tsx?$/.test(specifier))
    .map((specifier) => posix.join(posix.dirname(file), specifier));
  known.set(file, found);
  return found;
}
