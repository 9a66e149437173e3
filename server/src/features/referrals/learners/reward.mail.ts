import { writtenDay } from '@preproom/models/contract/http/indianDays';
import type { MailTemplate } from '../../../mail/content.ts';
import { rupeeText } from '../../../mail/rupeeText.ts';

/** A friend's first payment has earned a coupon. */
export interface RewardMail {
  template: 'reward';
  code: string;
  percent: number | null;
  paise: number | null;
  lastDay: string;
}

declare module '../../../mail/mails.ts' {
  interface MailDataOf {
    reward: RewardMail;
  }
}

const MONTH_MINUTES = 30 * 24 * 60;

export const rewardMail: MailTemplate<RewardMail> = {
  kind: 'money',
  isSecret: false,
  usefulMinutes: () => MONTH_MINUTES,
  write({ code, percent, paise, lastDay }, { i18n, origin }) {
    const discount = percent === null ? rupeeText((paise ?? 0) / 100) : `${percent}%`;
    const until = writtenDay(lastDay);
    return {
      subject: i18n.t('Your coupon: {discount} off your next pack', { discount }),
      preview: i18n.t('A friend you invited has joined a program.'),
      heading: i18n.t('You’ve earned a coupon'),
      parts: [
        {
          is: 'text',
          text: i18n.t('A friend you invited has joined a program. Thanks for sharing your link.'),
        },
        { is: 'text', text: i18n.t('Your code: {code}', { code }) },
        {
          is: 'text',
          text: i18n.t('It takes {discount} off one pack until {until}. It works only in your account.', {
            discount,
            until,
          }),
        },
        { is: 'button', label: i18n.t('See programs'), href: `${origin}/programs` },
      ],
    };
  },
};
