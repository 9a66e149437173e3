import { useLingui } from '@lingui/react/macro';
import { FREE_INTRODUCTION } from '@preproom/models/contract/sessions/bookings';
import { useRoundText } from '../../../lib/texts/roundText.ts';
import { ANY, type SessionType } from './bookingPath.ts';

/** The words for what is booked: its name, and the invitation to book it. */
export function useTypeTexts() {
  const { t } = useLingui();
  const roundText = useRoundText();
  return {
    typeText(type: SessionType): string {
      if (type === FREE_INTRODUCTION) return t`Free introduction`;
      return type === ANY ? t`Session` : roundText(type);
    },
    bookText(type: SessionType): string {
      if (type === FREE_INTRODUCTION) return t`Book your free introduction`;
      return type === ANY ? t`Book a session` : t`Book ${roundText(type)}`;
    },
  };
}
