import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExtractFault } from '../../../../resume/extract/extractError.ts';
import { MAX_PAGES } from '../../../../resume/extract/limits.ts';

/** Why a file can't be read, and what to do. */
export const FAULT_TEXTS: Record<Exclude<ExtractFault, 'too_many_pages'>, MessageDescriptor> = {
  empty: msg`This file is empty. Choose another one.`,
  too_big: msg`This file is larger than 5 MB. Save a smaller copy, then choose it again.`,
  wrong_type: msg`This isn’t a PDF or Word (DOCX) file. Save your resume as one of these, then choose it again.`,
  old_word: msg`This is an old Word file, or one with a password. Save it as DOCX without a password, then choose it again.`,
  password: msg`This document is password-protected. Save it without the password, then choose it again.`,
  too_much: msg`This file has too much content for a resume. Choose another one.`,
  no_text: msg`There’s no text in this file, so it’s probably a scan. Export your resume from the app you wrote it in, then choose it again.`,
  broken_text: msg`The letters in this PDF are stored in a way that programs can’t read, which is common for Hindi PDFs made by Chrome or Google Docs. Choose the Word file, or export the PDF from Word.`,
  damaged: msg`Couldn’t read this file. It may be damaged.`,
  timeout: msg`Reading this file took too long. Export it again as a new PDF, then choose it again.`,
};

export const tooManyPages = (pages: number): MessageDescriptor =>
  msg`This file has ${pages} pages. Choose one with up to ${MAX_PAGES} pages.`;
