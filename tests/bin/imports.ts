import { posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export interface Import {
  file: string;
  specifier: string;
  /** The file of the product that it names; null: a package, or not a script. */
  target: string | null;
}

/** By path from the project's folder. */
export type Sources = ReadonlyMap<string, string>;

/** The folders that the packages' `exports` name. */
const PACKAGES: Record<string, string> = {
  '@preproom/client': 'client',
  '@preproom/embedded': 'models/embedded',
  '@preproom/models': 'models',
  '@preproom/server': 'server/src',
  '@preproom/signalling': 'signalling/src',
};

/** Every import: static, of types, `export … from`, `import()` of a constant, `import()` as a type. */
export function importsOf(sources: Sources): Import[] {
  return [...sources].flatMap(([file, text]) =>
    specifiersIn(file, text).map((specifier) => ({
      file,
      specifier,
      target: targetOf(file, specifier, sources),
    })),
  );
}

function specifiersIn(file: string, text: string): string[] {
  const { module, program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  // The syntax tree is only made for the few files that need it.
  if (/\bimport\s*\(/.test(text)) {
    new Visitor({
      ImportExpression: ({ source }) => {
        if (source.type === 'Literal') found.push(String(source.value));
      },
      TSImportType: ({ source }) => {
        found.push(source.value);
      },
    }).visit(program);
  }
  return [...new Set(found)];
}

function targetOf(file: string, specifier: string, sources: Sources): string | null {
  const path = pathOf(file, specifier.replace(/\?.*$/, ''));
  if (path === null) return null;
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => sources.has(candidate)) ?? null;
}

function pathOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const name = packageOf(specifier);
  const folder = PACKAGES[name];
  return folder === undefined ? null : `${folder}${specifier.slice(name.length)}`;
}

/** Whether the import names a file of another package by its path, or one of its own by the package's name. */
export function isNamedWrongly({ file, specifier, target }: Import): boolean {
  if (target === null) return false;
  const isInside = homeOf(file) === homeOf(target);
  return specifier.startsWith('.') !== isInside;
}

/** The folder of the package that holds the file. */
function homeOf(file: string): string | undefined {
  return Object.values(PACKAGES)
    .filter((folder) => file.startsWith(`${folder}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** `@a/b/c` is of the package `@a/b`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
