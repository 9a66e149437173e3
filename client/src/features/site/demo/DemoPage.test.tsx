import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../lib/store.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser } from '../../../lib/testing/samples.ts';
import { DemoPage } from './DemoPage.tsx';

afterEach(cleanup);

const WARNING = /^You’re logged in as/;

function open(user: Partial<ReturnType<typeof aCurrentUser>['data']> | null) {
  useStore.setState({ ...INITIAL_STATE, user: user && { ...aCurrentUser('user').data, ...user } });
  renderPage(<DemoPage />);
}

it('says that a demo account takes the place of the own login, before it is opened', () => {
  open({ Name: 'Asha Rao', Email: 'asha@example.com' });
  expect(screen.getByText(WARNING).textContent).toContain('as Asha Rao.');
});

it.each([
  ['a visitor', null],
  ['a demo person', { Email: 'learner.demo@preproom.example' }],
])('warns of nothing where %s loses nothing', (_, user) => {
  open(user);
  expect(screen.queryByText(WARNING)).toBeNull();
});
