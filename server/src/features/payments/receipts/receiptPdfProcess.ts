import { makeFile } from '../../../files/makeFile.ts';
import { createReceiptPdf } from './receiptPdf.ts';

// The process that makes the PDF of one receipt or credit note.

await makeFile(createReceiptPdf);
