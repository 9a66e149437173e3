import { bsonType, type Document, isPlainObject, withPlainNumbers } from './documents.ts';
import { CommandError, unsupported } from './errors.ts';
import { evaluate, isOperator } from './expressions.ts';

/** `true` at the end of each named path. */
interface Tree {
  [name: string]: Tree | true;
}
/** Compiles a projection of `find` or `$project` to a function that returns new documents. */
export function compileProjection(
  spec: Document,
  variables: Document = {},
): (document: Document) => Document {
  const { included, excluded, computed, keepsId } = parse(spec);
  const isInclusion = Object.keys(included).length > 0 || Object.keys(computed).length > 0;
  if (isInclusion && Object.keys(excluded).length > 0) {
    throw new CommandError('Location31254', 'Cannot do exclusion and inclusion in one projection');
  }
  if (isInclusion) {
    const tree = keepsId && !('_id' in computed) ? { _id: true as const, ...included } : included;
    return (document) => addComputed(include(document, tree) as Document, document, computed, variables);
  }
  const tree = keepsId ? excluded : { _id: true as const, ...excluded };
  return (document) => exclude(document, tree) as Document;
}

/** `$addFields`: the document with fields computed from it. */
export function addFields(document: Document, spec: Document, variables: Document): Document {
  const nested = Object.keys(spec).find((path) => path.includes('.'));
  if (nested) throw unsupported(`computed fields inside documents: '${nested}'`);
  return addComputed(document, document, spec, variables);
}

/** `$unset` and exclusions: the document without these paths, including those inside arrays. */
export function withoutPaths(document: Document, paths: string[]): Document {
  const tree: Tree = {};
  for (const path of paths) plant(tree, path);
  return exclude(document, tree) as Document;
}

function parse(spec: Document) {
  const parsed = { included: {} as Tree, excluded: {} as Tree, computed: {} as Document, keepsId: true };
  for (const [path, given] of Object.entries(spec)) {
    const value = bsonType(given) === 'Long' ? Number(given) : given;
    if (path.split('.').some((part) => part === '' || part.startsWith('$')))
      throw unsupported(`the projection of '${path}'`);
    if (!isSwitch(value)) parsed.computed[path] = requireExpression(path, value);
    else if (Number(value) !== 0) plant(parsed.included, path);
    else if (path === '_id') parsed.keepsId = false;
    else plant(parsed.excluded, path);
  }
  return parsed;
}

// MongoDB also accepts some non-expressions here. A quoted name would mean something different in each form.
function requireExpression(path: string, value: unknown): unknown {
  const operator = isPlainObject(value) ? Object.keys(value)[0] : undefined;
  const isFindForm =
    operator === '$elemMatch' || operator === '$meta' || (operator === '$slice' && !isPath(value));
  if (
    path.includes('.') ||
    path.includes('$') ||
    isFindForm ||
    (isPlainObject(value) && !operator?.startsWith('$'))
  ) {
    throw unsupported(`the projection of '${path}' in this form`);
  }
  if (operator && !isOperator(operator))
    throw new CommandError('Location31325', `Unknown expression ${operator}`);
  return value;
}

// The expression `$slice` takes the array first; the `$slice` of `find` takes numbers.
function isPath(value: unknown): boolean {
  const operand = isPlainObject(value) ? value.$slice : undefined;
  return Array.isArray(operand) && typeof operand[0] !== 'number';
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

function addComputed(target: Document, source: Document, computed: Document, variables: Document): Document {
  if (Object.keys(computed).length === 0) return target;
  const plain = withPlainNumbers(source);
  const values = Object.entries(computed).map(([name, expression]) => [
    name,
    evaluate(plain, expression, variables),
  ]);
  const isRemoved = (name: unknown) => values.some(([other, value]) => other === name && value === undefined);
  const kept = Object.entries({ ...target, ...Object.fromEntries(values) }).filter(
    ([name]) => !isRemoved(name),
  );
  return Object.fromEntries(kept);
}
