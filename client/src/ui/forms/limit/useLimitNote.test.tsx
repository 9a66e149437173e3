import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { TextArea } from '../TextArea.tsx';
import { TextField } from '../TextField.tsx';

afterEach(cleanup);

const NOTE = /No more than 100 characters fit/;

describe.each([
  ['a field', TextField],
  ['an area', TextArea],
])('%s for a text', (_, Field) => {
  it('says when a paste is cut, and no longer once there is room', async () => {
    renderPage(<Field label="Job title" help="As on your card." maxLength={100} />);
    const field = screen.getByLabelText<HTMLInputElement>('Job title');
    await userEvent.click(field);
    await userEvent.paste('a'.repeat(99));
    expect(screen.queryByText(NOTE)).toBeNull();
    await userEvent.paste('and more');
    expect(field.value).toHaveLength(100);
    expect(screen.getByText(NOTE)).toBeTruthy();
    expect(screen.getByText('As on your card.', { exact: false })).toBeTruthy();
    await userEvent.keyboard('{Backspace}');
    expect(screen.queryByText(NOTE)).toBeNull();
  });

  it('without a limit, or with a short one as of a code, says nothing', async () => {
    renderPage(
      <>
        <Field label="Comment" />
        <Field label="Code" maxLength={6} />
      </>,
    );
    await userEvent.type(screen.getByLabelText('Comment'), 'a long comment');
    await userEvent.type(screen.getByLabelText('Code'), '1234567');
    expect(screen.queryByText(/No more than/)).toBeNull();
  });
});
