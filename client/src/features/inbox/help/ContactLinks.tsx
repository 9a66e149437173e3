import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePageSettings } from '../../../lib/page/pageSettings.ts';
import { SocialMark } from '../../../ui/SocialMark.tsx';

/** The team's e-mail address and its configured social pages. */
export function ContactLinks() {
  const { email, social } = usePageSettings().contact;
  return (
    <ul className="-my-2 flex flex-col">
      <ContactLink href={`mailto:${email}`} icon={<Mail aria-hidden className="size-5" />}>
        {email}
      </ContactLink>
      {social.map(({ name, url }) => (
        <ContactLink key={name} href={url} icon={<SocialMark network={name} className="size-5" />}>
          {name}
        </ContactLink>
      ))}
    </ul>
  );
}

function ContactLink({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <a href={href} className="flex min-h-11 items-center gap-3 hover:text-peacock">
        <span className="text-muted">{icon}</span>
        <span className="min-w-0 wrap-anywhere underline decoration-line-strong decoration-1 underline-offset-4">
          {children}
        </span>
      </a>
    </li>
  );
}
