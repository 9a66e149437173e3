import { expect, test } from 'vitest';
import { inspect } from './guest/inspect.ts';
import { createInput } from './input.ts';
import { tracebackOf } from './quickjsStack.ts';
import { lineOfStatement } from './runInSqlite.ts';
import { stripTypes } from './stripTypes.ts';

test('lines of a traceback are the person’s own', () => {
  const stack = '    at f (main.js:3:5)\n    at run (prelude.js:9:1)\n    at <eval> (main.js:1:1)\n';
  expect(tracebackOf({ name: 'TypeError', message: 'bad', stack }, 1)).toEqual({
    message: 'TypeError: bad',
    frames: [{ line: 2, name: 'f' }],
  });
  expect(tracebackOf(3, 0)).toEqual({ message: 'Uncaught 3', frames: [] });
});

test('types go and lines stay', () => {
  expect(stripTypes('interface A {\n  n: number;\n}\nconst a: A = { n: 1 };')).toBe(
    '\n\n\nconst a = { n: 1 };',
  );
  expect(stripTypes('let a = 1;\nlet b: = 2;')).toMatchObject({ frames: [{ line: 2 }] });
});

test('a statement begins after blanks and comments', () => {
  const source = 'select 1;\n\n-- next\n/* and\n more */ select x;';
  expect(lineOfStatement(source, 0)).toBe(1);
  expect(lineOfStatement(source, 9)).toBe(5);
});

test('input is read by lines, and then the rest', () => {
  const input = createInput('a\r\nb\nc\n');
  expect([input.readLine(), input.readLine(), input.readAll(), input.readLine()]).toEqual([
    'a',
    'b',
    'c\n',
    null,
  ]);
});

test('values are shown as Node shows them', () => {
  const loop: Record<string, unknown> = { a: [1, 'x', null] };
  loop.self = loop;
  expect(inspect(loop)).toBe("{ a: [ 1, 'x', null ], self: [Circular] }");
  expect(inspect(new Map([['k', new Set([1])]]))).toBe("Map(1) { 'k' => Set(1) { 1 } }");
  expect(inspect([])).toBe('[]');
});
