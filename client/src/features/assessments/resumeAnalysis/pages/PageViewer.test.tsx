import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../lib/testing/renderPage.tsx';
import { parseResume } from '../../../../resume/parseResume.ts';
import { resumeOf } from '../../../../resume/testing/pdfOf.ts';
import { PageStrip } from './PageStrip.tsx';
import { PageViewer } from './PageViewer.tsx';

afterEach(cleanup);

const image = { width: 1190, height: 1684 } as ImageBitmap;
const pages = { pictures: [{ page: 1, image, scale: 2 }], count: 1, isDrawing: false };
const { lines } = parseResume(resumeOf([['Education', ['B.Tech, Anna University, 2025']]]));
const degree = lines.find(({ text }) => text.startsWith('B.Tech')) ?? null;

const view = (shown = degree) => {
  const [onPick, onClose] = [vi.fn(), vi.fn()];
  renderPage(<PageViewer {...{ pages, lines, shown, onPick, onClose }} marked={[]} isOpen firstPage={1} />);
  return { onPick, onClose };
};
const zoom = () => screen.getByRole('status', { name: 'Zoom' }).textContent;

test('the pages are a named dialog, which says which line is marked', () => {
  view();
  expect(screen.getByRole('dialog', { name: 'Your pages' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Page 1 of your resume' })).toBeTruthy();
  expect(screen.getByText(/^Marked on page 1/).textContent).toMatch(/B\.Tech, Anna University/);
});

test('pages are zoomed by buttons and keys, within limits, and the button keeps the focus', async () => {
  view(null);
  const [smaller, larger] = ['Zoom out', 'Zoom in'].map((name) => screen.getByRole('button', { name }));
  expect(smaller?.getAttribute('aria-disabled')).toBe('true');
  for (let press = 0; press < 6; press += 1) await userEvent.click(larger as HTMLElement);
  expect(zoom()).toBe('400%');
  expect(document.activeElement).toBe(larger);
  await userEvent.keyboard('-');
  expect(zoom()).toBe('267%');
  await userEvent.keyboard('0');
  expect(zoom()).toBe('100%');
  await userEvent.keyboard('+');
  expect(zoom()).toBe('150%');
});

test('a line that is chosen on the page is passed on, and Escape closes', async () => {
  const { onPick, onClose } = view();
  const at = degree ? lines.indexOf(degree) : -1;
  await userEvent.click(document.querySelectorAll('button[aria-hidden=true]')[at] as HTMLElement);
  expect(onPick).toHaveBeenCalledWith(degree);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

test('each page in small opens in full; while none is drawn that is said, and so is that none can be', async () => {
  const onOpen = vi.fn();
  renderPage(<PageStrip pages={pages} onOpen={onOpen} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open page 1' }));
  expect(onOpen).toHaveBeenCalledWith(1);
  cleanup();
  renderPage(<PageStrip pages={{ pictures: [], count: 1, isDrawing: true }} onOpen={onOpen} />);
  expect(screen.getByText('Drawing your pages')).toBeTruthy();
  cleanup();
  renderPage(<PageStrip pages={{ pictures: [], count: 1, isDrawing: false }} onOpen={onOpen} />);
  expect(screen.getByText(/Preview unavailable/)).toBeTruthy();
});

test('on a phone a page opens so that its letters can be read, and a wide line so that all of it is in sight', () => {
  vi.stubGlobal('innerWidth', 360);
  view(null);
  expect(Number.parseInt(zoom() ?? '', 10)).toBeGreaterThan(150);
  cleanup();
  const wide = degree && { ...degree, x: 36, right: 559 };
  view(wide);
  expect(zoom()).toBe('107%');
  vi.unstubAllGlobals();
});

test('of a long file it is said how many pages are shown, once they are all drawn', () => {
  const said = () => screen.queryByText(/^Only the first 1 of 6 pages/);
  const strip = (isDrawing: boolean, count: number) => {
    cleanup();
    renderPage(<PageStrip pages={{ ...pages, count, isDrawing }} onOpen={vi.fn()} />);
  };
  strip(true, 6);
  expect(said()).toBeNull();
  strip(false, 1);
  expect(said()).toBeNull();
  strip(false, 6);
  expect(said()).toBeTruthy();
});
