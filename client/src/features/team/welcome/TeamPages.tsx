import { Trans, useLingui } from '@lingui/react/macro';
import { hasRight, type Right } from '@preproom/models/contract/accounts/team/rights';
import { useId } from 'react';
import { useStore } from '../../../lib/store.ts';
import { Link } from '../../../ui/Link.tsx';

/** All pages that the member's rights cover, by what they are about. The menu has place for a few of them. */
export function TeamPages() {
  const { t } = useLingui();
  const id = useId();
  const rights = useStore(({ user }) => user?.rights) ?? [];
  const groups: { title: string; pages: [Right | 'any', string, string][] }[] = [
    {
      title: t`People`,
      pages: [
        ['people', '/hq/admin/sessions', t`Sessions`],
        ['people', '/hq/admin/Student', t`Learners`],
        ['people', '/hq/admin/mentor', t`Mentors`],
        ['people', '/hq/admin/applications', t`Applicants`],
        ['people', '/hq/admin/callbacks', t`Callback requests`],
        ['people', '/hq/admin/messages', t`Messages`],
        ['people', '/hq/admin/reports', t`User reports`],
        ['people', '/hq/admin/blocks', t`Blocks`],
        ['people', '/hq/admin/reviews', t`Reviews`],
      ],
    },
    {
      title: t`Content`,
      pages: [
        ['any', '/hq/admin/product', t`Programs`],
        ['content', '/hq/admin/jobs', t`Jobs`],
        ['content', '/hq/admin/blogs', t`Articles`],
        ['content', '/hq/admin/questions', t`Quiz questions`],
      ],
    },
    {
      title: t`Money`,
      pages: [
        ['money', '/hq/admin/payments', t`Payments`],
        ['money', '/hq/admin/coupons', t`Coupons`],
        ['money', '/hq/admin/affiliates', t`Affiliates`],
        ['money', '/hq/admin/earnings', t`Mentor earnings`],
        ['money', '/hq/admin/pay', t`Mentor pay`],
      ],
    },
    {
      title: t`Operations`,
      pages: [
        ['everything', '/hq/admin/team', t`Team`],
        ['everything', '/hq/admin/audit', t`Audit log`],
        ['everything', '/hq/admin/deliveries', t`Failed e-mails and background jobs`],
      ],
    },
  ];
  return (
    <nav aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-20">
        <Trans>All pages</Trans>
      </h2>
      <div className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
        {groups.map(({ title, pages }) => {
          const open = pages.filter(([right]) => hasRight(rights, right));
          if (open.length === 0) return null;
          return (
            <section key={title} className="flex flex-col gap-1">
              <h3 className="text-14 font-medium text-muted">{title}</h3>
              <ul>
                {open.map(([, to, name]) => (
                  <li key={to}>
                    <Link to={to} look="title" className="inline-flex min-h-11 items-center">
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </nav>
  );
}
