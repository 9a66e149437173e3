import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import type { Placement } from '../../../../resume/targets/placement.ts';
import { MissingKeywords } from './MissingKeywords.tsx';

afterEach(cleanup);

const missing = (about: string, placement: Partial<Placement>) => ({
  about,
  quote: '',
  placement: { entry: null, shared: [], skills: 'Technical Skills', beside: null, ...placement },
});
const rowOf = (name: string) => screen.getByText(name).closest('li') as HTMLElement;

test('each missing keyword is told with its own place and why, and those of one place together', () => {
  const entry = 'Backend Intern, Nimbus Labs';
  renderPage(
    <MissingKeywords
      missing={[
        missing('Kafka', { entry, shared: ['payment', 'ledger'] }),
        missing('Redis', { entry, shared: ['API'], beside: 'MySQL' }),
        missing('NoSQL', { beside: 'MySQL' }),
        missing('DBMS', { beside: 'MySQL' }),
      ]}
    />,
  );
  expect(rowOf('Kafka').textContent).toBe(
    'KafkaUsed in Backend Intern, Nimbus Labs? Say how in a bullet there. That part already mentions payment, ledger.',
  );
  expect(rowOf('Redis, NoSQL, DBMS').textContent).toMatch(
    /If you can answer questions on this, list it under “Technical Skills”, next to MySQL\.$/,
  );
  expect(screen.getByText(/Add only what’s true for you/)).toBeTruthy();
});

test('a project that shares one word with a keyword is no place for it', () => {
  renderPage(<MissingKeywords missing={[missing('VLOOKUP', { entry: 'Tiny SQL', shared: ['SQL'] })]} />);
  expect(screen.queryByText(/Tiny SQL/)).toBeNull();
  expect(rowOf('VLOOKUP').textContent).toBe('VLOOKUP');
});

test('those that nothing is close to are named together, with one sentence', () => {
  renderPage(
    <MissingKeywords
      missing={[
        missing('Redis', { beside: 'MySQL' }),
        missing('Tally', {}),
        missing('GST', { skills: 'Technical Skills' }),
      ]}
    />,
  );
  expect(screen.getAllByText(/nothing close to the others/)).toHaveLength(1);
  expect(screen.getByText(/questions about one, list it under “Technical Skills”/)).toBeTruthy();
  expect([rowOf('Tally'), rowOf('GST')].map(({ textContent }) => textContent)).toEqual(['Tally', 'GST']);
});

test('without a skills section a new one is meant', () => {
  renderPage(<MissingKeywords missing={[missing('Kafka', { skills: null })]} />);
  expect(screen.getByText(/in a new “Skills” section/)).toBeTruthy();
});
