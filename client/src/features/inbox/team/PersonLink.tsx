import { Trans } from '@lingui/react/macro';
import type { BlockRow } from '@preproom/models/contract/inbox/team/reports';
import { hqMentorPath } from '../../../shared/team/hqPaths.ts';
import { Link } from '../../../ui/Link.tsx';

/** Somebody's name, which leads to the team's page about them. */
export function PersonLink({ _id, Name, role }: BlockRow['by']) {
  if (Name === null) return <Trans>Former member</Trans>;
  if (role === 'mentor') return <Link to={hqMentorPath(_id)}>{Name}</Link>;
  if (role === 'user') return <Link to={`/hq/admin/Student/${_id}`}>{Name}</Link>;
  return Name;
}
