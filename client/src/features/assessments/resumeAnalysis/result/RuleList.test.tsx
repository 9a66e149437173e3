import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { toCheck, unjudged } from '../../../../resume/rubric/check.ts';
import { RuleList } from './RuleList.tsx';

afterEach(cleanup);

test('a job without skills is not scored, and why is said', () => {
  const checks = [unjudged('targetMatch', 'keywords', 'noJobSkills')];
  renderPage(<RuleList opened={null} rules={[{ rule: 'targetMatch', points: null, maximum: 0, checks }]} />);
  expect(screen.getByText('Not scored')).toBeTruthy();
  expect(screen.getByText(/found no skills we know in the job description/)).toBeTruthy();
});

test('without a target nothing else is said', () => {
  renderPage(
    <RuleList opened={null} rules={[{ rule: 'targetMatch', points: null, maximum: 0, checks: [] }]} />,
  );
  expect(screen.getByText('Not scored: no target')).toBeTruthy();
});

test('a rule is closed until it is asked for, and then has the focus', () => {
  const checks = [toCheck('contact', 'name', { share: 0 })];
  const rules = [{ rule: 'contact' as const, points: 0, maximum: 2, checks }];
  renderPage(<RuleList opened={null} rules={rules} />);
  const rule = () => screen.getByRole('heading', { name: 'Contact details' }).closest('details');
  expect(rule()?.open).toBe(false);
  cleanup();
  renderPage(<RuleList opened={{ rule: 'contact' }} rules={rules} />);
  expect(rule()?.open).toBe(true);
  expect(document.activeElement).toBe(rule()?.querySelector('summary'));
});
