import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Upload } from '../../lib/files/useUpload.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { FileDrop } from './FileDrop.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { AwaitsUploads } from './uploads.tsx';

const uploadIn = (state: Upload['state']): Upload => ({
  ...{ state, start: () => {}, retry: () => {}, cancel: () => {} },
});
const file = (state: Upload['state']) => (
  <FileDrop
    label="Photo"
    help="JPEG"
    limits={{ types: ['image/jpeg'], maxBytes: 5_000_000 }}
    upload={uploadIn(state)}
  />
);

afterEach(cleanup);

it.each([
  ['waits while a file uploads', { status: 'sending', name: 'me.jpg', share: 0.5 }, 'true'],
  ['is ready before and after', { status: 'idle' }, null],
] as const)('a submit button beside a file %s, however deep it is', (_, state, disabled) => {
  renderPage(
    <AwaitsUploads>
      {file(state)}
      <AwaitsUploads>
        <SubmitButton>Save</SubmitButton>
      </AwaitsUploads>
    </AwaitsUploads>,
  );
  expect(screen.getByRole('button', { name: /Save/ }).getAttribute('aria-disabled')).toBe(disabled);
});
