import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FREE_TESTS, PACKAGE_RULES, type PackageRule, ROOMS, type Room, WITHOUT_CIRCLES } from './arrows.ts';
import { circleIn, type Edge } from './circles.ts';
import { type Import, importsOf, isNamedWrongly, type Sources } from './imports.ts';
import { ROOT } from './tool.ts';

const SCRIPTS = ['models/**/*.{ts,tsx}', '{signalling,server,client}/src/**/*.{ts,tsx}'];

/** Lists the imports that `arrows.ts` forbids and the import cycles between folders, a line each. Empty if there are none. */
export async function faultsOfImports(): Promise<string> {
  const files = globSync(SCRIPTS, {
    cwd: ROOT,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  });
  return faultsIn(new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))).join('\n');
}

export function faultsIn(sources: Sources): string[] {
  const imports = importsOf(sources);
  return [
    ...[...sources.keys()]
      .filter((file) => !roomOf(file))
      .map((file) => `${file}: no line of arrows.ts names its folder`),
    ...imports.flatMap(importFaults),
    ...WITHOUT_CIRCLES.flatMap((folder) => circleFaults(folder, imports)),
  ];
}

function importFaults(each: Import): string[] {
  const reason = faultOf(each);
  return reason === null ? [] : [`${each.file} imports ${each.target ?? each.specifier}: ${reason}`];
}

function faultOf(each: Import): string | null {
  const { file, specifier, target } = each;
  if (target === null) return packageFault(file, specifier);
  if (isNamedWrongly(each)) return 'own files by their path, those of another package by its name';
  return arrowFault(file, target);
}

/** Why this file may not import that one; null if it may. */
function arrowFault(file: string, target: string): string | null {
  const from = roomOf(file);
  if (!from || from.name === roomOf(target)?.name || isFree(file, target)) return null;
  if (from.may.some((pattern) => match(pattern, target) !== null)) return null;
  return `${from.name} may import ${from.may.join(', ') || 'no other folder'}`;
}

function isFree(file: string, target: string): boolean {
  const part = isTest(file) && FREE_TESTS.find((folder) => file.startsWith(`${folder}/`));
  return Boolean(part) && (target.startsWith('models/') || target.startsWith(`${part}/`));
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file.includes('/testing/');
}

function packageFault(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return null;
  const rule = PACKAGE_RULES.find((each) => forbids(each, file, specifier));
  return rule ? `${rule.room} may not, because ${rule.why}` : null;
}

function forbids({ room, only, never, unless }: PackageRule, file: string, specifier: string): boolean {
  if (match(room, file) === null || unless?.test(file)) return false;
  const isListed = (list: readonly string[]) => list.some((pattern) => isPackage(pattern, specifier));
  return (only !== undefined && !isListed(only)) || (never !== undefined && isListed(never));
}

/** `node:*` and `date-fns/*` are all modules that begin so. */
function isPackage(pattern: string, specifier: string): boolean {
  return pattern.endsWith('*') ? specifier.startsWith(pattern.slice(0, -1)) : specifier === pattern;
}

interface FoundRoom extends Room {
  /** The pattern with the names that the file has in place of `*`. */
  name: string;
}
const found = new Map<string, FoundRoom | null>();

function roomOf(file: string): FoundRoom | null {
  const known = found.get(file);
  if (known !== undefined) return known;
  const fitting = ROOMS.flatMap((room) => {
    const name = match(room.room, file);
    return name === null ? [] : [{ ...room, name }];
  });
  const room = fitting.toSorted((a, b) => b.room.length - a.room.length)[0] ?? null;
  found.set(file, room);
  return room;
}

const expressions = new Map<string, RegExp>();

/** The part of the path that the pattern names; null if the file is not in it. */
function match(pattern: string, file: string): string | null {
  let expression = expressions.get(pattern);
  if (!expression) {
    const source = pattern
      .replaceAll('.', '\\.')
      .replace(/\*\\\.ts$/, '[^/]+\\.tsx?')
      .replaceAll(/\*(?!\.)/g, '[^/]+');
    expression = new RegExp(`^${source}(?=/|$)`);
    expressions.set(pattern, expression);
  }
  const part = expression.exec(file)?.[0];
  if (part === undefined) return null;
  return pattern.endsWith('/*.ts') ? pattern : part;
}

function circleFaults(folder: string, imports: readonly Import[]): string[] {
  const edges = imports.flatMap(({ file, target }): Edge[] => {
    const from = folderIn(folder, file);
    const to = target && folderIn(folder, target);
    return from && to && from !== to && !isTest(file)
      ? [{ from, to, because: `${file} imports ${target}` }]
      : [];
  });
  const circle = circleIn(edges);
  if (!circle) return [];
  return [
    `${folder}: its folders need each other in a circle: ${circle.map(({ from }) => from).join(' -> ')} -> ${circle[0]?.from}`,
    ...circle.map(({ because }) => `  ${because}`),
  ];
}

/** The folder in `folder` that holds the file; null if none does. */
function folderIn(folder: string, file: string): string | null {
  if (!file.startsWith(`${folder}/`)) return null;
  const [name, ...rest] = file.slice(folder.length + 1).split('/');
  return rest.length === 0 ? null : (name ?? null);
}
