import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { parseResume } from '../../../resume/parseResume.ts';
import { resumeOf } from '../../../resume/testing/pdfOf.ts';
import { ResumePage } from './ResumePage.tsx';

vi.mock('../../../resume/readResumeFile.ts', () => ({
  readResumeFile: () => ({
    resume: Promise.resolve(parseResume(resumeOf([['Education', ['B.Tech, 2025']]]))),
    drawn: Promise.resolve(),
    cancel: () => {},
  }),
}));
vi.mock('./api.ts', () => ({ saveAnalysis: () => Promise.resolve(null) }));

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

async function analyse(contents: string, name: string, lastModified: number): Promise<void> {
  const file = new File([contents], name, { type: 'application/pdf', lastModified });
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
  await userEvent.click(screen.getByRole('button', { name: 'Analyse resume' }));
  await screen.findByRole('heading', { name });
}

const nameRow = () => {
  const details = within(screen.getByRole('region', { name: 'Contact details' }));
  return within(details.getByRole('heading', { name: 'Name' }).closest('li') as HTMLElement);
};

async function correctName(): Promise<void> {
  await userEvent.click(nameRow().getByRole('button', { name: 'Edit Name' }));
  fireEvent.change(nameRow().getByRole('textbox'), { target: { value: 'A. Verma' } });
  await userEvent.click(nameRow().getByRole('button', { name: 'Save' }));
  expect(nameRow().getByText('A. Verma')).toBeTruthy();
}

test('corrections are there after a reload for the same contents, whatever the file is called', async () => {
  renderPage(<ResumePage />);
  await analyse('%PDF- one', 'resume.pdf', 1);
  await correctName();
  expect(screen.getByText(/They stay in this tab: after a reload, choose the same file again/)).toBeTruthy();
  cleanup();
  renderPage(<ResumePage />);
  await analyse('%PDF- one', 'copy of resume.pdf', 2);
  expect(nameRow().getByText('A. Verma')).toBeTruthy();
});

test('another file of the same name, size and date has none of them', async () => {
  renderPage(<ResumePage />);
  await analyse('%PDF- one', 'resume.pdf', 1);
  await correctName();
  cleanup();
  renderPage(<ResumePage />);
  await analyse('%PDF- two', 'resume.pdf', 1);
  expect(nameRow().getByText('Asha Verma')).toBeTruthy();
});

test('all corrections are undone and put back by one button, which keeps the focus, and that is said', async () => {
  renderPage(<ResumePage />);
  await analyse('%PDF- one', 'resume.pdf', 1);
  await correctName();
  await userEvent.click(screen.getByRole('button', { name: 'Undo all' }));
  expect(screen.getByText(/^All corrections undone/).closest('[role=status]')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Restore all' }));
  expect(nameRow().getByText('Asha Verma')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(nameRow().getByText('A. Verma')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo all' }));
});

test('a new correction after all were undone is taken back alone', async () => {
  renderPage(<ResumePage />);
  await analyse('%PDF- one', 'resume.pdf', 1);
  await correctName();
  await userEvent.click(screen.getByRole('button', { name: 'Undo all' }));
  await correctName();
  await userEvent.click(nameRow().getByRole('button', { name: 'Undo Name' }));
  expect(screen.queryByText(/^All corrections undone/)).toBeNull();
});
