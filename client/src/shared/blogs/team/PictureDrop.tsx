import { Trans } from '@lingui/react/macro';
import { FOLDERS } from '@preproom/models/contract/accounts/folders';
import { addBlogPicture } from '@preproom/models/contract/blogs/team/blogs';
import type { ReactNode } from 'react';
import { checkFile, sendForm } from '../../../lib/files/upload.ts';
import { useUpload } from '../../../lib/files/useUpload.ts';
import { FileDrop } from '../../../ui/forms/FileDrop.tsx';

export interface PictureDropProps {
  blogId: string;
  label: ReactNode;
  /** Called with the stored picture's address. */
  onDone: (url: string) => void;
  children?: ReactNode;
}

/** Uploads a picture of an article. */
export function PictureDrop({ blogId, label, onDone, children }: PictureDropProps) {
  const upload = useUpload(async (file, options) => {
    checkFile('article', file);
    const { url } = await sendForm<{ url: string }>(addBlogPicture, { blogId }, file, options);
    onDone(url);
  });
  return (
    <FileDrop
      label={label}
      help={<Trans>JPEG, PNG or WebP, up to 10 MB.</Trans>}
      limits={FOLDERS.article}
      upload={upload}
    >
      {children}
    </FileDrop>
  );
}
