import { Trans, useLingui } from '@lingui/react/macro';
import { FOLDERS } from '@preproom/models/contract/accounts/folders';
import { AppError } from '@preproom/models/contract/http/errors';
import type { UploadState } from '../../../lib/files/useUpload.ts';
import { FileDrop } from '../../../ui/forms/FileDrop.tsx';
import { PhotoPicker } from '../../../ui/forms/PhotoPicker.tsx';
import { Specimen } from './Specimen.tsx';
import { aPhoto } from './samples.ts';

const NAME = 'asha-rao-resume.pdf';
const STATES: readonly UploadState[] = [
  { status: 'idle' },
  { status: 'sending', name: NAME, share: 0.4 },
  { status: 'sending', name: NAME, share: 1 },
  { status: 'failed', name: NAME, error: new AppError('unavailable') },
  { status: 'failed', name: NAME, error: new AppError('too_large') },
];

/** An upload that never sends anything. */
const still = (state: UploadState) => ({ state, start() {}, retry() {}, cancel() {} });

export function FileSpecimens() {
  const { t } = useLingui();
  return (
    <>
      <Specimen name="FileDrop" className="grid sm:grid-cols-2 sm:items-start">
        {STATES.map((state, at) => (
          <FileDrop
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            key={at}
            label={t`Your resume`}
            help={<Trans>PDF or Word (DOCX), at most 5 MB.</Trans>}
            limits={FOLDERS.resume}
            upload={still(state)}
          />
        ))}
      </Specimen>
      <Specimen name="PhotoPicker" className="grid gap-6">
        {[null, aPhoto].map((photo) => (
          <PhotoPicker
            key={photo}
            name={t`Asha Rao`}
            photo={photo}
            upload={still({ status: 'idle' })}
            onRemove={() => {}}
            isRemoving={false}
            removeError={null}
          />
        ))}
      </Specimen>
    </>
  );
}
