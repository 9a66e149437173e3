import { Trans } from '@lingui/react/macro';
import type { PayKind } from '@preproom/models/contract/mentors/pay';
import type { EarningFile } from '@preproom/models/contract/mentors/team/earnings';
import { useState } from 'react';
import { Card } from '../../../../ui/Card.tsx';
import { useSaveExceptions } from './api.ts';
import { RateForm } from './RateForm.tsx';

/** What this mentor is paid where it differs from everybody's. */
export function ExceptionsCard({ file }: { file: EarningFile }) {
  const { mutateAsync } = useSaveExceptions(file._id);
  // Of what the fields were filled with; a teammate's later save makes this one a conflict.
  const [revision, setRevision] = useState(file.exceptionsRevision);
  return (
    <Card as="section" labelledBy="exceptions" className="flex flex-col gap-4">
      <h2 id="exceptions" className="text-18">
        <Trans>This mentor’s pay</Trans>
      </h2>
      <RateForm
        kinds={Object.keys(file.rates) as PayKind[]}
        stored={file.exceptions}
        ofAll={file.rates}
        draftKey={`act:pay:${file._id}:${revision}`}
        save={async (exceptions) => {
          const { data } = await mutateAsync({ exceptions, revision });
          setRevision(data.revision);
        }}
      />
    </Card>
  );
}
