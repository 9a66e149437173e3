import { AppError } from '@preproom/models/contract/http/errors';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStore } from '../../../lib/store.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser } from '../../../lib/testing/samples.ts';
import { parseResume } from '../../../resume/parseResume.ts';
import { resumeOf } from '../../../resume/testing/pdfOf.ts';
import { loadResults, removeResults } from './kept/resultStorage.ts';
import { ResumePage } from './ResumePage.tsx';

vi.mock('../../../resume/readResumeFile.ts', () => ({
  readResumeFile: () => ({
    resume: Promise.resolve(parseResume(resumeOf([['Education', ['B.Tech, 2025']]]))),
    drawn: Promise.resolve(),
    cancel: () => {},
  }),
}));
const saveAnalysis = vi.hoisted(() => vi.fn());
vi.mock('./api.ts', async (original) => ({
  ...(await original<object>()),
  saveAnalysis,
  previousQuery: () => ({ queryKey: ['before'], queryFn: () => null }),
  savedPointsQuery: () => ({ queryKey: ['saved'], queryFn: () => ({ saved: null }) }),
}));

const user = aCurrentUser('user').data;

// Without a database, as here, results are held in memory: what a reload keeps is tested in a browser.
beforeEach(() => {
  useStore.setState({ user });
  saveAnalysis.mockReset().mockResolvedValue('attempt');
});
afterEach(async () => {
  cleanup();
  const results = await loadResults(user._id);
  await removeResults(
    user._id,
    results.map(({ id }) => id),
  );
});

async function analyse(contents: string, name: string, lastModified: number): Promise<void> {
  const file = new File([contents], name, { type: 'application/pdf', lastModified });
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
  await userEvent.click(screen.getByRole('button', { name: 'Analyse resume' }));
  await screen.findByRole('heading', { name });
}

const address = () => screen.getByTestId('address').textContent ?? '';
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

test('a result has an address, which shows it again with its corrections, without saving its points again', async () => {
  renderPage(<ResumePage />);
  await analyse('%PDF- one', 'resume.pdf', 1);
  expect(screen.getByText(/Your browser doesn’t let us keep this result/)).toBeTruthy();
  await correctName();
  await waitFor(async () => expect((await loadResults(user._id))[0]).toMatchObject({ attemptId: 'attempt' }));
  const at = address();
  cleanup();
  renderPage(<ResumePage />, { at });
  await screen.findByRole('heading', { name: 'resume.pdf' });
  expect(nameRow().getByText('A. Verma')).toBeTruthy();
  expect(saveAnalysis).toHaveBeenCalledTimes(1);
  cleanup();
  renderPage(<ResumePage />, { at: '/assessments/resume?result=attempt' });
  await screen.findByRole('heading', { name: 'resume.pdf' });
});

test('once its points are saved, a result has the address that the history gives it', async () => {
  let save: (attemptId: string) => void = () => {};
  saveAnalysis.mockReturnValue(
    new Promise<string>((resolve) => {
      save = resolve;
    }),
  );
  renderPage(<ResumePage />);
  await analyse('%PDF- one', 'resume.pdf', 1);
  const [before, heading] = [address(), screen.getByRole('heading', { name: 'resume.pdf' })];
  save('attempt');
  await waitFor(() => expect(address()).toMatch(/result=attempt$/));
  expect(before).not.toBe(address());
  // The page stays as it is: nothing is read or drawn anew.
  expect(screen.getByRole('heading', { name: 'resume.pdf' })).toBe(heading);
  await userEvent.click(screen.getByRole('button', { name: 'Analyse again' }));
  const link = screen.getByRole('link', { name: 'resume.pdf' });
  expect(link.getAttribute('href')).toMatch(/result=attempt$/);
});

test('a missing job description is told when it was tried with, not when it is chosen', async () => {
  renderPage(<ResumePage />);
  await userEvent.click(screen.getByRole('button', { name: 'Analyse resume' }));
  expect(screen.getByText('Choose your resume first.')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'A job description' }));
  const job = () => screen.getByRole('textbox', { name: 'Job description' });
  expect(job().getAttribute('aria-invalid')).not.toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Analyse resume' }));
  expect(screen.getByText(/^Paste the job description/)).toBeTruthy();
  await userEvent.type(job(), 'Java');
  expect(screen.getByText(/Paste at least 80 characters/)).toBeTruthy();
});

test('points that could not be saved are saved under the same id when the result is opened again', async () => {
  saveAnalysis.mockRejectedValueOnce(new Error('no network'));
  renderPage(<ResumePage />);
  await analyse('%PDF- one', 'resume.pdf', 1);
  await screen.findByText(/Couldn’t save your points/);
  expect(screen.getByText(/points aren’t in your account yet/)).toBeTruthy();
  const at = address();
  cleanup();
  renderPage(<ResumePage />, { at });
  await waitFor(() => expect(saveAnalysis).toHaveBeenCalledTimes(2));
  const [first, second] = saveAnalysis.mock.calls.map(([{ id }]) => id);
  expect(second).toBe(first);
  expect(await screen.findByText(/Your account keeps only the points/)).toBeTruthy();
});

test('points that the server refuses for now are saved at another try', async () => {
  saveAnalysis.mockRejectedValueOnce(
    new AppError('too_many_requests', undefined, { retryAfterSeconds: 600 }),
  );
  renderPage(<ResumePage />);
  await analyse('%PDF- one', 'resume.pdf', 1);
  expect((await screen.findByText(/Couldn’t save your points/)).textContent).toMatch(/in 10 minutes/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Your account keeps only the points/)).toBeTruthy();
  expect(screen.queryByText(/Couldn’t save your points/)).toBeNull();
});

test('a result whose points are not saved yet says so in the list', async () => {
  saveAnalysis.mockRejectedValue(new AppError('unavailable'));
  renderPage(<ResumePage />);
  await analyse('%PDF- one', 'resume.pdf', 1);
  await screen.findByText(/Couldn’t save your points/);
  await userEvent.click(screen.getByRole('button', { name: 'Analyse again' }));
  expect(screen.getByText(/Points not saved yet/)).toBeTruthy();
});

test('a result is listed with the form and removed from there; its address then says so', async () => {
  renderPage(<ResumePage />);
  await analyse('%PDF- one', 'resume.pdf', 1);
  const at = address();
  await userEvent.click(screen.getByRole('button', { name: 'Analyse again' }));
  expect(address()).toBe('/');
  const list = within(screen.getByRole('region', { name: 'Results on this device' }));
  expect(list.getByRole('link', { name: 'resume.pdf' })).toBeTruthy();
  await userEvent.click(list.getByRole('button', { name: 'Remove from this device: resume.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByRole('region', { name: 'Results on this device' })).toBeNull();
  expect(await loadResults(user._id)).toEqual([]);
  cleanup();
  renderPage(<ResumePage />, { at });
  expect(await screen.findByText('We can’t find this result')).toBeTruthy();
});

test('removing the result that is shown leads back to the form, without its file', async () => {
  renderPage(<ResumePage />);
  await analyse('%PDF- one', 'resume.pdf', 1);
  await userEvent.click(screen.getByRole('button', { name: 'Remove from this device' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Choose a file')).toBeTruthy();
  expect(screen.queryByText('resume.pdf')).toBeNull();
});

test('corrections are there for the same contents, whatever the file is called', async () => {
  renderPage(<ResumePage />);
  await analyse('%PDF- one', 'resume.pdf', 1);
  await correctName();
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
