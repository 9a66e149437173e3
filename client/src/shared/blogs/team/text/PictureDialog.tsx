import { Trans, useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { TextField } from '../../../../ui/forms/TextField.tsx';
import { useIsUploading } from '../../../../ui/forms/uploads.tsx';
import { PictureDrop } from '../PictureDrop.tsx';

interface PictureDialogProps {
  editor: Editor;
  blogId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Uploads a picture and asks what it shows. */
export function PictureDialog({ editor, blogId, isOpen, onClose }: PictureDialogProps) {
  const { t } = useLingui();
  const [src, setSrc] = useState('');
  const [alt, setAlt] = useState('');
  // Another image may be replacing the one that is shown.
  const isUploading = useIsUploading();
  const close = () => {
    setSrc('');
    setAlt('');
    onClose();
  };
  const insert = () => {
    editor.chain().focus().setImage({ src, alt: alt.trim() }).run();
    close();
  };
  return (
    <Dialog
      title={t`Image`}
      isOpen={isOpen}
      onOpenChange={(open) => !open && close()}
      actions={
        <>
          <Button tone="quiet" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button isBusy={isUploading} disabled={src === '' || alt.trim() === ''} onClick={insert}>
            <Trans>Insert</Trans>
          </Button>
        </>
      }
    >
      <PictureDrop blogId={blogId} label={<Trans>Image file</Trans>} onDone={setSrc}>
        {src && (
          <img src={src} alt={alt} className="max-h-48 rounded-card border border-line object-contain" />
        )}
      </PictureDrop>
      <TextField
        label={t`Description`}
        help={<Trans>What the image shows, for people who can’t see it.</Trans>}
        value={alt}
        maxLength={300}
        onChange={({ target }) => setAlt(target.value)}
      />
    </Dialog>
  );
}
