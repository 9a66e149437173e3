import { type Document, isPlainObject } from '../language/documents.ts';
import { CommandError } from '../language/errors.ts';
import { keyOf } from '../language/keys.ts';
import { compileFilter } from '../language/matcher.ts';

/** An index, as stored and as listed by `listIndexes`. */
export interface IndexSpec {
  readonly v: 2;
  readonly key: Readonly<Record<string, 1 | -1>>;
  readonly name: string;
  readonly unique?: true;
  readonly sparse?: true;
  readonly partialFilterExpression?: Document;
  /** Documents expire this many seconds after the date in the indexed field. */
  readonly expireAfterSeconds?: number;
}

export const ID_INDEX: IndexSpec = { v: 2, key: { _id: 1 }, name: '_id_' };

const IGNORED_OPTIONS = ['v', 'background', 'ns'];

/** Validates one entry of `createIndexes`; throws MongoDB's error if malformed, or an error if not supported. */
export function parseIndexSpec(given: Document): IndexSpec {
  const { key, name, unique, sparse, partialFilterExpression, expireAfterSeconds, ...others } = given;
  const [option] = Object.keys(others).filter((other) => !IGNORED_OPTIONS.includes(other));
  if (option)
    throw new CommandError(
      'InvalidIndexSpecificationOption',
      `The index option '${option}' is not supported`,
    );
  if (!isPlainObject(key) || Object.keys(key).length === 0) throw cannotCreate('Index keys cannot be empty.');
  if (typeof name !== 'string' || name === '')
    throw new CommandError('FailedToParse', 'The index needs a name');
  const expiry =
    expireAfterSeconds === undefined ? {} : { expireAfterSeconds: parseExpiry(expireAfterSeconds, key) };
  return {
    v: 2,
    key: parseKey(key),
    name,
    ...(unique ? { unique: true } : {}),
    ...(sparse ? { sparse: true } : {}),
    ...(partialFilterExpression === undefined
      ? {}
      : { partialFilterExpression: parsePartial(partialFilterExpression) }),
    ...expiry,
  };
}

/** Whether the index exists already. Throws MongoDB's conflict if an existing one differs (85, 86). */
export function alreadyExists(existing: readonly IndexSpec[], wanted: IndexSpec): boolean {
  const sameName = existing.find(({ name }) => name === wanted.name);
  if (sameName && signature(sameName) !== signature(wanted)) {
    const problem = `An existing index has the same name as the requested index: ${wanted.name}`;
    throw new CommandError('IndexKeySpecsConflict', problem);
  }
  const same = sameName ?? existing.find((spec) => signature(spec) === signature(wanted));
  if (!same) return false;
  if (same.name !== wanted.name) {
    throw new CommandError(
      'IndexOptionsConflict',
      `Index already exists with a different name: ${same.name}`,
    );
  }
  if (same.expireAfterSeconds === wanted.expireAfterSeconds) return true;
  const problem = `An equivalent index already exists with the same name but different options: ${same.name}`;
  throw new CommandError('IndexOptionsConflict', problem);
}

// Two indexes can coexist if one of these differs.
function signature({ key, unique, sparse, partialFilterExpression }: IndexSpec): string {
  const isId = Object.keys(key).join() === '_id';
  return keyOf([key, isId || (unique ?? false), sparse ?? false, partialFilterExpression ?? null]);
}

function parseKey(key: Document): IndexSpec['key'] {
  const fields = Object.entries(key).map(([path, kind]): [string, 1 | -1] => {
    if (typeof kind !== 'number' || kind === 0 || path.includes('$'))
      throw cannotCreate(`Unsupported index: ${path}: ${kind}`);
    return [path, kind > 0 ? 1 : -1];
  });
  return Object.fromEntries(fields);
}

function parsePartial(expression: unknown): Document {
  if (!isPlainObject(expression)) throw cannotCreate('partialFilterExpression must be an object');
  compileFilter(expression);
  // We could support these, but MongoDB rejects them, and a schema must work on both.
  if (/"\$(nor|not|expr|ne|nin|regex|elemMatch)"/.test(JSON.stringify(expression))) {
    throw cannotCreate('Expression not supported in partial index');
  }
  return expression;
}

function parseExpiry(seconds: unknown, key: Document): number {
  if (typeof seconds !== 'number' || seconds < 0)
    throw cannotCreate('expireAfterSeconds must be a number of at least 0');
  if (Object.keys(key).length > 1 || '_id' in key) throw cannotCreate('TTL indexes are single-field indexes');
  return seconds;
}

function cannotCreate(problem: string): CommandError {
  return new CommandError('CannotCreateIndex', problem);
}
