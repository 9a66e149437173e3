import { readFile } from 'node:fs/promises';
import { MAX_DOCUMENT_PAGES } from '@preproom/models/contract/accounts/folders';
import { getDocumentProxy } from 'unpdf';
import { openPromise } from 'yauzl';
import { limitProcess } from './limitProcess.ts';
import { ACTIVE_CONTENT, PASSWORD_NEEDED, TOO_BIG, UNREADABLE } from './processFaults.ts';

// The process that checks one uploaded document: documentProcess.ts FILE TYPE, where TYPE is pdf or docx.

/** Thirty pages of text take 1 s. */
const LIMITS = { bytes: 400_000_000, cpuMs: 10_000 };
const MAX_UNPACKED_BYTES = 100_000_000;
const MAX_ENTRIES = 2_000;
/** Macros of Office, and controls that run code. */
const ACTIVE_PARTS = /(^|\/)(vbaProject\.bin|vbaData\.xml|activeX\/)/i;

limitProcess(LIMITS);

const [, , path = '', type = ''] = process.argv;
process.exitCode = await (type === 'pdf' ? checkPdf(path) : checkDocx(path)).catch((error) =>
  error?.name === 'PasswordException' ? PASSWORD_NEEDED : UNREADABLE,
);

/** Unpacks every page's text, so that whoever opens the document can unpack it too. */
async function checkPdf(file: string): Promise<number> {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(file)), { verbosity: 0 });
  if (pdf.numPages === 0) return UNREADABLE;
  if (pdf.numPages > MAX_DOCUMENT_PAGES) return TOO_BIG;
  if (await pdf.hasJSActions()) return ACTIVE_CONTENT;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    if (await page.getJSActions()) return ACTIVE_CONTENT;
    await page.getTextContent();
    page.cleanup();
  }
  return 0;
}

/** Unpacks everything: the sizes that the file announces prove nothing. */
async function checkDocx(file: string): Promise<number> {
  const zip = await openPromise(file, { lazyEntries: true });
  if (zip.entryCount > MAX_ENTRIES) return TOO_BIG;
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    if (ACTIVE_PARTS.test(entry.fileName)) return ACTIVE_CONTENT;
    for await (const bytes of await zip.openReadStreamPromise(entry)) {
      unpacked += bytes.length;
      if (unpacked > MAX_UNPACKED_BYTES) return TOO_BIG;
    }
  }
  return 0;
}
