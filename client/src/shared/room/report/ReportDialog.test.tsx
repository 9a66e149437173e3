import { type Report, reportPerson } from '@preproom/models/contract/room/safety';
import { cleanup, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { useReport } from './useReport.ts';

const onOver = vi.fn();
let network: FakeNetwork;
let user: UserEvent;

function Host({ canEnd }: { canEnd: boolean }) {
  const report = useReport('room12345678', { onOver, endsSession: true });
  return (
    <>
      <button type="button" onClick={report.open}>
        Open
      </button>
      {report.isOpen && <ReportDialog report={report} otherName="Vikram" canEnd={canEnd} />}
    </>
  );
}

const sent = () => network.sentTo(reportPerson).map(({ body }) => body as Report);
const button = (name: string) => screen.getByRole('button', { name });
const note = () => screen.getByRole('textbox', { name: 'Tell us more' }) as HTMLTextAreaElement;
const isChosen = (name: string) => (screen.getByRole('radio', { name }) as HTMLInputElement).checked;

async function open({ canEnd = true } = {}): Promise<void> {
  renderPage(<Host canEnd={canEnd} />);
  await user.click(button('Open'));
}

beforeEach(() => {
  onOver.mockClear();
  network = fakeNetwork();
  network.answer(reportPerson, { isOver: true });
  user = userEvent.setup();
});
afterEach(cleanup);

it('is filled in and sent by keyboard alone, and ends the interview unless told otherwise', async () => {
  await open();
  expect(screen.getByRole('alertdialog', { name: 'Report or block Vikram' })).toBeTruthy();
  await user.tab();
  await user.keyboard(' {ArrowDown}');
  expect(isChosen('Sexual content')).toBe(true);
  await user.tab();
  await user.keyboard('He would not stop.');
  await user.tab();
  await user.tab();
  await user.keyboard(' ');
  // Tabs past both telephone numbers and the button that closes the dialog.
  for (let i = 0; i < 4; i++) await user.tab();
  expect(document.activeElement).toBe(button('Send and end'));
  await user.keyboard('{Enter}');
  const words = { reason: 'sexual_content', note: 'He would not stop.', endInterview: true, block: true };
  await expect.poll(() => sent()).toEqual([{ id: expect.any(String), ...words }]);
  await expect.poll(() => onOver).toHaveBeenCalledOnce();
});

it('asks for a reason before anything is sent', async () => {
  await open();
  await user.click(button('Send and end'));
  expect(screen.getByRole('alert').textContent).toBe('Choose what happened.');
  expect(sent()).toEqual([]);
});

it('keeps what was written when it could not be sent, and sends the same words under the same id', async () => {
  network.disconnect(reportPerson);
  await open();
  await user.click(screen.getByRole('radio', { name: 'Something else' }));
  await user.type(note(), 'Listen');
  await user.click(button('Send and end'));
  expect((await screen.findByRole('alert')).textContent).toContain('Your text is still here.');
  expect([note().value, isChosen('Something else')]).toEqual(['Listen', true]);

  await user.click(button('Send and end'));
  await expect.poll(() => sent()).toHaveLength(2);
  await user.type(note(), ' to me');
  network.answer(reportPerson, { isOver: true });
  await user.click(button('Send and end'));
  await expect.poll(() => onOver).toHaveBeenCalledOnce();
  const [first, again, changed] = sent();
  expect(again?.id).toBe(first?.id);
  expect(changed?.id).not.toBe(first?.id);
  expect(changed?.note).toBe('Listen to me');
});

it('keeps what was written when it is closed and opened again', async () => {
  await open();
  await user.type(note(), 'Half a sent');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(button('Open'));
  expect(note().value).toBe('Half a sent');
});

it('thanks and leads back when the interview goes on, and is empty the next time', async () => {
  network.answer(reportPerson, { isOver: false });
  await open();
  await user.click(screen.getByRole('radio', { name: 'Recording without my consent' }));
  await user.click(screen.getByRole('checkbox', { name: /^End the interview for both/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Block Vikram/ }));
  await user.click(button('Send report'));
  expect(await screen.findByRole('dialog', { name: 'Thank you for telling us' })).toBeTruthy();
  expect(screen.getByText('You won’t be matched with Vikram again.')).toBeTruthy();
  expect(sent()[0]).toMatchObject({ endInterview: false, block: true });
  expect(onOver).not.toHaveBeenCalled();
  await user.click(button('Back to the interview'));
  await user.click(button('Open'));
  expect(isChosen('Recording without my consent')).toBe(false);
});

it('offers no end where the interview is over', async () => {
  await open({ canEnd: false });
  expect(screen.queryByRole('checkbox', { name: /^End the interview/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Harassment or abuse' }));
  await user.click(button('Send report'));
  await expect.poll(() => sent()[0]).toMatchObject({ endInterview: false });
});
