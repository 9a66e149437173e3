import { useLingui } from '@lingui/react/macro';
import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  Link as LinkMark,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Table,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { Toolbar } from 'react-aria-components';
import { ToggleButton } from '../../../../ui/forms/ToggleButton.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { PictureDialog } from './PictureDialog.tsx';

interface Tool {
  label: string;
  Icon: LucideIcon;
  isOn?: boolean;
  run: () => void;
}

/** One stop of the Tab key; the arrow keys move inside. */
export function RichTextToolbar({ editor, blogId }: { editor: Editor; blogId?: string }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<'link' | 'picture' | null>(null);
  const is = useEditorState({ editor, selector: ({ editor: now }) => marksOf(now) });
  const chain = () => editor.chain().focus();
  const heading = (level: 2 | 3 | 4) => () => chain().toggleHeading({ level }).run();
  const tools: Tool[] = [
    { label: t`Bold`, Icon: Bold, isOn: is.bold, run: () => chain().toggleBold().run() },
    { label: t`Italic`, Icon: Italic, isOn: is.italic, run: () => chain().toggleItalic().run() },
    { label: t`Code`, Icon: Code, isOn: is.code, run: () => chain().toggleCode().run() },
    { label: t`Heading`, Icon: Heading2, isOn: is.h2, run: heading(2) },
    { label: t`Subheading`, Icon: Heading3, isOn: is.h3, run: heading(3) },
    { label: t`Small heading`, Icon: Heading4, isOn: is.h4, run: heading(4) },
    { label: t`Bulleted list`, Icon: List, isOn: is.bullets, run: () => chain().toggleBulletList().run() },
    {
      label: t`Numbered list`,
      Icon: ListOrdered,
      isOn: is.numbers,
      run: () => chain().toggleOrderedList().run(),
    },
    { label: t`Quote`, Icon: Quote, isOn: is.quote, run: () => chain().toggleBlockquote().run() },
    { label: t`Link`, Icon: LinkMark, isOn: is.link, run: () => setAsked('link') },
    ...(blogId === undefined ? [] : [{ label: t`Image`, Icon: ImagePlus, run: () => setAsked('picture') }]),
    { label: t`Table`, Icon: Table, run: () => chain().insertTable({ rows: 3, cols: 2 }).run() },
    { label: t`Divider`, Icon: Minus, run: () => chain().setHorizontalRule().run() },
    { label: t`Undo`, Icon: Undo2, run: () => chain().undo().run() },
    { label: t`Redo`, Icon: Redo2, run: () => chain().redo().run() },
  ];
  return (
    <>
      <Toolbar aria-label={t`Formatting`} className="flex flex-wrap gap-1 border-line border-b p-2">
        {tools.map(({ label, Icon, isOn = false, run }) => (
          <ToggleButton key={label} aria-label={label} isSelected={isOn} onChange={run}>
            <Icon aria-hidden className="size-4" />
          </ToggleButton>
        ))}
      </Toolbar>
      <LinkDialog editor={editor} isOpen={asked === 'link'} onClose={() => setAsked(null)} />
      {blogId !== undefined && (
        <PictureDialog
          editor={editor}
          blogId={blogId}
          isOpen={asked === 'picture'}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function marksOf(editor: Editor) {
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    code: editor.isActive('code'),
    h2: editor.isActive('heading', { level: 2 }),
    h3: editor.isActive('heading', { level: 3 }),
    h4: editor.isActive('heading', { level: 4 }),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    link: editor.isActive('link'),
  };
}
