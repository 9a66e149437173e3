import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { usePageSettings } from '../../lib/page/pageSettings.ts';
import { Container } from '../../ui/Container.tsx';
import { SocialMark } from '../../ui/SocialMark.tsx';
import { HomeLink } from '../layout/HomeLink.tsx';
import { FOOTER_COLUMNS, LEGAL_LINKS, type SiteLink } from './siteLinks.ts';

const FOOTER_LINK =
  '-mx-2 inline-flex min-h-9 items-center rounded-control px-2 text-14 text-muted hover:text-ink hover:underline underline-offset-4';

export function Footer() {
  const { brandName, seller } = usePageSettings();
  return (
    <footer className="no-print mt-auto border-t border-line bg-raised">
      <Container className="grid gap-6 py-8 sm:gap-10 sm:py-12 lg:grid-cols-[2fr_3fr]">
        <div className="flex flex-col items-start gap-3">
          <HomeLink />
          <p className="max-w-80 text-14 text-muted max-sm:hidden">
            <Trans>Mock interviews with mentors, online.</Trans>
          </p>
          <SocialLinks />
        </div>
        <Columns />
      </Container>
      <Container>
        <div className="flex flex-col gap-2 border-t sm:gap-4 border-line py-4 sm:py-6 lg:flex-row lg:items-center lg:justify-between">
          <div className="flex min-w-0 flex-col gap-1 text-14 text-muted">
            <p>
              <Trans>© 2023 {brandName}. All rights reserved.</Trans>
            </p>
            {seller && (
              <p className="max-w-prose wrap-anywhere">
                {[seller.name, seller.address, seller.phone].filter(Boolean).join(' · ')}
              </p>
            )}
          </div>
          <LegalLinks />
        </div>
      </Container>
    </footer>
  );
}

function Columns() {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-4 sm:gap-y-8 sm:grid-cols-3">
      {FOOTER_COLUMNS.map(({ title, links }) => (
        // On a phone the last one has a row of its own.
        <nav key={title.id} aria-label={t(title)} className="group max-sm:odd:last:col-span-2">
          <h2 className="font-sans text-14 font-semibold tracking-normal sm:mb-2">{t(title)}</h2>
          <Links
            links={links}
            className="flex flex-col max-sm:group-odd:group-last:flex-row max-sm:group-odd:group-last:gap-x-5"
          />
        </nav>
      ))}
    </div>
  );
}

function LegalLinks() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`About and legal`}>
      <Links links={LEGAL_LINKS} className="flex flex-wrap gap-x-5" />
    </nav>
  );
}

function Links({ links, className }: { links: readonly SiteLink[]; className: string }) {
  const { t } = useLingui();
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={label.id}>
          <Link to={to} className={FOOTER_LINK}>
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function SocialLinks() {
  const { social } = usePageSettings().contact;
  if (social.length === 0) return null;
  return (
    <ul className="-ms-2.5 flex gap-1">
      {social.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            aria-label={name}
            rel="noreferrer"
            className="grid size-11 place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-ink/6 hover:text-ink"
          >
            <SocialMark network={name} className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  );
}
