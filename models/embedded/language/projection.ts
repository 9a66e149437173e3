import { bsonType, type Document, isPlainObject } from './documents.ts';
import { CommandError, unsupported } from './errors.ts';

/** `true` at the end of each named path. */
interface Tree {
  [name: string]: Tree | true;
}

/**
 * Compiles a projection of `find` to a function that returns new documents: fields to include, or fields to exclude. Throws for
 * every other form, such as expressions and positions in arrays.
 */
export function compileProjection(spec: Document): (document: Document) => Document {
  const { included, excluded, keepsId } = parse(spec);
  const isInclusion = Object.keys(included).length > 0;
  if (isInclusion && Object.keys(excluded).length > 0) {
    throw new CommandError('Location31254', 'Cannot do exclusion and inclusion in one projection');
  }
  if (isInclusion) {
    const tree = keepsId ? { _id: true as const, ...included } : included;
    return (document) => include(document, tree) as Document;
  }
  const tree = keepsId ? excluded : { _id: true as const, ...excluded };
  return (document) => exclude(document, tree) as Document;
}

function parse(spec: Document) {
  const parsed = { included: {} as Tree, excluded: {} as Tree, keepsId: true };
  for (const [path, given] of Object.entries(spec)) {
    const value = bsonType(given) === 'Long' ? Number(given) : given;
    if (path.split('.').some((part) => part === '' || part.startsWith('$')) || !isSwitch(value))
      throw unsupported(`the projection of '${path}' in this form`);
    if (Number(value) !== 0) plant(parsed.included, path);
    else if (path === '_id') parsed.keepsId = false;
    else plant(parsed.excluded, path);
  }
  return parsed;
}

function isSwitch(value: unknown): value is number | boolean {
  return typeof value === 'number' || typeof value === 'boolean';
}

function plant(tree: Tree, path: string): void {
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  let branch = tree;
  for (const part of parts) {
    const next = branch[part];
    if (next === true) throw new CommandError('Location31254', `Path collision at ${path}`);
    branch = branch[part] = next ?? {};
  }
  if (branch[last] !== undefined) throw new CommandError('Location31254', `Path collision at ${path}`);
  branch[last] = true;
}

function include(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) {
    return value
      .filter((item) => typeof item === 'object' && item !== null)
      .map((item) => include(item, tree));
  }
  if (!isPlainObject(value)) return undefined;
  const kept = Object.entries(value).flatMap(([name, item]): [string, unknown][] => {
    const branch = Object.hasOwn(tree, name) ? tree[name] : undefined;
    if (branch === undefined) return [];
    const projected = branch === true ? item : include(item, branch);
    return projected === undefined ? [] : [[name, projected]];
  });
  return Object.fromEntries(kept);
}

function exclude(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((item) => exclude(item, tree));
  if (!isPlainObject(value)) return value;
  const kept = Object.entries(value).flatMap(([name, item]): [string, unknown][] => {
    const branch = Object.hasOwn(tree, name) ? tree[name] : undefined;
    if (branch === true) return [];
    return [[name, branch ? exclude(item, branch) : item]];
  });
  return Object.fromEntries(kept);
}
