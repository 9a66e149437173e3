import { BSONRegExp } from 'bson';
import { type Document, isPlainObject, typeName, wholeNumber } from './documents.ts';
import { CommandError, unsupported } from './errors.ts';
import { keyOf, typeOfKey } from './keys.ts';
import { valuesAtPath } from './paths.ts';
import { compileRegExp } from './regularExpression.ts';

export type Predicate = (document: Document) => boolean;
/** Tests all values at a path in one document. */
type Condition = (leaves: unknown[]) => boolean;
type ValueTest = (value: unknown) => boolean;

/** Compiles a MongoDB filter to a predicate. Throws MongoDB's error for a malformed filter, and an error for unsupported operators. */
export function compileFilter(filter: unknown): Predicate {
  const tests = Object.entries(requireObject(filter, 'filter')).map(([name, operand]) =>
    name.startsWith('$') ? compileLogical(name, operand) : compileField(name, operand),
  );
  return (document) => tests.every((test) => test(document));
}

/** Whether an operand consists of operators (`{ $gt: 5 }`) rather than being a value to compare with. */
export function isOperators(operand: unknown): operand is Document {
  return isPlainObject(operand) && (Object.keys(operand)[0]?.startsWith('$') ?? false);
}

/** The filter's conditions as `[path, operand]`, those inside `$and` included. */
export function conjunctsOf(filter: Document): [string, unknown][] {
  return Object.entries(filter).flatMap(([name, operand]): [string, unknown][] => {
    if (name === '$and' && Array.isArray(operand))
      return operand.flatMap((member) => conjunctsOf(member as Document));
    return [[name, operand]];
  });
}

/** Compiles a condition on single values, as used by `$pull`: `{ $in: [1, 2] }`, a regular expression or a value. */
export function compileValueTest(operand: unknown): ValueTest {
  const condition = compileCondition(operand);
  return (value) => condition([value]);
}

function requireObject(value: unknown, what: string): Document {
  if (isPlainObject(value)) return value;
  throw new CommandError('BadValue', `${what} must be an object, not ${typeName(value)}`);
}

function compileField(path: string, operand: unknown): Predicate {
  const parts = path.split('.');
  const condition = compileCondition(operand);
  return (document) => condition(valuesAtPath(document, parts));
}

function compileLogical(name: string, operand: unknown): Predicate {
  if (name === '$comment') return () => true;
  if (name === '$expr') throw unsupported('$expr');
  if (name === '$text') throw new CommandError('IndexNotFound', 'text index required for $text query');
  if (name === '$where') throw new CommandError('BadValue', 'no globalScriptEngine in $where parsing');
  if (!['$and', '$or', '$nor'].includes(name)) {
    throw new CommandError('BadValue', `unknown top level operator: ${name}`);
  }
  if (!Array.isArray(operand) || operand.length === 0) {
    throw new CommandError('BadValue', `${name} must be a nonempty array`);
  }
  const predicates = operand.map(compileFilter);
  if (name === '$and') return (document) => predicates.every((matches) => matches(document));
  const any: Predicate = (document) => predicates.some((matches) => matches(document));
  return name === '$or' ? any : (document) => !any(document);
}

function compileCondition(operand: unknown): Condition {
  if (isRegExp(operand)) return some(regExpTest(operand));
  if (!isOperators(operand)) return some(equals(operand));
  const conditions = Object.entries(operand).map(([name, argument]) => {
    const compile = operators[name];
    if (!compile) throw new CommandError('BadValue', `unknown operator: ${name}`);
    return compile(argument, operand);
  });
  return (leaves) => conditions.every((condition) => condition(leaves));
}

// A condition on an array matches the array itself or one of its elements.
function some(test: ValueTest): Condition {
  return (leaves) => leaves.some((leaf) => test(leaf) || (Array.isArray(leaf) && leaf.some(test)));
}

function not(condition: Condition): Condition {
  return (leaves) => !condition(leaves);
}

// A missing field equals null.
function equals(expected: unknown): ValueTest {
  if (typeof expected === 'string') return (value) => value === expected;
  const key = keyOf(expected ?? null);
  return (value) => typeof value !== 'string' && keyOf(value ?? null) === key;
}

