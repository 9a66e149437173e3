import type { CompiledLanguage } from '@preproom/models/contract/assessments/coding/compiledLanguages';
import { MAX_OUTPUT_BYTES, type ProgramToRun } from '@preproom/models/contract/assessments/runs';
import { jarOfTar } from './jarOfTar.ts';
import type { SandboxedProgram, SandboxLimits } from './sandbox/sandbox.ts';
import type { Tools } from './tools.ts';

/** How one language is compiled, and how what the compiler made is run. */
export interface Language {
  /** The compiler's version; with another, programs are compiled anew. */
  version: string;
  /** Compiles in /tmp and writes the result to standard output. */
  compiler(source: string): SandboxedProgram;
  /** Makes what is run of what the compiler has written. */
  pack(written: Buffer): Promise<Buffer>;
  program(compiled: Buffer, asked: ProgramToRun): SandboxedProgram;
  /** Matches the first error in what the compiler says, with the line. */
  errorLine: RegExp;
}

const MB = 1024 * 1024;
const MAX_COMPILE_MS = 60_000;
/** For programs, not for compilers: one that includes it would never end. */
const RANDOM_NUMBERS = ['/dev/urandom'];
const LIBRARIES = ['/usr/lib', '/usr/lib32', '/usr/lib64'];
/** The shell script of a compiler uses `cat`. */
const COMPILER_FOLDERS = [...LIBRARIES, '/usr/bin', '/usr/include', '/usr/libexec'];

/** `bits/stdc++.h` with -O2 takes 2 s of computing and 300 MB; javac 2 s and 150 MB. On a busy machine both take much longer. */
const COMPILING: SandboxLimits = {
  wallMs: MAX_COMPILE_MS,
  cpuSeconds: 20,
  memoryBytes: 1024 * MB,
  addressSpaceBytes: null,
  processes: 64,
  stdoutBytes: 16 * MB,
  stderrBytes: MAX_OUTPUT_BYTES,
  scratchBytes: 128 * MB,
};
const RUNNING = {
  memoryBytes: 256 * MB,
  stdoutBytes: MAX_OUTPUT_BYTES,
  stderrBytes: MAX_OUTPUT_BYTES,
  scratchBytes: 0,
};

/** The second is for each process, should the first ever fail. */
const timeOf = (limitMs: number) => ({ wallMs: limitMs, cpuSeconds: Math.ceil(limitMs / 1000) + 1 });

export function createLanguages(tools: Tools): Record<CompiledLanguage, Language> {
  return { c: native(tools, C), cpp: native(tools, CPP), java: java(tools) };
}

interface Dialect {
  file: string;
  options: string;
}
/** The C++ driver compiles C as well, and its libraries have the mathematical one in them. */
const C: Dialect = { file: 'main.c', options: '-x c -std=c17' };
const CPP: Dialect = { file: 'main.cpp', options: '-std=c++20' };

function native({ gxx, versions }: Tools, dialect: Dialect): Language {
  const options = `${dialect.options} -O2 -pipe -Wall -fdiagnostics-color=never -fmax-errors=20`;
  return {
    version: versions.cpp,
    errorLine: /^main\.c(?:pp)?:(\d+):.*\berror:/m,
    pack: async (written) => written,
    compiler: (source) => ({
      command: ['/bin/sh', '-c', `${gxx} ${options} -o program ${dialect.file} && cat program`],
      readable: COMPILER_FOLDERS,
      file: { path: `/tmp/${dialect.file}`, bytes: Buffer.from(source) },
      stdin: '',
      limits: COMPILING,
    }),
    program: (compiled, { args, stdin, limitMs }) => ({
      command: ['/program', ...args],
      readable: LIBRARIES,
      devices: RANDOM_NUMBERS,
      file: { path: '/program', bytes: compiled },
      stdin,
      limits: { ...RUNNING, ...timeOf(limitMs), addressSpaceBytes: 1024 * MB, processes: 16 },
    }),
  };
}

/** Of every Java machine here. Without the files of `jps` it writes nothing. */
const JVM = ['-XX:+UseSerialGC', '-XX:-UsePerfData'];

function java({ jdk, jdkSettings, versions }: Tools): Language {
  /** A Java machine finds its own folder by /proc/self/exe, which the sandbox does not have. */
  const links = { '/proc/self/exe': `${jdk}/bin/java` };
  // The quick compiler of the Java machine is faster for what runs for a second.
  const machine = ['-Xmx384m', '-XX:TieredStopAtLevel=1', ...JVM].map((option) => `-J${option}`).join(' ');
  const compile = `${jdk}/bin/javac ${machine} -proc:none -encoding UTF-8 -Xmaxerrs 20 -d classes "$1"`;
  return {
    version: versions.java,
    errorLine: /^\w+\.java:(\d+): error:/m,
    pack: jarOfTar,
    compiler: (source) => {
      const file = `${mainClassOf(source).name}.java`;
      return {
        command: [
          '/bin/sh',
          '-c',
          `mkdir classes && ${compile} && tar -c --format=ustar -C classes .`,
          'sh',
          file,
        ],
        readable: [...COMPILER_FOLDERS, jdkSettings],
        file: { path: `/tmp/${file}`, bytes: Buffer.from(source) },
        links,
        stdin: '',
        limits: COMPILING,
      };
    },
    program: (compiled, { source, args, stdin, limitMs }) => ({
      command: [
        `${jdk}/bin/java`,
        ...JVM,
        ...['-Xmx192m', '-Xss64m', '-XX:MaxDirectMemorySize=64m', '-XX:MaxMetaspaceSize=64m'],
        // As many threads of its own on every machine.
        ...['-XX:ActiveProcessorCount=2', '-Xshare:auto', '-cp', '/program.jar'],
        mainClassOf(source).path,
        ...args,
      ],
      readable: [...LIBRARIES, jdkSettings],
      devices: RANDOM_NUMBERS,
      file: { path: '/program.jar', bytes: compiled },
      links,
      stdin,
      // What the heap does not hold: code, threads, and the machine itself.
      limits: {
        ...RUNNING,
        memoryBytes: 384 * MB,
        ...timeOf(limitMs),
        addressSpaceBytes: null,
        processes: 64,
      },
    }),
  };
}

/** Comments, text blocks, texts and characters, each of them also without its end. */
const NOT_CODE =
  /\/\*[\s\S]*?(?:\*\/|$)|\/\/.*|"""[\s\S]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?/g;
const PUBLIC_CLASS =
  /\bpublic\s+(?:(?:final|abstract|sealed|non-sealed|strictfp)\s+)*(?:class|record|enum|interface)\s+([A-Za-z_]\w*)/;
const PACKAGE = /^[ \t]*package[ \t]+(\w+(?:\.\w+)*)[ \t]*;/m;

/** The class that is run, `path` with its package: the public one, which its file has to be named after, else `Main`. */
export function mainClassOf(source: string): { name: string; path: string } {
  const code = outsideBraces(source.replace(NOT_CODE, ' '));
  const name = PUBLIC_CLASS.exec(code)?.[1] ?? 'Main';
  const folder = PACKAGE.exec(code)?.[1];
  return { name, path: folder ? `${folder}.${name}` : name };
}

function outsideBraces(code: string): string {
  let depth = 0;
  return code
    .split(/([{}])/)
    .filter((part) => {
      if (part === '{') depth += 1;
      else if (part === '}') depth -= 1;
      else return depth === 0;
      return false;
    })
    .join(' ');
}
