import { KeyRound } from 'lucide-react';
import { SocialMark } from '../../../ui/SocialMark.tsx';

/** Google's brand rules require these four colours. */
const GOOGLE = [
  ['#4285f4', 'M22.5 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2.1-1.9 3.3-4.7 3.3-7.9z'],
  [
    '#34a853',
    'M12 23c3 0 5.5-1 7.3-2.7l-3.6-2.8c-1 .7-2.2 1.1-3.7 1.1-2.9 0-5.3-1.9-6.2-4.6H2.2v2.8A11 11 0 0 0 12 23z',
  ],
  ['#fbbc05', 'M5.8 14a6.6 6.6 0 0 1 0-4.2V7H2.2a11 11 0 0 0 0 9.9z'],
  ['#ea4335', 'M12 5.3c1.6 0 3.1.6 4.2 1.7l3.2-3.2A11 11 0 0 0 2.2 7l3.6 2.8C6.7 7.2 9.1 5.3 12 5.3z'],
] as const;

/** A provider's logo. Decorative: show the name beside it. */
export function ProviderMark({ provider }: { provider: string }) {
  if (provider === 'linkedin')
    return <SocialMark network="LinkedIn" className="size-5 text-[#0a66c2] dark:text-ink" />;
  if (provider !== 'google') return <KeyRound aria-hidden className="size-5" />;
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
      {GOOGLE.map(([colour, shape]) => (
        <path key={colour} fill={colour} d={shape} />
      ))}
    </svg>
  );
}
