import { affiliateSignUp } from '@preproom/models/contract/referrals/affiliates';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { AffiliateForm } from './AffiliateForm.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
});
afterEach(cleanup);

const WORDS = {
  Name: 'Ravi Menon',
  'Enter email address': 'ravi@coaching.example',
  'Phone Number': '98765 43210',
  'Create an password': 'monsoon-chai-42',
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

describe("the affiliate's sign-up", () => {
  it('sends whatever was entered, nothing as well, and names the fields that are refused', async () => {
    renderPage(<AffiliateForm />);
    const fields = {
      name: 'is missing',
      email: 'not an e-mail address',
      phone: 'is missing',
      password: 'is missing',
    };
    network.refuse(affiliateSignUp, 400, { message: 'Wrong.', code: 'bad_request', fields });
    await press();
    expect(network.sentTo(affiliateSignUp)[0]?.body).toEqual({
      name: '',
      email: '',
      phone: '',
      password: '',
    });
    await screen.findByText('Enter your name.');
    for (const label of Object.keys(WORDS)) expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Name'));
  });

  it('keeps what was typed when nothing came back, and says so', async () => {
    renderPage(<AffiliateForm />);
    for (const [label, text] of Object.entries(WORDS)) await userEvent.type(field(label), text);
    expect(field('Create an password').type).toBe('password');
    await press();
    await screen.findByRole('alert');
    for (const [label, text] of Object.entries(WORDS)) expect(field(label).value).toBe(text);
  });
});
