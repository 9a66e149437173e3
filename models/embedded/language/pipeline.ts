import { type Document, isPlainObject, ownField, withPlainNumbers } from './documents.ts';
import { CommandError, unsupported } from './errors.ts';
import { accumulatorNames, evaluate } from './expressions.ts';
import { keyOf } from './keys.ts';
import { compileFilter } from './matcher.ts';
import { valuesAtPath } from './paths.ts';
import { addFields, compileProjection, withoutPaths } from './projection.ts';
import { sortDocuments } from './sorting.ts';
import { removeAt, valueAt, writeAt } from './updatePaths.ts';

/** What stages can access besides their own documents: other collections for `$lookup`, and `let` variables. */
export interface PipelineScope {
  find(collection: string, filter: Document): Document[];
  readonly variables: Document;
}

type Stage = (documents: Document[], operand: never, scope: PipelineScope) => Document[];

/** Runs an aggregation pipeline. Throws MongoDB's error for unknown stages, and an error for unsupported ones. */
export function runPipeline(documents: Document[], pipeline: unknown, scope: PipelineScope): Document[] {
  if (!Array.isArray(pipeline)) throw new CommandError('TypeMismatch', "'pipeline' must be an array");
  return pipeline.reduce<Document[]>((input, stage) => {
    const [name, operand] = requireOneField(stage);
    return stageOf(name)(input, operand as never, scope);
  }, documents);
}

/** A stage's name and operand. */
export function requireOneField(stage: unknown): [name: string, operand: unknown] {
  const [first, ...more] = Object.entries(isPlainObject(stage) ? stage : {});
  if (first && more.length === 0) return first;
  throw new CommandError('FailedToParse', 'A pipeline stage must contain exactly one field.');
}

function stageOf(name: string): Stage {
  const stage = Object.hasOwn(stages, name) ? stages[name] : undefined;
  if (stage) return stage;
  if (name === '$changeStream') {
    const problem = 'The $changeStream stage is only supported on replica sets';
    throw new CommandError('Location40573', problem);
  }
  throw new CommandError('Location40324', `Unrecognized pipeline stage name: '${name}'`);
}

const stages: Record<string, Stage> = {
  $match: (documents, filter: Document, { variables }) => documents.filter(compileFilter(filter, variables)),
  $sort: (documents, sort: Document) => sortDocuments(documents, sort),
  $limit: (documents, count: unknown) => {
    const limit = requireCount('$limit', count);
    if (limit === 0) throw new CommandError('Location15958', 'the limit must be positive');
    return documents.slice(0, limit);
  },
  $skip: (documents, count: unknown) => documents.slice(requireCount('$skip', count)),
  $count: (documents, name: string) => (documents.length > 0 ? [{ [name]: documents.length }] : []),
  $project: (documents, spec: Document, { variables }) => documents.map(compileProjection(spec, variables)),
  $addFields,
  $set: $addFields,
  $unset: (documents, paths: string | string[]) =>
    documents.map((document) => withoutPaths(document, [paths].flat())),
  $group,
  $unwind: (documents, operand: string | Document) => {
    const spec = typeof operand === 'string' ? { path: operand } : operand;
    return documents.flatMap((document) => unwind(document, spec));
  },
  $lookup,
  $facet: (documents, facets: Document, scope) => [
    Object.fromEntries(
      Object.entries(facets).map(([name, stages]) => [name, runPipeline(documents, stages, scope)]),
    ),
  ],
};

function requireCount(name: string, count: unknown): number {
  const number = Number(count);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  throw new CommandError('BadValue', `invalid argument to ${name} stage: expected a non-negative number`);
}

function $addFields(documents: Document[], spec: Document, { variables }: PipelineScope): Document[] {
  return documents.map((document) => addFields(document, spec, variables));
}

function $group(
  documents: Document[],
  { _id, ...fields }: Document,
  { variables }: PipelineScope,
): Document[] {
  for (const accumulator of Object.values(fields)) requireAccumulator(accumulator);
  const groups = new Map<string, { id: unknown; members: Document[] }>();
  for (const document of documents) {
    const plain = withPlainNumbers(document);
    const id = evaluate(plain, _id, variables) ?? null;
    const key = keyOf(id);
    const group = groups.get(key);
    if (group) group.members.push(plain);
    else groups.set(key, { id, members: [plain] });
  }
  return [...groups.values()].map(({ id, members }) => {
    const computed = Object.entries(fields).map(([name, expression]) => [
      name,
      evaluate(members, expression, variables),
    ]);
    return { _id: id, ...Object.fromEntries(computed) };
  });
}

function requireAccumulator(accumulator: unknown): void {
  const [name, ...more] = Object.keys(isPlainObject(accumulator) ? accumulator : {});
  if (!name || more.length > 0)
    throw new CommandError('BadValue', 'A group field must specify one accumulator');
  if (!accumulatorNames.has(name)) throw unsupported(`the group operator ${name}`);
}

function unwind(
  document: Document,
  { path, includeArrayIndex, preserveNullAndEmptyArrays }: Document,
): Document[] {
  const parts = String(path).slice(1).split('.');
  const value = valueAt(document, parts);
  const isNothing = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
  if (isNothing && preserveNullAndEmptyArrays !== true) return [];
  const items: unknown[] = Array.isArray(value) && value.length > 0 ? value : [value];
  return items.map((item, index) => {
    const copy = copyAlong(document, parts);
    if (Array.isArray(item) && item.length === 0 && item === value) removeAt(copy, parts);
    else if (item !== undefined) writeAt(copy, parts, item);
    if (typeof includeArrayIndex === 'string')
      copy[includeArrayIndex] = Array.isArray(value) && !isNothing ? index : null;
    return copy;
  });
}

// Copies every object on the path, so that writing there doesn't change the stored document.
function copyAlong(document: Document, [part, ...rest]: string[]): Document {
  const child = part === undefined ? undefined : ownField(document, part);
  return isPlainObject(child) && part ? { ...document, [part]: copyAlong(child, rest) } : { ...document };
}

function $lookup(documents: Document[], spec: Document, scope: PipelineScope): Document[] {
  const { from, localField, foreignField, pipeline, let: variables, as } = spec;
  if (typeof from !== 'string' || typeof as !== 'string' || as.includes('.'))
    throw unsupported('this form of $lookup');
  return documents.map((document) => {
    const joined = scope.find(from, joinFilter(document, localField, foreignField));
    if (!pipeline) return { ...document, [as]: joined };
    const bound = evaluate(withPlainNumbers(document), variables ?? {}, scope.variables) as Document;
    const inner = { ...scope, variables: { ...scope.variables, ...bound } };
    return { ...document, [as]: runPipeline(joined, pipeline, inner) };
  });
}

function joinFilter(document: Document, localField: unknown, foreignField: unknown): Document {
  if (typeof localField !== 'string' || typeof foreignField !== 'string') return {};
  const locals = valuesAtPath(document, localField.split('.')).flat(1);
  return { [foreignField]: { $in: locals.length > 0 ? locals.map((value) => value ?? null) : [] } };
}
