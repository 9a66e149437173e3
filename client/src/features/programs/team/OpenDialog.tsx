import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getOpening, openEnrolment, type ProgramRow } from '@preproom/models/contract/programs/team/programs';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { MailPreview } from './MailPreview.tsx';
import { useProgramChange } from './useProgramChange.ts';

interface OpenDialogProps {
  program: ProgramRow;
  onClose: () => void;
}

/** Opens a program, after showing who will be e-mailed, and what. */
export function OpenDialog({ program: { _id, product_name }, onClose }: OpenDialogProps) {
  const { t } = useLingui();
  const params = { course_id: _id };
  const opening = useQuery({
    // Not below the team's key: once the program is open, nothing is left to preview.
    queryKey: ['opening', _id, product_name],
    queryFn: ({ signal }) => callApi(getOpening, { params, signal }),
    gcTime: 0,
  });
  const { change, isPending, isSuccess, error } = useProgramChange(onClose);
  const open = async () => {
    await callApi(openEnrolment, { params, body: { product_name } });
    return {};
  };
  const { data } = opening;
  const waiting = data?.waiting ?? 0;
  return (
    <ChangeDialog
      title={t`Open ${product_name}`}
      label={
        waiting > 0 ? (
          <Trans>
            Open and e-mail <Plural value={waiting} one="# person" other="# people" />
          </Trans>
        ) : (
          <Trans>Open enrolment</Trans>
        )
      }
      isBusy={isPending}
      isReady={data !== undefined && !isSuccess}
      error={error}
      onClose={onClose}
      onConfirm={() => change(open)}
    >
      {!data && opening.error && (
        <ErrorState
          title={<Trans>Couldn’t load the waitlist</Trans>}
          error={opening.error}
          onRetry={() => void opening.refetch()}
        />
      )}
      {!data && !opening.error && <Skeleton className="h-72" />}
      {data && (
        <>
          <p>
            {waiting === 0 ? (
              <Trans>No one is on the waitlist. The program opens without an e-mail.</Trans>
            ) : (
              <Trans>
                <Plural value={waiting} one="# person is" other="# people are" /> on the waitlist. Each gets
                this e-mail once and is removed from the list. You can’t undo this.
              </Trans>
            )}
          </p>
          {waiting > 0 && <MailPreview programId={_id} mails={data.mails} />}
        </>
      )}
    </ChangeDialog>
  );
}
