import type { AnsweredSituation } from '@preproom/models/contract/assessments/behaviour';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { SituationHead } from './SituationHead.tsx';
import { SituationReview } from './SituationReview.tsx';

afterEach(cleanup);

const both = (text: string) => ({ en: text, hi: `${text} (hi)` });
const answered: AnsweredSituation = {
  position: 2,
  situation: both('The demo is in six days.'),
  question: both('What do you do first?'),
  options: [0, 1, 2, 3].map((i) => ({
    text: both(`Option ${i}`),
    credit: 1,
    reason: both(`Reason ${i}`),
  })),
  choice: 0,
  basis: both('research'),
  trait: 'Teamwork',
  credit: 1,
};
const share = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');

it('counts the third of twelve situations once it is answered', () => {
  renderPage(<SituationHead position={2} total={12} situation={answered.situation} />);
  expect(share()).toBe('17');
  cleanup();
  renderPage(<SituationReview answered={answered} total={12} isLast={false} onNext={() => {}} />);
  expect(share()).toBe('25');
});
