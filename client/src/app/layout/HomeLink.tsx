import { Link } from 'react-router-dom';
import { usePageSettings } from '../../lib/page/pageSettings.ts';
import { Logo } from '../../ui/Logo.tsx';

/** Logo and brand name, linked to the site's home page, or to another. */
export function HomeLink({ to = '/' }: { to?: string }) {
  const { brandName } = usePageSettings();
  return (
    <Link to={to} className="-ms-1 flex min-h-11 items-center gap-2.5 rounded-control px-1">
      <Logo className="size-7" />
      <span className="font-heading text-20 font-semibold tracking-tight">{brandName}</span>
    </Link>
  );
}
