import { execFileSync } from 'node:child_process';
import { accessSync, constants, realpathSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** The runner cannot start. The message is for whoever started it. */
export class RunnerError extends Error {}

/** The programs that the runner uses, by absolute path. */
export interface Tools {
  bwrap: string;
  prlimit: string;
  gxx: string;
  /** The JDK's folder, without symbolic links. */
  jdk: string;
  /** Where Debian keeps the JDK's settings, which its folder links to. */
  jdkSettings: string;
  /** What distinguishes these compilers from those of another version. */
  versions: { cpp: string; java: string };
}

const PROGRAMS = {
  bwrap: 'bubblewrap',
  prlimit: 'util-linux',
  'g++': 'g++',
  javac: 'openjdk-17-jdk-headless',
};

/** Debian's programs; throws RunnerError that names the packages that are missing. */
export function findTools(folder = '/usr/bin'): Tools {
  const missing = Object.entries(PROGRAMS).filter(([program]) => !isProgram(`${folder}/${program}`));
  if (missing.length > 0)
    throw new RunnerError(
      `The runner needs these programs in ${folder}: ${missing.map(([program]) => program).join(', ')}. On Debian: apt-get install ${missing.map(([, name]) => name).join(' ')}`,
    );
  const jdk = dirname(dirname(realpathSync(`${folder}/javac`)));
  return {
    bwrap: `${folder}/bwrap`,
    prlimit: `${folder}/prlimit`,
    gxx: `${folder}/g++`,
    jdk,
    // /usr/lib/jvm/java-17-openjdk-amd64 has its settings in /etc/java-17-openjdk.
    jdkSettings: `/etc/${basename(jdk).replace(/-[^-]+$/, '')}`,
    versions: { cpp: versionOf(`${folder}/g++`), java: versionOf(`${jdk}/bin/javac`) },
  };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function versionOf(compiler: string): string {
  return execFileSync(compiler, ['--version'], { encoding: 'utf8', env: {} }).split('\n')[0] ?? '';
}
