import { describe, expect, it } from 'vitest';
import { faultsIn } from '../bin/checkArrows.ts';

const FEATURE = 'client/src/features/jobs/JobPage.tsx';
const UI = 'client/src/ui/Button.tsx';

/** The faults of these files, beside empty files that they can import. */
function faults(files: Record<string, string>): string[] {
  const others = ['models/contract/http/ids.ts', 'models/db/accounts/user.model.ts', FEATURE, UI];
  return faultsIn(new Map([...others.map((file) => [file, ''] as const), ...Object.entries(files)]));
}

describe('the check of imports', () => {
  it.each([
    ['an import', `import { a } from '../features/jobs/JobPage.tsx';`],
    ['an import of a type', `import type { A } from '../features/jobs/JobPage.tsx';`],
    ['an import for its effects', `import '../features/jobs/JobPage.tsx';`],
    ['a dynamic import', `const load = () => import('../features/jobs/JobPage.tsx');`],
    ['an import in a type', `export type A = typeof import('../features/jobs/JobPage.tsx');`],
    ['an export from elsewhere', `export { a } from '../features/jobs/JobPage.tsx';`],
    ['an export of everything', `export * from '../features/jobs/JobPage.tsx';`],
    ['an import with a query', `import url from '../features/jobs/JobPage.tsx?url';`],
  ])('finds %s that the table does not allow', (_, text) => {
    expect(faults({ 'client/src/ui/Card.tsx': text })).toEqual([
      `client/src/ui/Card.tsx imports ${FEATURE}: client/src/ui may import models/contract, client/src/lib`,
    ]);
  });

  it('finds an import of another package', () => {
    const text = `import { users } from '@preproom/models/db/accounts/user.model';`;
    expect(faults({ [UI]: text })).toEqual([
      expect.stringContaining(`${UI} imports models/db/accounts/user.model.ts: client/src/ui may import`),
    ]);
  });

  it('tells one feature of the client from another', () => {
    const file = 'client/src/features/blogs/BlogPage.tsx';
    expect(faults({ [file]: `import { a } from '../jobs/JobPage.tsx';` })).toEqual([
      expect.stringContaining(`${file} imports ${FEATURE}: client/src/features/blogs may import`),
    ]);
  });

  it('takes what the table allows', () => {
    const text = `import { Id } from '@preproom/models/contract/http/ids'; import { B } from '../../ui/Button.tsx';`;
    expect(faults({ [FEATURE]: text, 'models/contract/jobs/jobs.ts': `import '../http/ids.ts';` })).toEqual(
      [],
    );
  });

  it.each([
    ['models/contract/jobs/jobs.ts', `import { readFileSync } from 'node:fs';`],
    ['models/contract/jobs/jobs.ts', `import { addDays } from 'date-fns';`],
    [UI, `import mongoose from 'mongoose';`],
    ['server/src/features/jobs/job.handlers.ts', `import type { Request } from 'express';`],
  ])('finds a package that has no place in %s: %s', (file, text) => {
    expect(faults({ [file]: text })).toEqual([expect.stringContaining(' may not, because ')]);
  });

  it.each([
    ['models/contract/jobs/jobs.ts', `import { addDays } from 'date-fns/addDays';`],
    ['models/contract/jobs/jobs.test.ts', `import { readFileSync } from 'node:fs';`],
    ['server/src/features/jobs/jobs.router.ts', `import { Router } from 'express';`],
  ])('takes a package that has a place in %s: %s', (file, text) => {
    expect(faults({ [file]: text })).toEqual([]);
  });

  it('finds a file of another package that is named by its path', () => {
    expect(faults({ [UI]: `import { Id } from '../../../models/contract/http/ids.ts';` })).toEqual([
      expect.stringContaining('those of another package by its name'),
    ]);
  });

  it('leaves a test of the server free to import any of its folders', () => {
    const product = { 'server/src/http/caller.ts': '', 'server/src/mail/queue.ts': '' };
    const text = `import '../mail/queue.ts';`;
    expect(faults({ ...product, 'server/src/http/caller.test.ts': text })).toEqual([]);
    expect(faults({ ...product, 'server/src/http/caller.ts': text })).toHaveLength(1);
  });

  it('finds a circle of folders, types included, and names its files', () => {
    const text = (name: string) => `import type { A } from '../${name}';`;
    expect(
      faults({
        'client/src/call/core/ports.ts': text('media/heldTrack.ts'),
        'client/src/call/media/heldTrack.ts': text('machine/callState.ts'),
        'client/src/call/machine/callState.ts': text('core/timers.ts'),
        'client/src/call/core/timers.ts': '',
      }),
    ).toEqual([
      'client/src/call: its folders need each other in a circle: core -> media -> machine -> core',
      '  client/src/call/core/ports.ts imports client/src/call/media/heldTrack.ts',
      '  client/src/call/media/heldTrack.ts imports client/src/call/machine/callState.ts',
      '  client/src/call/machine/callState.ts imports client/src/call/core/timers.ts',
    ]);
  });

  it('finds a folder that the table does not name', () => {
    expect(faults({ 'client/src/widgets/Clock.tsx': '' })).toEqual([
      'client/src/widgets/Clock.tsx: no line of arrows.ts names its folder',
    ]);
  });
});
