import { Trans, useLingui } from '@lingui/react/macro';
import { AUDIT_ACTIONS } from '@preproom/models/contract/team/auditActions';
import { type AuditRow, exportHqAudit, getHqAudit } from '@preproom/models/contract/team/auditLog';
import { useMemo } from 'react';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { TeamList } from '../../../ui/list/teamList.ts';
import { When } from '../../../ui/When.tsx';
import { AUDIT_ACTION_TEXTS } from './auditActionTexts.ts';

/** /hq/admin/audit: who of the team did and saw what. */
export function AuditPage() {
  const { t } = useLingui();
  const list = useMemo(
    (): TeamList<AuditRow> => ({
      title: t`Audit log`,
      searchLabel: t`ID of a person or item`,
      page: getHqAudit,
      exported: exportHqAudit,
      defaultSort: '-at',
      empty: <Trans>Team changes and views of personal data appear here.</Trans>,
      columns: [
        { id: 'action', label: t`Action`, cell: ({ action }) => t(AUDIT_ACTION_TEXTS[action]) },
        { id: 'at', label: t`Time`, sort: 'at', cell: ({ at }) => <When instant={at} /> },
        { id: 'actor', label: t`By`, cell: ({ actor }) => actor ?? <Trans>System or removed user</Trans> },
        { id: 'targetId', label: t`About`, cell: ({ targetId }) => <code>{targetId}</code> },
      ],
      filters: [
        {
          name: 'action',
          label: t`Action`,
          options: AUDIT_ACTIONS.map((id) => ({ id, label: t(AUDIT_ACTION_TEXTS[id]) })),
        },
      ],
      detail: (_, row) => row && <AuditFacts entry={row} />,
    }),
    [t],
  );
  return <ListPage list={list} />;
}

function AuditFacts({ entry: { at, actor, targetId, before, after } }: { entry: AuditRow }) {
  return (
    <div className="flex flex-col gap-3 text-14">
      <p>
        <When instant={at} /> · {actor ?? <Trans>System or removed user</Trans>}
      </p>
      <p className="text-muted wrap-anywhere">
        <Trans>About {targetId}</Trans>
      </p>
      {before !== null && <Json title={<Trans>Before</Trans>} text={before} />}
      {after !== null && <Json title={<Trans>After</Trans>} text={after} />}
    </div>
  );
}

function Json({ title, text }: { title: React.ReactNode; text: string }) {
  return (
    <div>
      <h3 className="text-14 font-medium">{title}</h3>
      <pre className="overflow-x-auto rounded-control bg-ink/5 p-3 text-12 whitespace-pre-wrap wrap-anywhere">
        {JSON.stringify(JSON.parse(text), null, 2)}
      </pre>
    </div>
  );
}
