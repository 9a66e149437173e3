import { existsSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { makeFile } from '@preproom/server/files/makeFile';

/** Is killed while it works: always, or only until the marker is there. */
await makeFile(({ marker, isHopeless }: { marker: string; isHopeless: boolean }) => {
  if (isHopeless || !existsSync(marker)) {
    writeFileSync(marker, '');
    process.kill(process.pid, 'SIGKILL');
  }
  return Readable.from([Buffer.from('made')]);
});
