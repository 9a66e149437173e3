import { useLingui } from '@lingui/react/macro';
import {
  Minus,
  MousePointer2,
  MoveUpRight,
  Pencil,
  Redo2,
  Scan,
  Square,
  Trash2,
  TypeOutline,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ToggleButton, Toolbar } from 'react-aria-components';
import type { BoardTool } from '../../../code/board/draft.ts';
import { boardButton } from '../../../shared/room/board/boardButton.ts';
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

/** One stop of the Tab key; arrow keys go from button to button. */
export function BoardToolbar({ editor, viewport, children }: BoardToolbarProps) {
  const { t } = useLingui();
  const tools: Record<BoardTool, [label: string, icon: ReactNode]> = {
    select: [t`Select and move`, <MousePointer2 key="icon" />],
    pen: [t`Pen`, <Pencil key="icon" />],
    line: [t`Straight line`, <Minus key="icon" />],
    arrow: [t`Arrow`, <MoveUpRight key="icon" />],
    box: [t`Box`, <Square key="icon" />],
    text: [t`Text`, <TypeOutline key="icon" />],
  };
  const { isReadOnly } = editor;
  return (
    <Toolbar aria-label={t`Drawing tools`} className="flex min-w-0 grow flex-wrap items-center gap-0.5">
      {TOOL_KEYS.map(([key, tool]) => (
        <ToggleButton
          key={tool}
          aria-label={tools[tool][0]}
          aria-keyshortcuts={key}
          isSelected={editor.tool === tool}
          isDisabled={isReadOnly && tool !== 'select'}
          onChange={() => editor.choose(tool)}
          className={boardButton}
        >
          {tools[tool][1]}
        </ToggleButton>
      ))}
      <ColorPicker color={editor.color} onChange={editor.paint} className={boardButton} />
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
      <Action label={t`Show all`} icon={<Scan />} run={viewport.fit} />
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
    <Button aria-label={label} isDisabled={isDisabled} onPress={run} className={boardButton}>
      {icon}
    </Button>
  );
}
