import { removeFile } from '@preproom/models/contract/accounts/files';
import { getCurrentUser } from '@preproom/models/contract/currentUser';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { fakeUploads } from '../../../lib/testing/fakeUploads.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser } from '../../../lib/testing/samples.ts';
import { PhotoSection } from './PhotoSection.tsx';

/** The photo of whoever is logged in, as the settings show it. */
function OwnPhoto() {
  const user = useStore((state) => state.user);
  return user && <PhotoSection user={user} />;
}

const PHOTO = '/files/0000000000000000000000f1/secret/large.webp';
const picture = (name = 'me.jpg', type = 'image/jpeg', size = 100) =>
  new File([new Uint8Array(size)], name, { type });

let network: FakeNetwork;
let uploads: ReturnType<typeof fakeUploads>;
const input = () => screen.getByLabelText<HTMLInputElement>(/Choose a(nother)? photo/);
const choose = (file: File) => fireEvent.change(input(), { target: { files: [file] } });
const group = () => screen.getByRole('group', { name: 'Your photo' });
const sentFirst = () => waitFor(() => uploads.sent[0] ?? expect.fail('nothing was sent'));
const person = (photo: string | null) => {
  const answer = aCurrentUser('user');
  return { ...answer, data: { ...answer.data, photo } };
};

function show(photo: string | null = null) {
  useStore.setState({ ...INITIAL_STATE, isUserPending: false, user: person(photo).data });
  renderPage(<OwnPhoto />);
}

beforeEach(() => {
  network = fakeNetwork();
  uploads = fakeUploads();
  // happy-dom reads no pictures: they are sent as they are. The browser test sees them made smaller.
  vi.stubGlobal('createImageBitmap', undefined);
});
afterEach(cleanup);

describe('a photo that is chosen', () => {
  it('is sent to the person’s own place, with its progress, and shown', async () => {
    show();
    network.answer(getCurrentUser, person(PHOTO));
    choose(picture());
    const sent = await sentFirst();
    expect([sent.method, sent.path, sent.file.name]).toEqual([
      'POST',
      '/api/v1.3/files/photo/0000000000000000000000a1',
      'me.jpg',
    ]);
    act(() => sent.progress(0.4));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
    act(() => sent.progress(1));
    expect(screen.getByText('Checking me.jpg…').role).toBe('status');
    sent.answer(200, { file: {} });
    expect(await screen.findByLabelText('Choose another photo')).toBeDefined();
    expect(document.querySelector('img')?.getAttribute('src')).toBe(PHOTO);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('can also be dropped or pasted', async () => {
    show();
    fireEvent.drop(group(), { dataTransfer: { files: [picture('dropped.png', 'image/png')] } });
    expect((await sentFirst()).file.name).toBe('dropped.png');
    fireEvent.paste(group(), { clipboardData: { files: [picture('pasted.png', 'image/png')] } });
    await waitFor(() => expect(uploads.sent.map(({ file }) => file.name)).toContain('pasted.png'));
    expect(uploads.sent[0]?.isAborted).toBe(true);
  });

  it('that does not get through can be sent again without choosing it again', async () => {
    show();
    network.answer(getCurrentUser, person(PHOTO));
    choose(picture());
    (await sentFirst()).fail();
    expect((await screen.findByRole('alert')).textContent).toContain('me.jpg: The service isn’t available');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(uploads.sent).toHaveLength(2));
    expect(uploads.sent[1]?.file.name).toBe('me.jpg');
    uploads.sent[1]?.answer(200, { file: {} });
    expect(await screen.findByLabelText('Choose another photo')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is cancelled by a button, and the keyboard stays where it was', async () => {
    show();
    choose(picture());
    const sent = await sentFirst();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([sent.isAborted, document.activeElement]).toEqual([true, input()]);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stops when the page is left', async () => {
    show();
    choose(picture());
    const sent = await sentFirst();
    cleanup();
    expect(sent.isAborted).toBe(true);
  });

  it.each([
    [
      'of a kind that does not fit',
      picture('me.gif', 'image/gif'),
      'me.gif: This file type isn’t supported. Use JPEG, PNG or WebP.',
    ],
    [
      'too large',
      picture('me.png', 'image/png', 5_000_001),
      'me.png: This file is larger than 5 MB. Choose a smaller one.',
    ],
  ])('%s is refused before it is sent', async (_, file, text) => {
    show();
    choose(file);
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(uploads.sent).toEqual([]);
  });

  it('that is HEIC, where the browser cannot read it, is refused with what to do', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no decoder')));
    show();
    for (const [name, type] of [
      ['IMG_0042.HEIC', ''],
      ['me', 'image/heic'],
    ] as const) {
      choose(picture(name, type));
      await waitFor(() =>
        expect(screen.getByRole('alert').textContent).toMatch(`${name}: We can’t read HEIC photos`),
      );
    }
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(uploads.sent).toEqual([]);
  });

  it('that the server refuses is named with the reason', async () => {
    show(PHOTO);
    choose(picture());
    (await sentFirst()).answer(422, { code: 'unreadable_file', message: 'x' });
    expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t read this file');
    expect(document.querySelector('img')?.getAttribute('src')).toBe(PHOTO);
  });
});

describe('a photo that is there', () => {
  it('is removed, and the initials come back', async () => {
    show(PHOTO);
    network.answer(removeFile, { removed: true });
    network.answer(getCurrentUser, person(null));
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
    expect(await screen.findByText('AR')).toBeDefined();
    expect(network.sentTo(removeFile)[0]?.path).toBe('/api/v1.3/files/photo/0000000000000000000000a1');
  });

  it('stays when removing it fails, which is said', async () => {
    show(PHOTO);
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
    expect((await screen.findByRole('alert')).textContent).toContain('isn’t available');
    expect(document.querySelector('img')).not.toBeNull();
  });

  it('that has gone meanwhile leaves the initials', () => {
    show(PHOTO);
    fireEvent.error(document.querySelector('img') ?? document.body);
    expect(screen.getByText('AR')).toBeDefined();
  });
});
