import { AppError } from '@preproom/models/contract/http/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftSaver, type SavedDraft } from './draftSaver.ts';
import { EMPTY_DRAFT, NO_EDITS, withRating } from './feedbackForm.ts';

const KEY = 'feedback-draft:room00000001';
const first = withRating(NO_EDITS, 'Time Management', 3, '2026-11-20T12:59:00.000Z');
const second = withRating(first, 'Stress Handling', 4, '2026-11-20T12:59:01.000Z');
const savedAt = '2026-11-20T13:00:00.000Z';
const saved: SavedDraft = { savedAt, draft: EMPTY_DRAFT };

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

function aSaver(send: Parameters<typeof createDraftSaver>[0]['send']) {
  return createDraftSaver({ send, onSaved: () => {}, storage: sessionStorage, storageKey: KEY });
}

describe('the draft saver', () => {
  it('keeps a change on this device at once and sends the latest one after a pause', async () => {
    const send = vi.fn(async () => saved);
    const saver = aSaver(send);
    saver.change(first);
    saver.change(second);
    expect(sessionStorage.getItem(KEY)).toBe(JSON.stringify(second));
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(800);
    expect(send).toHaveBeenCalledExactlyOnceWith(second);
    expect(saver.state()).toEqual({ state: 'saved', savedAt });
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('does not say that an edit is saved before it is', async () => {
    const saver = aSaver(async () => saved);
    saver.change(first);
    expect(saver.state()).toEqual({ state: 'saving' });
    await vi.advanceTimersByTimeAsync(800);
    expect(saver.state().state).toBe('saved');
    saver.change(second);
    expect(saver.state()).toEqual({ state: 'saving' });
  });

  it('keeps edits where storage is full', async () => {
    const full = {
      getItem: () => null,
      removeItem: () => {},
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const send = vi.fn(async () => saved);
    const saver = createDraftSaver({ send, onSaved: () => {}, storage: full, storageKey: KEY });
    saver.change(first);
    await vi.advanceTimersByTimeAsync(800);
    expect(send).toHaveBeenCalledExactlyOnceWith(first);
  });

  it('sends once more what was changed while it was sending', async () => {
    const send = vi.fn(() => new Promise<SavedDraft>((resolve) => setTimeout(() => resolve(saved), 5_000)));
    const saver = aSaver(send);
    saver.change(first);
    await vi.advanceTimersByTimeAsync(1_000);
    saver.change(second);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(send.mock.calls).toEqual([[first], [second]]);
    expect(saver.state().state).toBe('saved');
  });

  it('tries again until the server answers, and then has it', async () => {
    const send = vi.fn(async () => saved).mockRejectedValueOnce(new AppError('unavailable'));
    const saver = aSaver(send);
    saver.change(first);
    await vi.advanceTimersByTimeAsync(800);
    expect(saver.state()).toEqual({ state: 'offline' });
    expect(sessionStorage.getItem(KEY)).not.toBeNull();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(saver.state().state).toBe('saved');
  });

  it('does not insist when the server refuses', async () => {
    const send = vi.fn(async () => Promise.reject(new AppError('conflict')));
    const saver = aSaver(send);
    saver.change(first);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(saver.state()).toEqual({ state: 'refused' });
  });

  it('restores after a reload what was never sent, and sends it', async () => {
    sessionStorage.setItem(KEY, JSON.stringify(second));
    const send = vi.fn(async () => saved);
    const saver = aSaver(send);
    expect(saver.edits()).toEqual(second);
    await saver.flush();
    expect(send).toHaveBeenCalledExactlyOnceWith(second);
  });

  it('sends no draft while the feedback itself is sent, and ignores a late answer to one', async () => {
    const send = vi.fn(
      () => new Promise<SavedDraft>((_, reject) => setTimeout(() => reject(new AppError('conflict')), 5_000)),
    );
    const saver = aSaver(send);
    saver.change(first);
    await vi.advanceTimersByTimeAsync(800);
    saver.submitting();
    saver.change(second);
    await saver.flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledExactlyOnceWith(first);
    expect(saver.state()).toEqual({ state: 'idle' });
    expect(sessionStorage.getItem(KEY)).toBe(JSON.stringify(second));
  });

  it('saves again after the feedback was refused', async () => {
    const send = vi.fn(async () => saved);
    const saver = aSaver(send);
    saver.change(first);
    saver.submitting();
    saver.refused();
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledExactlyOnceWith(first);
    expect(saver.state().state).toBe('saved');
  });

  it('drops what was submitted, and keeps what was typed meanwhile', async () => {
    const saver = aSaver(async () => saved);
    saver.change(first);
    saver.submitting();
    saver.submitted();
    expect(sessionStorage.getItem(KEY)).toBeNull();
    saver.change(first);
    saver.submitting();
    saver.change(second);
    saver.submitted();
    expect(aSaver(null).edits()).toEqual(second);
  });

  it('only keeps changes on this device when there is nowhere to send them', async () => {
    const saver = aSaver(null);
    saver.change(first);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(saver.state()).toEqual({ state: 'idle' });
    expect(aSaver(null).edits()).toEqual(first);
  });
});
