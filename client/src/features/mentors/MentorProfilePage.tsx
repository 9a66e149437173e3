import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useStore } from '../../lib/store.ts';
import { ownMentorQuery } from '../../shared/mentors/ownMentor.ts';
import { Container } from '../../ui/Container.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { QueryView } from '../../ui/QueryView.tsx';
import { ProfileEditor } from './ProfileEditor.tsx';

/** A mentor edits their profile beside a preview of what everyone sees. */
export function MentorProfilePage() {
  const { t } = useLingui();
  const user = useStore((state) => state.user);
  const query = useQuery(ownMentorQuery);
  if (!user) return null;
  return (
    <Container className="flex flex-col gap-6 py-8 sm:gap-8 sm:py-12">
      <PageHeading title={t`Your profile`} />
      <QueryView query={query} failed={<Trans>Couldn’t load your profile</Trans>}>
        {(data) => <ProfileEditor profile={data} user={user} />}
      </QueryView>
    </Container>
  );
}
