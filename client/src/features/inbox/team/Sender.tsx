import { asciiDigits } from '@preproom/models/contract/http/digits';

const LINK = 'rounded-[2px] text-peacock underline underline-offset-4 wrap-anywhere';

/** How to answer somebody: as it was typed, so any of it may be missing. */
export function Sender({ email, phone }: { email: string; phone: string }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-14 empty:hidden">
      {email.trim() && (
        <a className={LINK} href={`mailto:${encodeURIComponent(email.trim())}`}>
          {email}
        </a>
      )}
      {phone.trim() && (
        <a className={LINK} href={`tel:${asciiDigits(phone).replace(/[^+\d]/g, '')}`}>
          {phone}
        </a>
      )}
    </p>
  );
}
