import { useState } from 'react';
import { DEFAULT_LOOK, type EditorLook } from '../../../code/editor/editorTheme.ts';

const KEY = 'preproom.codeLook';

export const FONT_SIZES = { min: 11, max: 28, step: 1 } as const;
export const TAB_SIZES = [2, 4, 8] as const;

/** How this person wants code to be shown; stored on this device. */
export function useEditorLook(): [EditorLook, (part: Partial<EditorLook>) => void] {
  const [look, setLook] = useState(readLook);
  const change = (part: Partial<EditorLook>) => {
    const next = { ...look, ...part };
    setLook(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Storage is full or blocked: the choice lasts for this page.
    }
  };
  return [look, change];
}

function readLook(): EditorLook {
  try {
    const { fontSize, tabSize, wraps } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<EditorLook>;
    const isSize = typeof fontSize === 'number' && fontSize >= FONT_SIZES.min && fontSize <= FONT_SIZES.max;
    return {
      fontSize: isSize ? fontSize : DEFAULT_LOOK.fontSize,
      tabSize: TAB_SIZES.find((size) => size === tabSize) ?? DEFAULT_LOOK.tabSize,
      wraps: typeof wraps === 'boolean' ? wraps : DEFAULT_LOOK.wraps,
    };
  } catch {
    return DEFAULT_LOOK;
  }
}
