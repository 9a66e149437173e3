import { describe, expect, test } from 'vitest';
import { mainClassOf } from './languages.ts';

describe('the class that is run', () => {
  test.each([
    ['class Main { }', 'Main', 'Main'],
    ['public class Solution { }', 'Solution', 'Solution'],
    ['class Helper { }\npublic final class App { }', 'App', 'App'],
    ['public record Pair(int a, int b) { }', 'Pair', 'Pair'],
    ['package a.b;\npublic class Solution { }', 'Solution', 'a.b.Solution'],
    ['// public class Wrong\n/* public class Wrong2 { */ public class Right { }', 'Right', 'Right'],
    ['class Main { String s = "public class Wrong"; }', 'Main', 'Main'],
    ['class Main { public class Inner { } }', 'Main', 'Main'],
    ["class Main { char c = '{'; }\npublic class Right { }", 'Right', 'Right'],
    ['', 'Main', 'Main'],
  ])('of %j', (source, name, path) => {
    expect(mainClassOf(source)).toEqual({ name, path });
  });

  // Each of these would take minutes if it were looked through once for each of its parts.
  test.each(['/*', '"""', '"', '\n', '{', 'public ', 'public final ', 'package a.'])(
    'is found at once in a source of nothing but %j',
    (part) => {
      expect(mainClassOf(part.repeat(64 * 1024)).name).toBe('Main');
    },
    20_000,
  );
});
