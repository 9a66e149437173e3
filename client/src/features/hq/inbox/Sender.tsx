import { Trans } from '@lingui/react/macro';
import { When } from '../../../ui/When.tsx';

export interface SenderProps {
  name: string;
  email: string;
  phone: string;
  at: string;
}

const LINK = 'rounded-[2px] text-peacock underline underline-offset-4 break-all';

/** Who wrote, when, and how to answer: everything as it was typed, so any of it may be missing. */
export function Sender({ name, email, phone, at }: SenderProps) {
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-16 wrap-anywhere">{name.trim() || <Trans>No name given</Trans>}</h2>
        <p className="text-14 text-muted">
          <When instant={at} />
        </p>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-14 empty:hidden">
        {email.trim() && (
          <a className={LINK} href={`mailto:${encodeURIComponent(email.trim())}`}>
            {email}
          </a>
        )}
        {phone.trim() && (
          <a className={LINK} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </a>
        )}
      </p>
    </div>
  );
}
