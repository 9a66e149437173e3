import { ObjectId } from 'bson';
import { cloneDeep, type Document, isPlainObject, ownField, typeName } from './documents.ts';
import { CommandError, unsupported } from './errors.ts';
import { keyOf } from './keys.ts';
import { compileFilter, conjunctsOf, isOperators } from './matcher.ts';
import { REMOVED, UNCHANGED, updateOperators } from './updateOperators.ts';
import {
  concretePath,
  type MatchedIndex,
  parseUpdatePath,
  removeAt,
  valueAt,
  writeAt,
} from './updatePaths.ts';

/** A validated update: returns the new version of a stored document, or the document of an upsert. */
export interface Updater {
  apply(document: Document): Document;
  makeUpsert(): Document;
}

interface Step {
  readonly operator: string;
  readonly path: string;
  readonly parts: string[];
  readonly operand: unknown;
}

/**
 * Validates an update (operators or a replacement) against MongoDB's rules. `filter` is the update's query: upserts start
 * from its equality conditions, and `$` is the element it matched.
 */
export function compileUpdate(update: unknown, filter: Document): Updater {
  if (Array.isArray(update)) throw unsupported('updates by aggregation pipeline');
  if (!isPlainObject(update)) throw new CommandError('FailedToParse', 'Update argument must be an object');
  if (!Object.keys(update)[0]?.startsWith('$')) return replacement(update, filter);
  const steps = parseSteps(update);
  const matchedIndex = compileMatchedIndex(filter);
  return {
    apply: (document) => keepId(document, applySteps(document, steps, matchedIndex, false)),
    makeUpsert: () => withIdFirst(applySteps(equalityFields(filter), steps, matchedIndex, true)),
  };
}

/** Whether an update replaces the whole document. */
export function isReplacement(update: unknown): boolean {
  return isPlainObject(update) && !Object.keys(update)[0]?.startsWith('$');
}

/** The document with `_id` first, generated if missing. Throws for ids that MongoDB rejects. */
export function withIdFirst(document: Document): Document {
  const { _id = new ObjectId(), ...fields } = document;
  if (Array.isArray(_id) || ['regex', 'missing'].includes(typeName(_id)) || isOperators(_id)) {
    throw new CommandError('InvalidIdField', `The '_id' value cannot be of type ${typeName(_id)}`);
  }
  return { _id, ...fields };
}

function replacement(update: Document, filter: Document): Updater {
  const operator = Object.keys(update).find((name) => name.startsWith('$'));
  if (operator) {
    throw new CommandError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${operator}' is not allowed`,
    );
  }
  return {
    apply: (document) => keepId(document, { _id: document._id, ...update }),
    makeUpsert: () => withIdFirst({ ...pick(equalityFields(filter), '_id'), ...update }),
  };
}

function pick(document: Document, name: string): Document {
  return Object.hasOwn(document, name) ? { [name]: document[name] } : {};
}

function keepId(before: Document, after: Document): Document {
  if (keyOf(before._id) === keyOf(after._id)) return { ...after, _id: before._id };
  const problem = "Performing an update on the path '_id' would modify the immutable field '_id'";
  throw new CommandError('ImmutableField', problem);
}

function parseSteps(update: Document): Step[] {
  const steps = Object.entries(update).flatMap(([operator, fields]) => {
    if (!Object.hasOwn(updateOperators, operator)) {
      if (['$rename', '$bit', '$mul', '$pop', '$currentDate'].includes(operator))
        throw unsupported(`the update operator ${operator}`);
      const problem = `Unknown modifier: ${operator}. Expected a valid update modifier`;
      throw new CommandError('FailedToParse', problem);
    }
    if (!isPlainObject(fields)) {
      const problem = `Modifiers operate on fields but we found type ${typeName(fields)} instead.`;
      throw new CommandError('FailedToParse', problem);
    }
    return Object.entries(fields).map(([path, operand]) => ({
      operator,
      path,
      parts: parseUpdatePath(path),
      operand,
    }));
  });
  refuseConflicts(steps.map(({ path }) => path));
  return steps;
}

function refuseConflicts(paths: string[]): void {
  const sorted = paths.map((path) => `${path}.`).sort();
  sorted.forEach((path, i) => {
    if (!sorted[i + 1]?.startsWith(path)) return;
    const name = path.slice(0, -1);
    const problem = `Updating the path '${name}' would create a conflict at '${name}'`;
    throw new CommandError('ConflictingUpdateOperators', problem);
  });
}

function applySteps(
  before: Document,
  steps: Step[],
  matchedIndex: MatchedIndex,
  isInsert: boolean,
): Document {
  const document = cloneDeep(before);
  // Positions are those of the document as the query matched it, whatever earlier steps do to it.
  const paths = steps.map(({ parts }) => concretePath(before, parts, matchedIndex));
  if (paths.some((path, i) => path !== steps[i]?.parts)) refuseConflicts(paths.map((path) => path.join('.')));
  for (const [i, { operator, path, operand }] of steps.entries()) {
    const concrete = paths[i] ?? [];
    const context = { path, isInsert };
    const value = updateOperators[operator]?.(valueAt(document, concrete), operand, context);
    if (value === REMOVED) removeAt(document, concrete);
    else if (value !== UNCHANGED) writeAt(document, concrete, value);
  }
  return document;
}

// The first element that satisfies every condition on the array by itself.
function compileMatchedIndex(filter: Document): MatchedIndex {
  return (document, path) => {
    const conditions = conjunctsOf(filter).filter(([name]) => name === path || name.startsWith(`${path}.`));
    const array = valueAt(document, path.split('.'));
    if (conditions.length === 0 || !Array.isArray(array)) return undefined;
    const tests = conditions.map(([name, operand]) =>
      compileFilter({ [`array${name.slice(path.length)}`]: operand }),
    );
    const index = array.findIndex((element) => tests.every((matches) => matches({ array: [element] })));
    return index === -1 ? undefined : index;
  };
}

// An upsert's initial document: each field that the filter sets to one value.
function equalityFields(filter: Document): Document {
  const document: Document = {};
  for (const [path, operand] of conjunctsOf(filter)) {
    if (path.startsWith('$')) continue;
    const value = isOperators(operand) ? ownField(operand, '$eq') : operand;
    if (value === undefined || typeName(value) === 'regex') continue;
    const parts = parseUpdatePath(path);
    if (valueAt(document, parts) !== undefined) {
      throw new CommandError(
        'NotSingleValueField',
        `cannot infer query fields to set, path '${path}' is matched twice`,
      );
    }
    writeAt(document, parts, value);
  }
  return document;
}
