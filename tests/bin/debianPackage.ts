import { existsSync } from 'node:fs';
import { runTool } from './tool.ts';

/** Installs a package of Debian's where that is possible and allowed: on a Debian, as root. Prints why when it fails. */
export async function installDebianPackage(name: string): Promise<void> {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log(`Installing Debian’s ${name} (once)…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runTool('apt-get', ['update', '-qq'], { env });
  const { status, output } = await runTool(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', name],
    { env },
  );
  if (status !== 0) console.log(output);
}
