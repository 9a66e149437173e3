import type { MailContext, MailPart, MailTemplate } from '../../../mail/content.ts';
import { rupeeText } from '../../../mail/rupeeText.ts';

interface MoneyMail {
  documentNumber: string;
  course: string;
  /** As the catalogue writes prices: "7999.50". */
  rupees: string;
  isTest: boolean;
  /** The first and last day of the pack; null without a pack. */
  validity: { from: string; to: string } | null;
  /** Of the receipt's page. */
  path: string;
}

export interface ReceiptMail extends MoneyMail {
  template: 'receipt';
}
export interface CreditNoteMail extends MoneyMail {
  template: 'creditNote';
  /** The payment arrived while the account was being deleted. */
  isForLeaver?: true;
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    receipt: ReceiptMail;
    creditNote: CreditNoteMail;
  }
}

const MONTH_MINUTES = 30 * 24 * 60;

function testNote({ isTest }: MoneyMail, { i18n }: MailContext): MailPart[] {
  return isTest ? [{ is: 'note', text: i18n.t('This was a test payment. No money moved.') }] : [];
}

/** What was paid, for what, and until when it can be used. */
export const receiptMail: MailTemplate<ReceiptMail> = {
  kind: 'money',
  isSecret: false,
  usefulMinutes: () => MONTH_MINUTES,
  write(data, context) {
    const { i18n, origin } = context;
    const { course, documentNumber, validity, path } = data;
    const amount = rupeeText(Number(data.rupees));
    return {
      subject: i18n.t('Your receipt for {course}', { course }),
      preview: i18n.t('{amount} paid. Receipt {documentNumber}.', { amount, documentNumber }),
      heading: i18n.t('Payment received'),
      parts: [
        { is: 'text', text: i18n.t('You paid {amount} for {course}.', { amount, course }) },
        ...(validity
          ? [
              {
                is: 'text' as const,
                text: i18n.t('Your pack is valid from {from} to {to}.', { ...validity }),
              },
            ]
          : []),
        { is: 'text', text: i18n.t('Receipt number: {documentNumber}', { documentNumber }) },
        { is: 'button', label: i18n.t('View receipt'), href: `${origin}${path}` },
        ...testNote(data, context),
      ],
    };
  },
};

/** What is refunded, and when the money arrives. */
export const creditNoteMail: MailTemplate<CreditNoteMail> = {
  kind: 'money',
  isSecret: false,
  usefulMinutes: () => MONTH_MINUTES,
  write(data, context) {
    const { i18n, origin } = context;
    const { course, documentNumber, path, isForLeaver } = data;
    const reason = i18n.t(
      'Your payment arrived while your account was being deleted, so you didn’t get a pack.',
    );
    const amount = rupeeText(Number(data.rupees));
    return {
      subject: i18n.t('Your refund for {course}', { course }),
      preview: i18n.t('{amount} is on its way. Credit note {documentNumber}.', { amount, documentNumber }),
      heading: i18n.t('Refund issued'),
      parts: [
        {
          is: 'text',
          text: i18n.t('We’ve refunded {amount} of your payment for {course}.', { amount, course }),
        },
        ...(isForLeaver ? [{ is: 'text' as const, text: reason }] : []),
        {
          is: 'text',
          text: i18n.t(
            'The money goes back to your original payment method. Your bank usually takes 5 to 7 working days.',
          ),
        },
        { is: 'text', text: i18n.t('Credit note number: {documentNumber}', { documentNumber }) },
        { is: 'button', label: i18n.t('View credit note'), href: `${origin}${path}` },
        ...testNote(data, context),
      ],
    };
  },
};
