import { expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>('../../features/*/team/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('no form of the team loses at a reload what was chosen or typed, as at "Confirm it’s you"', () => {
  const forms = Object.entries(SOURCES).filter(([, source]) => source.includes('useApiForm'));
  expect(forms.length).toBeGreaterThan(10);
  expect(forms.filter(([, source]) => source.includes('draft: null')).map(([path]) => path)).toEqual([]);
});