function compared(test: (key: string, expected: string) => boolean): (operand: unknown) => Condition {
  return (operand) => {
    if (isRegExp(operand))
      throw new CommandError('BadValue', "Can't have RegEx as arg to predicate over field");
    if (Number.isNaN(operand)) throw unsupported('ranges over NaN');
    if (['minKey', 'maxKey'].includes(typeName(operand))) throw unsupported('ranges over MinKey and MaxKey');
    const expected = keyOf(operand ?? null);
    return some((value) => {
      if (Number.isNaN(value)) return false;
      const key = keyOf(value ?? null);
      return typeOfKey(key) === typeOfKey(expected) && test(key, expected);
    });
  };
}

function compileIn(operand: unknown): Condition {
  if (!Array.isArray(operand)) throw new CommandError('BadValue', '$in needs an array');
  if (operand.some(isOperators)) throw new CommandError('BadValue', 'cannot nest $ under $in');
  const patterns = operand.filter(isRegExp).map(regExpTest);
  const keys = new Set(operand.filter((value) => !isRegExp(value)).map((value) => keyOf(value ?? null)));
  return some((value) => keys.has(keyOf(value ?? null)) || patterns.some((matches) => matches(value)));
}

function compileAll(operand: unknown): Condition {
  if (!Array.isArray(operand)) throw new CommandError('BadValue', '$all needs an array');
  const conditions = operand.map(compileCondition);
  return (leaves) => conditions.length > 0 && conditions.every((condition) => condition(leaves));
}

function compileElemMatch(operand: unknown): Condition {
  const query = requireObject(operand, '$elemMatch');
  const isFilter = !isOperators(query) || ['$and', '$or', '$nor'].includes(Object.keys(query)[0] ?? '');
  const matches = isFilter ? compileFilter(query) : compileValueTest(query);
  const test: ValueTest = (value) => (!isFilter || isPlainObject(value)) && matches(value as Document);
  return (leaves) => leaves.some((leaf) => Array.isArray(leaf) && leaf.some(test));
}

function compileType(operand: unknown): Condition {
  const names = Array.isArray(operand) ? operand : [operand];
  for (const name of names) {
    if (typeof name !== 'string' || name === 'int' || name === 'double') throw unsupported(`$type: ${name}`);
  }
  return some((value) => {
    const name = typeName(value);
    return (
      names.includes(name) ||
      (names.includes('number') && ['int', 'double', 'long', 'decimal'].includes(name))
    );
  });
}

function compileSize(operand: unknown): Condition {
  const size = wholeNumber(operand);
  if (size === undefined || size < 0)
    throw new CommandError('BadValue', '$size must be a whole number of at least 0');
  return (leaves) => leaves.some((leaf) => Array.isArray(leaf) && leaf.length === size);
}

function compileNot(operand: unknown): Condition {
  if (!isRegExp(operand) && !isOperators(operand))
    throw new CommandError('BadValue', '$not needs a regex or a document');
  return not(compileCondition(operand));
}

function compileRegex(operand: unknown, siblings: Document): Condition {
  const given = operand instanceof BSONRegExp ? operand : new BSONRegExp(String(operand), '');
  const options = typeof siblings.$options === 'string' ? siblings.$options : given.options;
  return some(regExpTest(new BSONRegExp(given.pattern, options)));
}

const operators: Record<string, (operand: unknown, siblings: Document) => Condition> = {
  $eq: (operand) => some(equals(operand)),
  $ne: (operand) => {
    if (isRegExp(operand)) throw new CommandError('BadValue', "Can't have regex as arg to $ne.");
    return not(some(equals(operand)));
  },
  $gt: compared((key, expected) => key > expected),
  $gte: compared((key, expected) => key >= expected),
  $lt: compared((key, expected) => key < expected),
  $lte: compared((key, expected) => key <= expected),
  $in: compileIn,
  $nin: (operand) => not(compileIn(operand)),
  $all: compileAll,
  $elemMatch: compileElemMatch,
  $size: compileSize,
  $exists: (operand) => {
    const exists: Condition = (leaves) => leaves.some((leaf) => leaf !== undefined);
    const isFalse = operand === false || operand === null || wholeNumber(operand) === 0;
    return isFalse ? not(exists) : exists;
  },
  $type: compileType,
  $not: compileNot,
  $regex: compileRegex,
  $options: (_operand, siblings) => {
    if (!Object.hasOwn(siblings, '$regex')) throw new CommandError('BadValue', '$options needs a $regex');
    return () => true;
  },
};

function isRegExp(value: unknown): value is BSONRegExp {
  return value instanceof BSONRegExp;
}

function regExpTest(regExp: BSONRegExp): ValueTest {
  const matches = compileRegExp(regExp);
  return (value) => typeof value === 'string' && matches(value);
}
