import type { Readable } from 'node:stream';
import { startOfIndianDay, writtenDay } from '@preproom/models/contract/http/indianDays';
import type { PrintedReceipt } from '@preproom/models/contract/payments/receipts';
import PDFDocument from 'pdfkit';
import { type TextLook, writeText } from '../../../pdf/pdfText.ts';

const MARGIN = 56;
/** A4 in points. */
const [WIDTH, HEIGHT] = [595.28, 841.89];
const [LEFT, RIGHT] = [MARGIN, WIDTH - MARGIN];
const MIDDLE = WIDTH / 2 + 12;
const COLUMN = WIDTH / 2 - MARGIN - 24;
const MUTED = '#495c5c';
const LINE = '#c9c5bd';

type Pdf = InstanceType<typeof PDFDocument>;

/** One page, always the same bytes for the same receipt. */
export function createReceiptPdf(receipt: PrintedReceipt): Readable {
  const title = titleOf(receipt);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en-IN',
    info: {
      Title: `${title} ${receipt.documentNumber}`,
      Author: receipt.seller.name,
      // pdfkit would take the current time, which is also part of the file's id.
      CreationDate: startOfIndianDay(receipt.issuedOn),
    },
  });
  const belowHead = writeHead(pdf, receipt, title);
  const belowParties = writeParties(pdf, receipt, belowHead + 28);
  const belowItem = writeItem(pdf, receipt, belowParties + 28);
  const belowSums = writeSums(pdf, receipt, belowItem + 14);
  writeReferences(pdf, receipt, belowSums + 36);
  pdf.end();
  return pdf;
}

function titleOf({ kind, seller }: PrintedReceipt): string {
  if (kind === 'creditNote') return 'Credit note';
  return seller.gstin ? 'Tax invoice' : 'Receipt';
}

function writeHead(
  pdf: Pdf,
  { documentNumber, issuedOn, isTest, seller }: PrintedReceipt,
  title: string,
): number {
  let y = writeText(pdf, title, { x: LEFT, y: MARGIN, width: COLUMN }, { size: 24, weight: 'bold' });
  if (isTest) {
    const mark = 'TEST – not a tax invoice. No money moved.';
    y = writeText(pdf, mark, { x: LEFT, y: y + 2, width: COLUMN }, { weight: 'bold', colour: '#a3271f' });
  }
  const right = { x: RIGHT, width: COLUMN };
  const below = writeText(
    pdf,
    seller.name,
    { ...right, y: MARGIN + 4 },
    { size: 12, weight: 'bold', align: 'right' },
  );
  const end = writeText(pdf, `No. ${documentNumber}`, { ...right, y: below }, { align: 'right' });
  const last = writeText(pdf, writtenDay(issuedOn), { ...right, y: end }, { align: 'right', colour: MUTED });
  return Math.max(y, last);
}

function writeParties(pdf: Pdf, { seller, buyer, receiptNumber }: PrintedReceipt, y: number): number {
  rule(pdf, y - 12);
  const from = [seller.name, seller.address, seller.gstin ? `GSTIN ${seller.gstin}` : ''];
  const to = [buyer.name, buyer.email, receiptNumber ? `For receipt ${receiptNumber}` : ''];
  return Math.max(writeBlock(pdf, 'Seller', from, LEFT, y), writeBlock(pdf, 'Buyer', to, MIDDLE, y));
}

function writeBlock(pdf: Pdf, label: string, lines: string[], x: number, y: number): number {
  const start = writeText(pdf, label, { x, y, width: COLUMN }, { size: 8, colour: MUTED });
  return lines
    .filter((line) => line !== '')
    .reduce((below, line, i) => {
      return writeText(pdf, line, { x, y: below + 1, width: COLUMN }, i === 0 ? { weight: 'bold' } : {});
    }, start + 2);
}

function writeItem(
  pdf: Pdf,
  { course, rounds, tax, paise, discount, kind }: PrintedReceipt,
  y: number,
): number {
  const label: TextLook = { size: 8, colour: MUTED };
  writeText(pdf, 'Description', { x: LEFT, y, width: COLUMN }, label);
  if (tax) writeText(pdf, 'SAC', { x: 400, y, width: 60 }, label);
  const head = writeText(pdf, 'Amount', { x: RIGHT, y, width: 120 }, { ...label, align: 'right' });
  rule(pdf, head + 4);
  const row = head + 14;
  const count = `${rounds.length} mock ${rounds.length === 1 ? 'interview' : 'interviews'}`;
  const name = kind === 'creditNote' ? `Refund: ${course}, ${count}` : `${course}: ${count}`;
  const below = writeText(pdf, name, { x: LEFT, y: row, width: 310 }, { weight: 'bold', size: 10.5 });
  if (tax) writeText(pdf, tax.serviceCode, { x: 400, y: row, width: 60 });
  writeText(
    pdf,
    amountText(paise + (discount?.paise ?? 0)),
    { x: RIGHT, y: row, width: 120 },
    { align: 'right' },
  );
  const end = writeText(pdf, rounds.join(', '), { x: LEFT, y: below + 2, width: 310 }, { colour: MUTED });
  rule(pdf, end + 12);
  return end + 12;
}

function writeSums(pdf: Pdf, { tax, paise, discount, kind }: PrintedReceipt, y: number): number {
  const line = (name: string, value: number, at: number, look: TextLook = {}) => {
    writeText(pdf, name, { x: MIDDLE, y: at, width: 150 }, look);
    return (
      4 + writeText(pdf, amountText(value), { x: RIGHT, y: at, width: 120 }, { ...look, align: 'right' })
    );
  };
  let below = y;
  if (discount) below = line(`Coupon ${discount.code}`, -discount.paise, below);
  if (tax) {
    below = line('Taxable value', tax.taxablePaise, below);
    below = line(`CGST ${tax.halfRatePercent}%`, tax.cgstPaise, below);
    below = line(`SGST ${tax.halfRatePercent}%`, tax.sgstPaise, below);
  }
  if (tax || discount) {
    rule(pdf, below + 2, MIDDLE);
    below += 10;
  }
  return line(kind === 'creditNote' ? 'Total refunded' : 'Total paid', paise, below, {
    size: 13,
    weight: 'bold',
  });
}

function writeReferences(pdf: Pdf, receipt: PrintedReceipt, y: number): void {
  const { orderId, paymentId, refundId, tax } = receipt;
  const facts = [
    `Order ${orderId}`,
    `Payment ${paymentId}`,
    refundId ? `Refund ${refundId}` : '',
    tax ? 'Place of supply: the seller’s state. Tax is not payable on reverse charge.' : '',
  ];
  let below = y;
  for (const fact of facts.filter((text) => text !== ''))
    below = writeText(pdf, fact, { x: LEFT, y: below, width: RIGHT - LEFT }, { size: 8.5, colour: MUTED });
  const note = 'Issued electronically; valid without a signature.';
  writeText(pdf, note, { x: LEFT, y: HEIGHT - MARGIN - 12, width: RIGHT - LEFT }, { size: 8, colour: MUTED });
}

function rule(pdf: Pdf, y: number, from = LEFT): void {
  pdf.moveTo(from, y).lineTo(RIGHT, y).lineWidth(0.6).strokeColor(LINE).stroke();
}

/** "₹7,999.00": on a document always with paise. */
function amountText(paise: number): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(paise / 100);
}
