import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { unjudged } from '../../../../resume/rubric/check.ts';
import { RuleList } from './RuleList.tsx';

afterEach(cleanup);

test('a job without skills is not scored, and why is said', () => {
  const checks = [unjudged('targetMatch', 'keywords', 'noJobSkills')];
  renderPage(<RuleList rules={[{ rule: 'targetMatch', points: null, maximum: 0, checks }]} />);
  expect(screen.getByText('Not scored')).toBeTruthy();
  expect(screen.getByText(/found no skills we know in the job description/)).toBeTruthy();
});

test('without a target nothing else is said', () => {
  renderPage(<RuleList rules={[{ rule: 'targetMatch', points: null, maximum: 0, checks: [] }]} />);
  expect(screen.getByText('Not scored: no target')).toBeTruthy();
});
