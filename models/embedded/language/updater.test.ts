import { Binary, Long } from 'bson';
import { describe, expect, test } from 'vitest';
import type { Document } from './documents.ts';
import { compileUpdate } from './updater.ts';

function updated(before: Document, update: Document, filter: Document = {}): Document {
  const { _id, ...after } = compileUpdate(update, filter).apply({ _id: 1, ...before });
  expect(_id).toBe(1);
  return after;
}

describe('operators', () => {
  test.each<[Document, Document, Document]>([
    [{ a: 1 }, { $set: { a: 2, 'b.c': 3 } }, { a: 2, b: { c: 3 } }],
    [{ a: [1] }, { $set: { 'a.3': 4 } }, { a: [1, null, null, 4] }],
    [{ a: [{ x: 1 }] }, { $set: { 'a.0.x': 2, 'a.0.y': 3 } }, { a: [{ x: 2, y: 3 }] }],
    [{ a: 1, b: { c: 1, d: 2 } }, { $unset: { a: '', 'b.c': '', 'x.y': '' } }, { b: { d: 2 } }],
    [{ a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
    [{ n: 1 }, { $inc: { n: 2, m: -1, 'o.p': 1.5 } }, { n: 3, m: -1, o: { p: 1.5 } }],
    [
      { n: Long.fromString('9007199254740993') },
      { $inc: { n: 1 } },
      { n: Long.fromString('9007199254740994') },
    ],
    [{ n: 5 }, { $min: { n: 3, m: 1 } }, { n: 3, m: 1 }],
    [{ n: 5 }, { $max: { n: 3, m: 1 } }, { n: 5, m: 1 }],
    [{ d: new Date(5) }, { $max: { d: new Date(9) } }, { d: new Date(9) }],
    [{ a: [1] }, { $push: { a: 2, b: [3] } }, { a: [1, 2], b: [[3]] }],
    [{ a: [1, 2] }, { $push: { a: { $each: [3, 4], $slice: -3 } } }, { a: [2, 3, 4] }],
    [{ a: [1, 2] }, { $push: { a: { $each: [0], $position: 0, $slice: 2 } } }, { a: [0, 1] }],
    [
      { a: [{ n: 2 }] },
      { $push: { a: { $each: [{ n: 1 }], $sort: { n: 1 } } } },
      { a: [{ n: 1 }, { n: 2 }] },
    ],
    [{ a: [3] }, { $push: { a: { $each: [1, 2], $sort: -1 } } }, { a: [3, 2, 1] }],
    [{ a: [1] }, { $addToSet: { a: 1, b: { x: 1 } } }, { a: [1], b: [{ x: 1 }] }],
    [{ a: [{ x: 1 }] }, { $addToSet: { a: { $each: [{ x: 1 }, { x: 2 }] } } }, { a: [{ x: 1 }, { x: 2 }] }],
    [{ a: [1, 2, 3, 2] }, { $pull: { a: 2, missing: 1 } }, { a: [1, 3] }],
    [{ a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
    [{ a: [{ n: 1, m: 1 }, { n: 2 }] }, { $pull: { a: { n: 1 } } }, { a: [{ n: 2 }] }],
    [{ a: [1, 2, 3] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
    [{ a: 1 }, { $setOnInsert: { a: 9, b: 9 } }, { a: 1 }],
    [{ a: 1 }, { b: 2 }, { b: 2 }],
  ])('%j with %j is %j', (before, update, after) => {
    expect(updated(before, update)).toEqual(after);
  });

  test('the document before stays as it was', () => {
    const before = { _id: 1, a: { b: [1] } };
    compileUpdate({ $push: { 'a.b': 2 }, $set: { 'a.c': 1 } }, {}).apply(before);
    expect(before).toEqual({ _id: 1, a: { b: [1] } });
  });

  test('bytes are pushed and recognised', () => {
    const bytes = (value: number) => new Binary(Buffer.from([value]));
    expect(updated({ a: [bytes(1)] }, { $push: { a: bytes(2) } })).toEqual({ a: [bytes(1), bytes(2)] });
    expect(updated({ a: [bytes(1), bytes(2)] }, { $pull: { a: bytes(1) } })).toEqual({ a: [bytes(2)] });
    expect(updated({ a: [bytes(1)] }, { $addToSet: { a: bytes(1) } })).toEqual({ a: [bytes(1)] });
  });

  test('a 64-bit $slice and $position count', () => {
    const clauses = { $each: [9], $position: Long.fromNumber(0), $slice: Long.fromNumber(2) };
    expect(updated({ a: [1, 2] }, { $push: { a: clauses } })).toEqual({ a: [9, 1] });
  });

  test('$pull of a value leaves arrays that hold it; operators look into them', () => {
    expect(updated({ a: [1, [1], [1, 2], 2] }, { $pull: { a: 1 } })).toEqual({ a: [[1], [1, 2], 2] });
    expect(updated({ a: [null, [null]] }, { $pull: { a: null } })).toEqual({ a: [[null]] });
    expect(updated({ a: [1, [1], [2]] }, { $pull: { a: { $in: [1] } } })).toEqual({ a: [[2]] });
  });
});

describe('positions', () => {
  const items = [
    { k: 'a', n: 1 },
    { k: 'b', n: 2 },
  ];

  test('$ stays the same element when a step before changes what the query matched', () => {
    const update = { $set: { 'items.$.k': 'c', 'items.$.n': 9 } };
    expect(updated({ items }, update, { items: { $elemMatch: { k: 'b' } } })).toEqual({
      items: [items[0], { k: 'c', n: 9 }],
    });
  });

  test('$ is the element that the query matched', () => {
    expect(updated({ items }, { $set: { 'items.$.n': 9 } }, { 'items.k': 'b' })).toEqual({
      items: [items[0], { k: 'b', n: 9 }],
    });
    const filter = { $and: [{ items: { $elemMatch: { k: 'b', n: 2 } } }] };
    expect(updated({ items }, { $inc: { 'items.$.n': 1 } }, filter)).toEqual({
      items: [items[0], { k: 'b', n: 3 }],
    });
  });

  test('$ is the same element for all operators, whatever the first of them changes', () => {
    const update = { $set: { 'items.$.k': 'x' }, $inc: { 'items.$.n': 1 } };
    expect(updated({ items: [...items, items[1]] }, update, { 'items.k': 'b' })).toEqual({
      items: [items[0], { k: 'x', n: 3 }, items[1]],
    });
  });
});

describe('upserts', () => {
  const upsert = (filter: Document, update: Document) => compileUpdate(update, filter).makeUpsert();

  test.each<[Document, Document, Document]>([
    [{ _id: 1, a: 2 }, { $set: { b: 3 } }, { _id: 1, a: 2, b: 3 }],
    [
      { _id: 1, a: { $eq: 2 }, b: { $gt: 1 }, $and: [{ 'c.d': 5 }] },
      { $inc: { n: 1 } },
      { _id: 1, a: 2, c: { d: 5 }, n: 1 },
    ],
    [{ _id: 1 }, { $setOnInsert: { a: 1 }, $set: { b: 2 } }, { _id: 1, a: 1, b: 2 }],
    [{ a: 1 }, { $setOnInsert: { _id: 7 } }, { _id: 7, a: 1 }],
    [{ _id: 1, a: 5 }, { b: 2 }, { _id: 1, b: 2 }],
  ])('of %j by %j is %j', (filter, update, made) => {
    expect(upsert(filter, update)).toEqual(made);
    expect(Object.keys(upsert(filter, update))[0]).toBe('_id');
  });

  test('a field that the filter fixes twice is refused', () => {
    expect(() => upsert({ a: 1, $and: [{ a: 1 }] }, { $set: { b: 1 } })).toThrow(
      expect.objectContaining({ code: 54 }),
    );
  });
});

describe('errors', () => {
  test.each<[Document, Document, number]>([
    [{ a: 1 }, { $set: { 'a.b': 1 } }, 28],
    [{ a: null }, { $set: { 'a.b': 1 } }, 28],
    [{ a: [1] }, { $set: { 'a.b': 1 } }, 28],
    [{ a: 'x' }, { $inc: { a: 1 } }, 14],
    [{ a: null }, { $inc: { a: 1 } }, 14],
    [{ a: 1 }, { $inc: { a: 'x' } }, 14],
    [{ a: 1 }, { $push: { a: 1 } }, 2],
    [{ a: 1 }, { $addToSet: { a: 1 } }, 2],
    [{ a: 1 }, { $pull: { a: 1 } }, 2],
    [{}, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
    [{}, { $set: { a: 1, 'a.b': 1 } }, 40],
    [{}, { $nope: { a: 1 } }, 9],
    [{}, { $set: 5 }, 9],
    [{}, { $set: { _id: 2 } }, 66],
    [{}, { _id: 2 }, 66],
    [{}, { $set: { '': 1 } }, 56],
    [{}, { $set: { 'a.$b': 1 } }, 52],
    [{ a: [1] }, { $set: { 'a.$': 1 } }, 2],
    [{ a: [1] }, { $set: { 'a.$[x]': 1 } }, 115],
    [{ a: [1] }, { $set: { 'a.$[]': 1 } }, 115],
    [{ a: [1] }, { $set: { 'a.$.b.$': 1 } }, 2],
    [{ a: [1] }, { $push: { a: { $each: [2], $slice: 'x' } } }, 2],
    [{ a: [1] }, { $push: { a: { $each: [2], $position: 0.5 } } }, 2],
    [{}, { a: 1, $set: { b: 1 } }, 52],
    [{}, { $rename: { a: 'b' } }, 115],
    [{}, { $currentDate: { a: true } }, 115],
    [{}, { $set: { '__proto__.polluted': 1 } }, 2],
  ])('%j with %j is refused with %d', (before, update, code) => {
    expect(() => updated(before, update)).toThrow(expect.objectContaining({ code }));
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('$ and the position it stands for are a conflict', () => {
    const update = { $set: { 'a.$': 1, 'a.0': 2 } };
    expect(() => updated({ a: [5] }, update, { a: 5 })).toThrow(expect.objectContaining({ code: 40 }));
  });

  test('an id made of operators is refused', () => {
    expect(() => compileUpdate({ $set: { a: 1 } }, { _id: { $eq: { $a: 1 } } }).makeUpsert()).toThrow(
      expect.objectContaining({ code: 53 }),
    );
  });

  test('two fields of two elements are no conflict', () => {
    expect(updated({ a: [{}, {}] }, { $set: { 'a.0.x': 1, 'a.1.x': 2 } })).toEqual({
      a: [{ x: 1 }, { x: 2 }],
    });
  });
});
