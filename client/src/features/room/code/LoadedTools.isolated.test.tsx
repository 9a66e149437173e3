import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import type { CodeFiles } from '../codeTools/codeFiles.ts';
import { LoadedTools } from './LoadedTools.tsx';
import type { OpenCode } from './openCode.ts';

const network = vi.hoisted(() => ({ isAway: true }));
vi.mock('../../../lib/i18n.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  loadTexts: () => (network.isAway ? Promise.reject(new Error('no network')) : Promise.resolve()),
}));
vi.mock('../codeTools/CodeTools.tsx', () => ({ CodeTools: () => 'The tools' }));
afterEach(cleanup);

it('says that the tools did not load, and loads them with another try', async () => {
  renderPage(
    <LoadedTools code={{} as OpenCode} files={{} as CodeFiles} otherName="Asha" bar={null} beside={null} />,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('The editor isn’t affected');
  network.isAway = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('The tools');
  expect(screen.queryByRole('alert')).toBeNull();
});
