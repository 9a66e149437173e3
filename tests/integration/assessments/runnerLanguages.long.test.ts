import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Runner } from '../../support/peers/runner.ts';

let runner: Runner;
beforeAll(async () => {
  runner = await Runner.start();
});
afterAll(() => runner?.stop());

const cpp = (source: string, more = {}) => runner.run({ language: 'cpp', source, ...more });
const java = (source: string, more = {}) => runner.run({ language: 'java', source, ...more });
const javaMain = (body: string) =>
  `import java.util.*; public class Main { public static void main(String[] args) throws Exception { ${body} } }`;

describe('a C++ program', () => {
  test('reads its input and arguments, and its output and code are answered', async () => {
    const source = `#include <bits/stdc++.h>
      int main(int count, char **words) {
        int a, b;
        std::cin >> a >> b;
        std::cout << a + b << " " << words[1] << " " << count << "\\n";
        std::cerr << "नमस्ते";
        return 3;
      }`;
    const result = await cpp(source, { stdin: '20 22', args: ['two words', '$(id)'] });
    expect(result).toMatchObject({
      status: 'error',
      stdout: '42 two words 3\n',
      stderr: 'नमस्ते',
      exitCode: 3,
      compileErrorLine: null,
    });
  });

  test('that does not compile is answered with the line', async () => {
    const result = await cpp('int main() {\n  return 0\n}');
    expect(result).toMatchObject({
      status: 'compile-error',
      compileErrorLine: 2,
      stdout: '',
      exitCode: null,
    });
    expect(result.stderr).toMatch(/^main\.cpp: In function/);
  });

  test('may use threads, exceptions and a deep recursion', async () => {
    const source = `#include <iostream>
      #include <stdexcept>
      #include <thread>
      int depth(int n) { volatile char room[64]; room[0] = 1; return n == 0 ? 0 : room[0] + depth(n - 1); }
      int main() {
        std::thread other([] { std::cout << "thread "; });
        other.join();
        try { throw std::runtime_error("thrown "); } catch (const std::exception &e) { std::cout << e.what(); }
        std::cout << depth(300000);
      }`;
    expect(await cpp(source)).toMatchObject({ status: 'ok', stdout: 'thread thrown 300000' });
  });

  test('that crashes has the number of the signal', async () => {
    expect(await cpp('#include <cstdlib>\nint main() { abort(); }')).toMatchObject({
      status: 'error',
      exitCode: 128 + 6,
    });
  });
});

describe('a C program', () => {
  const c = (source: string) => runner.run({ language: 'c', source });

  test('is compiled as C, with the mathematical library', async () => {
    const source = `#include <math.h>
      #include <stdio.h>
      #include <stdlib.h>
      int main(void) {
        int *new = malloc(sizeof *new);
        *new = (int)sqrt(1764.0);
        printf("%d", *new);
        return 0;
      }`;
    expect(await c(source)).toMatchObject({ status: 'ok', stdout: '42' });
  });

  test('that does not compile is answered with the line', async () => {
    const result = await c('int main(void) {\n  return 0\n}');
    expect(result).toMatchObject({ status: 'compile-error', compileErrorLine: 2 });
    expect(result.stderr).toMatch(/^main\.c: In function/);
  });
});

describe('a Java program', () => {
  test('reads its input and arguments', async () => {
    const source = javaMain(
      'var in = new Scanner(System.in); System.out.println(in.nextInt() + in.nextInt() + args[0]); System.exit(4);',
    );
    const result = await java(source, { stdin: '20 22', args: [' नमस्ते'] });
    expect(result).toMatchObject({ status: 'error', stdout: '42 नमस्ते\n', exitCode: 4 });
  });

  test('may have a package, several classes and a main class of another name', async () => {
    const source = `package campus.round;
      interface Shape { double area(); }
      record Square(double side) implements Shape { public double area() { return side * side; } }
      public class Solution {
        static class Inner { String name = "inner"; }
        public static void main(String[] args) {
          Runnable later = () -> System.out.print(new Inner().name + " ");
          later.run();
          System.out.print(new Square(3).area());
        }
      }`;
    expect(await java(source)).toMatchObject({ status: 'ok', stdout: 'inner 9.0' });
  });

  test('that does not compile is answered with the line', async () => {
    const result = await java('class Main {\n\n  int x = "text";\n}');
    expect(result).toMatchObject({ status: 'compile-error', compileErrorLine: 3 });
    expect(result.stderr).toContain('Main.java:3: error: incompatible types');
  });

  test('without a main method says so', async () => {
    const result = await java('class Other { }');
    expect(result.status).toBe('error');
    expect(result.stderr).toContain('Main');
  });

  test('may use threads, and stacks for a deep recursion', async () => {
    const source = `class Main {
      static int depth(int n) { return n == 0 ? 0 : 1 + depth(n - 1); }
      public static void main(String[] args) throws Exception {
        var other = new Thread(() -> System.out.print("thread "));
        other.start();
        other.join();
        System.out.print(depth(50000));
      }
    }`;
    expect(await java(source)).toMatchObject({ status: 'ok', stdout: 'thread 50000' });
  });
});
