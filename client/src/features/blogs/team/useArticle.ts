import type { HqBlog } from '@preproom/models/contract/blogs/team/blogs';
import { AppError, isTransient } from '@preproom/models/contract/http/errors';
import { useEffect, useRef, useState } from 'react';
import { asAppError } from '../../../lib/api.ts';
import { readDraft, writeDraft } from '../../../lib/drafts/sessionDraft.ts';
import { fetchBlog, sendText } from './api.ts';
import { type ArticleText, isSameText, textOf } from './articleText.ts';

/** After the last key: long enough to think of the next word, short enough to lose a sentence at most. */
const SAVE_AFTER_MS = 2_000;
const RETRY_AFTER_MS = 5_000;

export type Saving = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

interface Unsaved {
  text: ArticleText;
  /** What it began from. */
  revision: number;
}

export interface Article {
  saved: HqBlog;
  text: ArticleText;
  saving: Saving;
  error: AppError | null;
  change(part: Partial<ArticleText>): void;
  /** Resolves with the saved article, or null if it could not be saved. */
  save(): Promise<HqBlog | null>;
  /** The server's answer to publishing or withdrawing. */
  take(answer: HqBlog): void;
  /** After a conflict: saves this text over the other one, which stays among the earlier versions. */
  keepMine(): Promise<void>;
  /** After a conflict: drops this text. */
  loadTheirs(): Promise<void>;
}

/** An article being written: saved while it is typed, and kept in this tab until the server has it. */
export function useArticle(loaded: HqBlog): Article {
  const key = `article:${loaded.id}`;
  const [saved, setSaved] = useState(loaded);
  const [unsaved, setUnsaved] = useState(() => storedDraft(key, loaded));
  const [error, setError] = useState<AppError | null>(() =>
    unsaved && unsaved.revision !== loaded.revision ? new AppError('conflict') : null,
  );
  const [isSending, setSending] = useState(false);
  const latest = useRef({ saved, unsaved });
  const sending = useRef<Promise<HqBlog | null> | null>(null);

  const hold = (next: Unsaved | null, base = latest.current.saved) => {
    latest.current = { saved: base, unsaved: next };
    setSaved(base);
    setUnsaved(next);
    writeDraft(key, next);
  };
  const change = (part: Partial<ArticleText>) => {
    const { saved: base, unsaved: before } = latest.current;
    const text = { ...(before?.text ?? textOf(base)), ...part };
    hold({ text, revision: before?.revision ?? base.revision });
  };
  const send = async (): Promise<HqBlog | null> => {
    const { unsaved: sent, saved: base } = latest.current;
    if (!sent) return base;
    setSending(true);
    try {
      const answer = await sendText(base.id, sent.text, sent.revision);
      const later = latest.current.unsaved;
      const isAll = !later || isSameText(later.text, sent.text);
      hold(isAll ? null : { text: later.text, revision: answer.revision }, answer);
      setError(null);
      return answer;
    } catch (failure) {
      setError(asAppError(failure));
      return null;
    } finally {
      setSending(false);
    }
  };
  /** One save at a time; whoever asks meanwhile gets one that has the latest text. */
  const save = async (): Promise<HqBlog | null> => {
    await sending.current;
    sending.current = send().finally(() => {
      sending.current = null;
    });
    return sending.current;
  };
  const isConflict = error?.code === 'conflict' && error.fields?.slug === undefined;
  const waitMs = error ? RETRY_AFTER_MS : SAVE_AFTER_MS;
  const mayTry = unsaved !== null && !isSending && (error === null || isTransient(error.code));
  const saveLater = useRef(save);
  saveLater.current = save;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the wait again
  useEffect(() => {
    if (!mayTry) return;
    const timer = setTimeout(() => void saveLater.current(), waitMs);
    return () => clearTimeout(timer);
  }, [unsaved, mayTry, waitMs]);

  return {
    saved,
    text: unsaved?.text ?? textOf(saved),
    saving: savingOf(unsaved !== null, isSending, error, isConflict),
    error: isConflict ? null : error,
    change(part) {
      change(part);
      if (!isConflict && error && !isTransient(error.code)) setError(null);
    },
    save,
    take: (answer) => hold(latest.current.unsaved, answer),
    async keepMine() {
      const theirs = await fetchBlog(saved.id);
      const mine = latest.current.unsaved;
      hold(mine && { ...mine, revision: theirs.revision }, theirs);
      await save();
    },
    async loadTheirs() {
      hold(null, await fetchBlog(saved.id));
      setError(null);
    },
  };
}

function savingOf(
  isUnsaved: boolean,
  isSending: boolean,
  error: AppError | null,
  isConflict: boolean,
): Saving {
  if (isConflict) return 'conflict';
  if (isSending) return 'saving';
  if (error && isUnsaved) return 'failed';
  return isUnsaved ? 'unsaved' : 'saved';
}

function storedDraft(key: string, loaded: HqBlog): Unsaved | null {
  const stored = readDraft(key);
  if (!('revision' in stored)) return null;
  const unsaved = stored as Unsaved;
  return isSameText(unsaved.text, loaded) ? null : unsaved;
}
