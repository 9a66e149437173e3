import type { AnsweredSituation } from '@preproom/models/contract/assessments/behaviour';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { SituationHead } from './SituationHead.tsx';
import { SituationReview } from './SituationReview.tsx';

afterEach(cleanup);

const answered: AnsweredSituation = {
  position: 2,
  situation: 'The demo is in six days.',
  question: 'What do you do first?',
  options: [0, 1, 2, 3].map((i) => ({ text: `Option ${i}`, credit: 1, reason: `Reason ${i}` })),
  choice: 0,
  basis: 'research',
  trait: 'Teamwork',
  credit: 1,
};
const share = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');

it('counts the third of twelve situations once it is answered', () => {
  renderPage(<SituationHead position={2} total={12} situation="The demo is in six days." />);
  expect(share()).toBe('17');
  cleanup();
  renderPage(<SituationReview answered={answered} isLast={false} onNext={() => {}} />);
  expect(share()).toBe('25');
});
