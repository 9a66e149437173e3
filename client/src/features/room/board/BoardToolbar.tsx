import { useLingui } from '@lingui/react/macro';
import {
  Maximize,
  Minus,
  MousePointer2,
  MoveUpRight,
  Pencil,
  Redo2,
  Square,
  Trash2,
  Type,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ToggleButton, Toolbar } from 'react-aria-components';
import type { BoardTool } from '../../../code/board/draft.ts';
import { cx } from '../../../lib/cx.ts';
import { TOOL_KEYS } from './boardKeys.ts';
import { ColorPicker } from './ColorPicker.tsx';
import type { BoardEditor } from './useBoardEditor.ts';
import type { BoardViewport } from './useViewport.ts';

interface BoardToolbarProps {
  editor: BoardEditor;
  viewport: BoardViewport;
  /** What stands at its end. */
  children: ReactNode;
}

const BUTTON = cx(
  'grid size-10 shrink-0 cursor-pointer place-items-center rounded-control border border-transparent hover:border-line-strong cramped:size-9 [&_svg]:size-5',
  'data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50 data-[selected]:border-peacock data-[selected]:bg-peacock data-[selected]:text-on-peacock',
);

/** One stop of the Tab key; arrow keys go from button to button. */
export function BoardToolbar({ editor, viewport, children }: BoardToolbarProps) {
  const { t } = useLingui();
  const tools: Record<BoardTool, [label: string, icon: ReactNode]> = {
    select: [t`Select and move`, <MousePointer2 key="icon" />],
    pen: [t`Pen`, <Pencil key="icon" />],
    line: [t`Line`, <Minus key="icon" />],
    arrow: [t`Arrow`, <MoveUpRight key="icon" />],
    box: [t`Box`, <Square key="icon" />],
    text: [t`Text`, <Type key="icon" />],
  };
  const { isReadOnly } = editor;
  return (
    <Toolbar aria-label={t`Drawing tools`} className="flex min-w-0 flex-wrap items-center gap-0.5">
      {TOOL_KEYS.map(([key, tool]) => (
        <ToggleButton
          key={tool}
          aria-label={tools[tool][0]}
          aria-keyshortcuts={key}
          isSelected={editor.tool === tool}
          isDisabled={isReadOnly && tool !== 'select'}
          onChange={() => editor.choose(tool)}
          className={BUTTON}
        >
          {tools[tool][1]}
        </ToggleButton>
      ))}
      <ColorPicker color={editor.color} onChange={editor.paint} className={BUTTON} />
      <Action label={t`Undo`} icon={<Undo2 />} isDisabled={isReadOnly || !editor.canUndo} run={editor.undo} />
      <Action label={t`Redo`} icon={<Redo2 />} isDisabled={isReadOnly || !editor.canRedo} run={editor.redo} />
      <Action
        label={t`Delete`}
        icon={<Trash2 />}
        isDisabled={isReadOnly || !editor.selected}
        run={editor.remove}
      />
      <Action label={t`Zoom out`} icon={<ZoomOut />} run={viewport.zoomOut} />
      <Action label={t`Zoom in`} icon={<ZoomIn />} run={viewport.zoomIn} />
      <Action label={t`Show all`} icon={<Maximize />} run={viewport.fit} />
      {children}
    </Toolbar>
  );
}

interface ActionProps {
  label: string;
  icon: ReactNode;
  isDisabled?: boolean;
  run: () => void;
}

function Action({ label, icon, isDisabled = false, run }: ActionProps) {
  return (
    <Button aria-label={label} isDisabled={isDisabled} onPress={run} className={BUTTON}>
      {icon}
    </Button>
  );
}
