import { useLingui } from '@lingui/react/macro';
import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { pastedHtml } from './pastedHtml.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';

/** Only what the server keeps. Pasted text from a word processor is reduced to the same. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    strike: false,
    underline: false,
    trailingNode: false,
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['http', 'https', 'mailto'] },
  }),
  Image,
  TableKit.configure({ table: { resizable: false } }),
];

export interface RichTextProps {
  /** The article that pictures are uploaded to; without one, the toolbar has no pictures. */
  blogId?: string;
  /** The text at first; later changes are the editor's own. */
  html: string;
  onChange: (html: string) => void;
}

/** A formatted text, with its toolbar. */
export function RichText({ blogId, html, onChange }: RichTextProps) {
  const { t } = useLingui();
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: html,
    // Our content security policy refuses style elements; the class below has what the editor needs.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: pastedHtml,
      attributes: {
        class: 'prose max-w-none min-h-96 whitespace-break-spaces p-4 outline-none',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t`Text`,
        lang: 'en',
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
  });
  return (
    <div className="rounded-card border border-line-strong bg-raised focus-within:border-peacock">
      {editor && <RichTextToolbar editor={editor} {...(blogId !== undefined && { blogId })} />}
      <EditorContent editor={editor} />
    </div>
  );
}
