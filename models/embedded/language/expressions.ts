import { Context, evalExpr } from 'mingo/core';
import { $avg, $first, $last, $sum } from 'mingo/operators/accumulator';
import { $literal } from 'mingo/operators/expression';
import * as arithmetic from 'mingo/operators/expression/arithmetic';
import {
  $arrayElemAt,
  $concatArrays,
  $filter,
  $isArray,
  $map,
  $reduce,
  $size,
  $slice,
} from 'mingo/operators/expression/array';
import * as boolean from 'mingo/operators/expression/boolean';
import * as conditional from 'mingo/operators/expression/conditional';
import * as date from 'mingo/operators/expression/date';
import { $mergeObjects, $objectToArray } from 'mingo/operators/expression/object';
import * as string from 'mingo/operators/expression/string';
import * as variable from 'mingo/operators/expression/variable';
import type { Options } from 'mingo/types';
import type { Document } from './documents.ts';
import { CommandError } from './errors.ts';
import { compareKeys, keyOf } from './keys.ts';

/*
 * Mingo's expressions, except those that differ from MongoDB for BSON values. Comparison, $in, $min, $max, $push and
 * $addToSet are our own: mingo compares ObjectId, Long, Binary and arrays in another order, treats a missing field as null,
 * and pushes null for a missing field.
 */
type Evaluate = (subject: never, expression: unknown, options: Options) => unknown;

function comparison(test: (order: number) => unknown): Evaluate {
  return (document, operands, options) => {
    const [a, b] = evalExpr(document, operands, options) as unknown[];
    return test(compareKeys(keyOf(a), keyOf(b)));
  };
}

const comparisons = {
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $cmp: comparison((order) => order),
  $in: (document: never, operands: unknown, options: Options) => {
    const [needle, haystack] = evalExpr(document, operands, options) as [unknown, unknown[]];
    if (!Array.isArray(haystack))
      throw new CommandError('BadValue', '$in requires an array as a second argument');
    return haystack.some((item) => keyOf(item) === keyOf(needle));
  },
};

// As an accumulator, the subject is a group's documents. As an expression, it is the values, which need no evaluation.
function valuesOf(subject: unknown[], expression: unknown, options: Options): unknown[] {
  if (expression === null) return subject.filter((value) => value !== undefined);
  const values = subject.map((document) => evaluate(document as Document, expression, options.variables));
  return values.filter((value) => value !== undefined);
}

function extreme(sign: 1 | -1): Evaluate {
  return (subject, expression, options) => {
    const values = valuesOf(subject, expression, options).filter((value) => value !== null);
    return values.sort((a, b) => sign * compareKeys(keyOf(a), keyOf(b)))[0] ?? null;
  };
}

const accumulators = {
  $sum,
  $avg,
  $first,
  $last,
  $min: extreme(1),
  $max: extreme(-1),
  $push: valuesOf,
  $addToSet: (subject: never, expression: unknown, options: Options) => [
    ...new Map(valuesOf(subject, expression, options).map((value) => [keyOf(value), value])).values(),
  ],
};

const array = { $arrayElemAt, $concatArrays, $filter, $isArray, $map, $reduce, $size, $slice };
const object = { $mergeObjects, $objectToArray };

const expressions = {
  $literal,
  ...arithmetic,
  ...array,
  ...boolean,
  ...comparisons,
  ...conditional,
  ...date,
  ...object,
  ...string,
  ...variable,
};

const context = Context.init({ accumulator: accumulators as never, expression: expressions as never });

/** Whether `evaluate` supports an operator of this name. */
export function isOperator(name: string): boolean {
  return Object.hasOwn(expressions, name) || Object.hasOwn(accumulators, name);
}

/** Accumulators supported in `$group`. */
export const accumulatorNames: ReadonlySet<string> = new Set(Object.keys(accumulators));

/**
 * Value of an aggregation expression over a document (or, for an accumulator, a group's documents), `undefined` for a
 * missing field. The subject must have plain numbers. Throws `InvalidPipelineOperator` for an unknown operator.
 */
export function evaluate(
  subject: Document | Document[],
  expression: unknown,
  variables: Readonly<Document> = {},
): unknown {
  try {
    return evalExpr(subject, expression, {
      context,
      variables,
      useStrictMode: true,
      failOnError: true,
    } as Options);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const unknown = /accumulator '(.*)' is not registered/.exec(reason)?.[1];
    if (unknown) throw new CommandError('InvalidPipelineOperator', `Unrecognized expression '${unknown}'`);
    throw new CommandError('BadValue', reason);
  }
}

/** Truthiness as in `$expr` and `$cond`. */
export function isTruthy(value: unknown): boolean {
  return value !== false && value !== null && value !== undefined && value !== 0;
}
