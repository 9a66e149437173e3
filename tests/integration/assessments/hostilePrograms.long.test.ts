import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { processesWith, Runner } from '../../support/peers/runner.ts';

/** Is an argument of every program, to find its processes by. */
const MARK = randomUUID();
let runner: Runner;
beforeAll(async () => {
  runner = await Runner.start();
});
afterAll(() => runner?.stop());

const cpp = (source: string, more = {}) => runner.run({ language: 'cpp', source, args: [MARK], ...more });
const java = (body: string, more = {}) =>
  runner.run({
    language: 'java',
    args: [MARK],
    source: `import java.util.*; import java.nio.file.*; class Main { public static void main(String[] args) throws Exception { ${body} } }`,
    ...more,
  });
describe('a program that takes too much', () => {
  test.each([
    ['time', '', 'for (;;) {}', 'timeout'],
    [
      'time, and ignores SIGTERM',
      '',
      'signal(SIGTERM, SIG_IGN); signal(SIGINT, SIG_IGN); for (;;) {}',
      'timeout',
    ],
    ['time asleep', '', 'for (;;) pause();', 'timeout'],
    ['processes', '', 'for (;;) fork();', 'timeout'],
    ['output', '', 'for (;;) puts("a line of a hundred megabytes");', 'output-limit'],
    ['errors', '', 'for (;;) fputs("a line", stderr);', 'output-limit'],
    ['memory', '', 'for (;;) memset(malloc(1 << 20), 1, 1 << 20);', 'memory'],
    ['memory through C++', '#include <vector>', 'std::vector<int> v; for (;;) v.push_back(1);', 'memory'],
    [
      'memory shared with children',
      '',
      'for (int i = 0; i < 8; i++) if (!fork()) { void *m = mmap(0, 100 << 20, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0); memset(m, 1, 100 << 20); pause(); } pause();',
      'memory',
    ],
  ])('%s', async (_what, includes, body, status) => {
    const source = `#include <csignal>\n#include <cstdio>\n#include <cstdlib>\n#include <cstring>\n#include <sys/mman.h>\n#include <unistd.h>\n${includes}\nint main() { ${body} }`;
    const result = await cpp(source, { limitMs: status === 'timeout' ? 1_000 : 10_000 });
    expect(result.status).toBe(status);
    expect(result.stdout.length).toBeLessThanOrEqual(64 * 1024);
    expect(processesWith(MARK)).toBe(0);
  });

  test.each([
    ['time', 'for (;;) {}', 'timeout'],
    ['memory', 'var all = new ArrayList<int[]>(); for (;;) all.add(new int[1 << 20]);', 'memory'],
    [
      'memory outside of the heap',
      'var all = new ArrayList<Object>(); for (;;) all.add(java.nio.ByteBuffer.allocateDirect(1 << 20));',
      'memory',
    ],
    ['output', 'for (;;) System.out.println("a line of a hundred megabytes");', 'output-limit'],
    [
      'threads',
      'for (;;) new Thread(() -> { try { Thread.sleep(60_000); } catch (Exception e) { } }).start();',
      'memory',
    ],
  ])('%s in Java', async (what, body, status) => {
    const limitMs = status === 'timeout' ? 2_000 : 10_000;
    const result = await java(body, { limitMs });
    // Threads that were started keep the program running after the one that failed.
    expect([status, what === 'threads' && 'timeout']).toContain(result.status);
    expect(processesWith(MARK)).toBe(0);
  });
});

