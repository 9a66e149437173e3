import { type Document, isPlainObject, wholeNumber } from './documents.ts';
import { CommandError } from './errors.ts';
import { compileGroup } from './grouping.ts';
import { compileFilter } from './matcher.ts';
import { sortDocuments, sortFields } from './sorting.ts';

type Run = (documents: Document[]) => Document[];

/** A checked aggregation: what the collection finds, and what is made of it. */
export interface Pipeline {
  /** A leading `$match` and the `$sort` after it: the collection runs them, because it has the indexes. */
  readonly filter: Document;
  readonly sort: Document;
  readonly run: Run;
}

/** Checks an aggregation pipeline. Throws MongoDB's error for a malformed stage, and for every stage not in `stages`. */
export function compilePipeline(given: readonly Document[]): Pipeline {
  const compiled = given.map(compileStage);
  const filter = given[0]?.$match as Document | undefined;
  const sort = given[filter ? 1 : 0]?.$sort as Document | undefined;
  const rest = compiled.slice((filter ? 1 : 0) + (sort ? 1 : 0));
  return {
    filter: filter ?? {},
    sort: sort ?? {},
    run: (documents) => rest.reduce((input, stage) => stage(input), documents),
  };
}

function compileStage(stage: Document): Run {
  const [[name, operand] = [], ...more] = Object.entries(stage);
  if (name === undefined || more.length > 0)
    throw new CommandError(
      'Location40323',
      'A pipeline stage specification object must contain exactly one field.',
    );
  const compile = Object.hasOwn(stages, name) ? stages[name] : undefined;
  if (compile) return compile(operand);
  if (name === '$changeStream') {
    const problem = 'The $changeStream stage is only supported on replica sets';
    throw new CommandError('Location40573', problem);
  }
  throw new CommandError('Location40324', `Unrecognized pipeline stage name: '${name}'`);
}

const stages: Record<string, (operand: unknown) => Run> = {
  $match: (filter) => {
    if (!isPlainObject(filter))
      throw new CommandError('Location15959', 'the match filter must be an expression in an object');
    const matches = compileFilter(filter);
    return (documents) => documents.filter(matches);
  },
  $sort: (sort) => {
    if (!isPlainObject(sort))
      throw new CommandError('Location15973', 'the $sort key specification must be an object');
    if (sortFields(sort).length === 0)
      throw new CommandError('Location15976', '$sort stage must have at least one sort key');
    return (documents) => sortDocuments(documents, sort);
  },
  $skip: (operand) => {
    const skip = requireCount(operand, '$skip', 'Location5107200');
    return (documents) => documents.slice(skip);
  },
  $limit: (operand) => {
    const limit = requireCount(operand, '$limit', 'Location5107201');
    if (limit === 0) throw new CommandError('Location15958', 'the limit must be positive');
    return (documents) => documents.slice(0, limit);
  },
  $group: compileGroup,
};

function requireCount(
  operand: unknown,
  name: string,
  codeName: 'Location5107200' | 'Location5107201',
): number {
  const count = wholeNumber(operand);
  if (count !== undefined && count >= 0) return count;
  throw new CommandError(
    codeName,
    `invalid argument to ${name} stage: Expected a non-negative number in: ${name}`,
  );
}
