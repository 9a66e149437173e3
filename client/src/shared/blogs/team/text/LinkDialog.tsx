import { Trans, useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/react';
import { useId } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { TextField } from '../../../../ui/forms/TextField.tsx';

interface LinkDialogProps {
  editor: Editor;
  isOpen: boolean;
  onClose: () => void;
}

/** Sets the address of the selected words, or of the link that the cursor is in; an empty one removes it. */
export function LinkDialog({ editor, isOpen, onClose }: LinkDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const set = (form: FormData) => {
    const href = String(form.get('href') ?? '').trim();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  };
  return (
    <Dialog
      title={t`Link`}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form id={id} action={set}>
        <TextField
          name="href"
          label={t`Web address`}
          help={<Trans>Leave it empty to remove the link.</Trans>}
          defaultValue={editor.getAttributes('link').href ?? ''}
          pattern="(https?://|mailto:|/).+"
          autoFocus
        />
      </form>
    </Dialog>
  );
}