describe('a program that looks around', () => {
  test('finds nothing of the machine, and can leave nothing', async () => {
    const secret = readFileSync('/etc/hostname', 'utf8').trim();
    const source = `#include <cstdio>
      #include <cstdlib>
      #include <fstream>
      #include <iostream>
      #include <string>
      extern char **environ;
      int main() {
        for (std::string path : {"/etc/shadow", "/etc/passwd", "/etc/hostname", "/proc/1/environ", "/proc/self/environ",
             "/root/.bashrc", "${process.cwd()}/package.json", "../../etc/passwd", "/usr/bin/env"}) {
          std::ifstream file(path);
          if (file) std::cout << "read " << path << "\\n";
        }
        for (std::string path : {"left", "/left", "/tmp/left", "/var/tmp/left", "/dev/shm/left", "/usr/lib/left", "/program"}) {
          std::ofstream file(path);
          if (file) std::cout << "wrote " << path << "\\n";
        }
        for (char **entry = environ; *entry; ++entry) std::cout << *entry << "\\n";
        std::cout << system("/bin/sh -c id") << "\\n";
      }`;
    const before = readdirSync(tmpdir());
    const { stdout } = await cpp(source);
    expect(stdout).not.toMatch(/^(read|wrote) /m);
    expect(stdout).not.toContain('RUNNER');
    expect(stdout).not.toContain(`=${secret}`);
    expect(stdout).not.toContain('uid=');
    expect(readdirSync(tmpdir()).filter((name) => !before.includes(name) && name.includes('left'))).toEqual(
      [],
    );
  });

  test('in Java neither, and it starts no other program', async () => {
    const { stdout } = await java(`
      for (var path : List.of("/etc/shadow", "/etc/passwd", "/proc/1/environ", "/proc/self/maps", "/root", "/home"))
        if (Files.exists(Path.of(path))) System.out.println("saw " + path);
      for (var path : List.of("left", "/tmp/left", "/program.jar"))
        try { Files.writeString(Path.of(path), "x"); System.out.println("wrote " + path); } catch (java.io.IOException refused) { }
      try { Runtime.getRuntime().exec("/usr/bin/env"); System.out.println("started"); } catch (java.io.IOException refused) { }
      System.out.println(System.getenv().keySet());`);
    expect(stdout).toMatch(/^\[[A-Z, ]*\]\n$/);
    expect(stdout).not.toContain('SECRET');
  });

  test('reaches no server, not even one on this machine', async () => {
    let calls = 0;
    const server = createServer((_request, response) => {
      calls += 1;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const connecting = `#include <arpa/inet.h>
      #include <cstdio>
      #include <sys/socket.h>
      int main() {
        int s = socket(AF_INET, SOCK_STREAM, 0);
        sockaddr_in to{AF_INET, htons(${port}), {inet_addr("127.0.0.1")}, {}};
        puts(connect(s, (sockaddr *)&to, sizeof to) == 0 ? "connected" : "refused");
      }`;
    expect((await cpp(connecting)).stdout).toBe('refused\n');
    const inJava = await java(
      `try { new java.net.Socket("127.0.0.1", ${port}); System.out.print("connected"); } catch (java.io.IOException refused) { System.out.print("refused"); }`,
    );
    expect(inJava.stdout).toBe('refused');
    expect(calls).toBe(0);
    server.close();
  });

  test('cannot end another process', async () => {
    const other = spawn('sleep', ['60']);
    const source = `#include <csignal>\nint main() { kill(${other.pid}, SIGKILL); kill(${runner.program.pid}, SIGKILL); for (int p = 2; p < 99999; ++p) kill(p, SIGKILL); kill(-1, SIGKILL); }`;
    await cpp(source);
    expect([other.exitCode, other.signalCode]).toEqual([null, null]);
    expect((await cpp('int main() { return 0; }')).status).toBe('ok');
    other.kill();
  });
});

describe('a source that attacks the compiler', () => {
  test.each([
    ['an endless file', '#include "/dev/zero"\nint main() {}'],
    ['an endless device', '#include "/dev/urandom"\nint main() {}'],
    ['itself', '#include "main.cpp"\nint main() {}'],
    ['a secret file', '#include "/etc/shadow"\nint main() {}'],
    ['our environment', '#include "/proc/self/environ"\nint main() {}'],
    ['templates without end', 'template <int N> struct A { A<N + 1> next; };\nA<0> a;\nint main() {}'],
    [
      'templates that double',
      'template <int N, class T> struct B { B<N - 1, char[N]> x; B<N - 1, int[N + 1]> y; };\ntemplate <class T> struct B<0, T> {};\nB<9999, int> b;\nint main() {}',
    ],
    ['a giant array', 'int a[1 << 29] = {1};\nint main() { return a[5]; }'],
    ['a file of ours in the program', 'asm(".incbin \\"/etc/shadow\\"");\nint main() {}'],
  ])('%s', async (_what, source) => {
    const result = await cpp(source);
    expect(result.status).toBe('compile-error');
    expect(result.stderr).not.toMatch(/root:|SECRET/);
    expect(result.stderr.length).toBeLessThanOrEqual(66 * 1024);
  });

  test('a Java source without end of brackets is refused', async () => {
    const source = `class Main { int x = ${'('.repeat(30_000)}1; }`;
    expect((await runner.run({ language: 'java', source })).status).toBe('compile-error');
  });

  test('an annotation processor of its own does not run', async () => {
    const source = `import java.util.*; import javax.annotation.processing.*; import javax.lang.model.element.*;
      @SupportedAnnotationTypes("*")
      public class Main extends AbstractProcessor {
        static { System.out.print("loaded "); }
        public boolean process(Set<? extends TypeElement> types, RoundEnvironment round) { return false; }
        public static void main(String[] args) { System.out.print("run"); }
      }`;
    expect(await runner.run({ language: 'java', source })).toMatchObject({
      status: 'ok',
      stdout: 'loaded run',
    });
  });
});
