import { CONTACT_RETENTION_DAYS } from '@preproom/models/contract/inbox/contact';
import { RESUME_KEPT_DAYS } from '@preproom/models/contract/privacy/onTheDevice';
import { READING_RETENTION_DAYS } from '@preproom/models/contract/readings/readings';
import { cleanup, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { WRITTEN_SETTINGS } from '../../../lib/page/pageSettings.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { AboutPage } from './AboutPage.tsx';
import { PrivacyPage } from './PrivacyPage.tsx';
import { RefundPage } from './RefundPage.tsx';
import { TermsPage } from './TermsPage.tsx';

const LEGAL: [string, ComponentType][] = [
  ['Terms of use', TermsPage],
  ['Privacy policy', PrivacyPage],
  ['Refund policy', RefundPage],
];
const ALL: [string, ComponentType][] = [...LEGAL, ['About us', AboutPage]];

/** The text of a section: everything between its heading and the next one. */
function sectionText(id: string): string {
  const texts: string[] = [];
  let element = document.getElementById(id)?.nextElementSibling;
  while (element && !/^H[23]$/.test(element.tagName)) {
    texts.push(element.textContent ?? '');
    element = element.nextElementSibling;
  }
  return texts.join(' ');
}

afterEach(cleanup);

describe.each(ALL)('%s', (title, Page) => {
  it('has its title, a date, and contents that lead to every section', () => {
    renderPage(<Page />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByText(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/).tagName).toBe('TIME');
    const [contents] = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('list');
    const targets = within(contents as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.slice(1));
    const headings = [...document.querySelectorAll('article :is(h2, h3)')].map(({ id }) => id);
    expect(targets).toEqual(headings);
    expect(new Set(headings).size).toBe(headings.length);
    for (const id of headings) expect(sectionText(id).length, id).toBeGreaterThan(40);
  });

  it('is English, whatever language the page around it has', () => {
    renderPage(<Page />);
    expect(document.querySelector('article')?.closest('[lang]')?.getAttribute('lang')).toBe('en');
  });
});

it.each(LEGAL)(
  '%s says that a lawyer has not seen it yet, and names the grievance officer',
  (_title, Page) => {
    renderPage(<Page />);
    expect(screen.getByText('Draft, pending legal review')).toBeDefined();
    const officer = WRITTEN_SETTINGS.contact.grievance;
    expect(document.querySelector('article')?.textContent).toContain(`${officer.officer}, ${officer.email}`);
  },
);

describe('the privacy policy', () => {
  it('names the retention that the database keeps', () => {
    renderPage(<PrivacyPage />);
    expect(sectionText('readings')).toContain(`${READING_RETENTION_DAYS} days after the session`);
    expect(sectionText('kept')).toContain(`Kept: ${CONTACT_RETENTION_DAYS} days.`);
  });

  it('says how long analysed resumes stay on the device', () => {
    renderPage(<PrivacyPage />);
    expect(sectionText('cookies')).toContain(
      `for up to ${RESUME_KEPT_DAYS} days. They are deleted when you log out`,
    );
  });

  it('says what leaves the device and what never does', () => {
    renderPage(<PrivacyPage />);
    expect(sectionText('readings')).toContain('the five numbers, with a count, a time');
    expect(sectionText('readings')).toContain(
      'No pictures, face points or individual movements leave your device.',
    );
  });
});

it('each claim of the home page has its place on the about page', () => {
  renderPage(<AboutPage />);
  for (const id of [
    'thirty-days',
    'verified-mentors',
    'no-payment',
    'reschedule',
    'companies',
    'assessments',
  ])
    expect(document.getElementById(id)?.tagName, id).toBe('H3');
});

it('the refund policy’s example follows its rule', () => {
  renderPage(<RefundPage />);
  const rupees = Math.ceil((7999 * 4) / 6).toLocaleString('en-IN');
  expect(sectionText('unused')).toContain(`you get ₹${rupees}`);
});
