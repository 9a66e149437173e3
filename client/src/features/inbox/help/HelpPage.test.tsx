import { i18n } from '@lingui/core';
import type { PageSettings } from '@preproom/models/contract/http/page';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { WRITTEN_SETTINGS } from '../../../lib/page/pageSettings.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { HOME_FAQS } from '../../../lib/texts/faqs.ts';
import { FAQ_GROUPS } from './faqGroups.ts';
import { HelpPage } from './HelpPage.tsx';

const ALL = FAQ_GROUPS.flatMap(({ faqs }) => faqs);
const box = () => screen.getByPlaceholderText<HTMLInputElement>('Describe your issue');
const questions = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

const announced = () => document.querySelector('p[role=status]')?.textContent;

afterEach(cleanup);

describe('the questions', () => {
  it('are the eight of the home page, of which one is there twice, and more, each once', () => {
    expect(HOME_FAQS).toHaveLength(8);
    expect(new Set(HOME_FAQS).size).toBe(7);
    for (const faq of HOME_FAQS) expect(ALL).toContain(faq);
    expect(new Set(ALL).size).toBe(ALL.length);
  });

  it('are all listed, with their answers in the page, and closed', () => {
    renderPage(<HelpPage />);
    expect(questions()).toHaveLength(ALL.length);
    for (const { answer } of ALL)
      expect(screen.getByText(i18n._(answer)).closest('details')?.open).toBe(false);
  });

  it('open and close on a click', async () => {
    renderPage(<HelpPage />);
    const question = screen.getByText('Are interviews recorded?');
    const details = question.closest('details');
    await userEvent.click(question);
    expect(details?.open).toBe(true);
    await userEvent.click(question);
    expect(details?.open).toBe(false);
  });
});

describe('the search', () => {
  it.each(['RESCHEDULE', 'reschedule', ' Can I reschedule '])(
    'finds a question by a part of it: %s',
    async (text) => {
      renderPage(<HelpPage />);
      await userEvent.type(box(), text);
      expect(questions()).toEqual(['Can I reschedule a session?']);
      expect(announced()).toBe('1 question found');
    },
  );

  it('finds a question by a part of its answer', async () => {
    renderPage(<HelpPage />);
    await userEvent.type(box(), 'headphones');
    expect(questions()).toEqual(['What do I need for a session?']);
  });

  it('lists what only an answer says below what a question says', async () => {
    renderPage(<HelpPage />);
    await userEvent.type(box(), 'mentor');
    const named = questions().map((question) => /mentor/i.test(question ?? ''));
    expect(new Set(named)).toEqual(new Set([true, false]));
    expect(named).toEqual(named.toSorted((one, other) => Number(other) - Number(one)));
    expect(screen.getByRole('heading', { name: 'Found in answers' })).toBeDefined();
  });

  it('takes what is special in a pattern as text', async () => {
    renderPage(<HelpPage />);
    await userEvent.type(box(), '.*');
    expect(screen.getByText('No results for “.*”')).toBeDefined();
    await userEvent.clear(box());
    await userEvent.type(box(), '“Waitlist”');
    expect(questions()).toEqual(['What does “Waitlist” mean?']);
  });

  it('restores the whole list once it is empty, also of anything but spaces', async () => {
    renderPage(<HelpPage />);
    await userEvent.type(box(), 'reschedule');
    await userEvent.clear(box());
    expect(questions()).toHaveLength(ALL.length);
    await userEvent.type(box(), '  ');
    expect(questions()).toHaveLength(ALL.length);
    expect(announced()).toBe('');
  });

  it('that finds nothing says so and leads on', async () => {
    renderPage(<HelpPage />);
    await userEvent.type(box(), '<b>salary</b>');
    expect(announced()).toBe('0 questions found');
    expect(screen.getByText('No results for “<b>salary</b>”')).toBeDefined();
    const ways = screen.getAllByRole('link', { name: 'Contact us' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/contactus', '/contactus']);
  });

  it('begins with what the address asks for, as a browser without JavaScript sends it', () => {
    renderPage(<HelpPage />, { at: '/in/faq?q=recorded' });
    expect(box().value).toBe('recorded');
    expect(questions()).toEqual(['Are interviews recorded?']);
  });
});

it('offers the e-mail address and the networks of the settings', () => {
  const contact: PageSettings['contact'] = {
    ...WRITTEN_SETTINGS.contact,
    email: 'hello@preproom.example',
    social: [{ name: 'LinkedIn', url: 'https://linkedin.example/us' }],
  };
  renderPage(<HelpPage />, { settings: { contact } });
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toContain('mailto:hello@preproom.example');
  expect(targets).toContain('https://linkedin.example/us');
  expect(screen.queryByRole('link', { name: 'Facebook' })).toBeNull();
});

it('tells search engines every question with its answer', () => {
  renderPage(<HelpPage />);
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  expect(data['@type']).toBe('FAQPage');
  expect(data.mainEntity).toHaveLength(ALL.length);
  expect(data.mainEntity[0].acceptedAnswer.text).toContain('live room');
});
