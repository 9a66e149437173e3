import { Plural, Trans } from '@lingui/react/macro';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../testing/renderPage.tsx';

afterEach(cleanup);

const MARKUP = [
  '<0>x</0>',
  '<0/>',
  '</0><0>',
  '<script>alert(1)</script>',
  '<',
  "'{'0'}'",
  'a < b > c',
  '<1>both</1><0/>',
];

function shown(name: string, company: string) {
  const { container } = renderPage(
    <p>
      <Trans>
        <strong>{name}</strong> works at {company} with <Plural value={2} one="# other" other="# others" />
      </Trans>
    </p>,
  );
  return container.querySelector('p');
}

it.each(MARKUP)('shows a value %j letter by letter', (typed) => {
  const paragraph = shown(typed, typed);
  expect(paragraph?.textContent).toBe(`${typed} works at ${typed} with 2 others`);
  expect(paragraph?.querySelectorAll('*')).toHaveLength(1);
});

it('builds no element from two values together', () => {
  expect(shown('<0>', '</0>')?.textContent).toBe('<0> works at </0> with 2 others');
});
