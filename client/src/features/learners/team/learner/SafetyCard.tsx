import { Trans, useLingui } from '@lingui/react/macro';
import type { StudentFile } from '@preproom/models/contract/learners/team/studentFile';
import { Link } from '../../../../ui/Link.tsx';
import { Block, Facts } from './Facts.tsx';

/** How many open reports and blocks there are about the learner, and by them. */
export function SafetyCard({ reports, blocks }: Pick<StudentFile, 'reports' | 'blocks'>) {
  const { t } = useLingui();
  return (
    <Block
      title={<Trans>Reports and blocks</Trans>}
      action={
        <Link to="/hq/admin/reports" className="py-1 text-14">
          <Trans>All reports</Trans>
        </Link>
      }
    >
      <Facts
        facts={[
          [t`Open reports about them`, String(reports.about)],
          [t`Open reports by them`, String(reports.by)],
          [t`Blocked by`, String(blocks.about)],
          [t`People they’ve blocked`, String(blocks.by)],
        ]}
      />
    </Block>
  );
}
