import { Trans, useLingui } from '@lingui/react/macro';
import { Minus, Plus, Type } from 'lucide-react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import type { EditorLook } from '../../../code/editor/editorTheme.ts';
import { roundButton } from '../../../shared/room/roundButton.ts';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { FONT_SIZES, TAB_SIZES } from './useEditorLook.ts';

interface CodeLookProps {
  look: EditorLook;
  onChange: (part: Partial<EditorLook>) => void;
}

/** How the code is shown here. The other person's editor is not affected. */
export function CodeLook({ look, onChange }: CodeLookProps) {
  const { t } = useLingui();
  const { fontSize, tabSize, wraps } = look;
  return (
    <DialogTrigger>
      <Button aria-label={t`Text size and layout`} className={roundButton()}>
        <Type />
      </Button>
      <Popover className="rounded-card border border-line bg-raised p-4 shadow-layer">
        <Dialog aria-label={t`Text size and layout`} className="flex flex-col gap-3 outline-none">
          <div className="flex items-center justify-between gap-4">
            <span>
              <Trans>Text size</Trans>
            </span>
            <span className="flex items-center gap-2">
              <Button
                aria-label={t`Smaller text`}
                isDisabled={fontSize <= FONT_SIZES.min}
                onPress={() => onChange({ fontSize: fontSize - FONT_SIZES.step })}
                className={roundButton()}
              >
                <Minus />
              </Button>
              <output className="min-w-6 text-center tabular-nums">{fontSize}</output>
              <Button
                aria-label={t`Larger text`}
                isDisabled={fontSize >= FONT_SIZES.max}
                onPress={() => onChange({ fontSize: fontSize + FONT_SIZES.step })}
                className={roundButton()}
              >
                <Plus />
              </Button>
            </span>
          </div>
          <label className="flex items-center justify-between gap-4">
            <Trans>Tab size</Trans>
            <select
              value={tabSize}
              onChange={({ target }) => onChange({ tabSize: Number(target.value) })}
              className="min-h-11 cursor-pointer rounded-control border border-line-strong bg-paper px-3 text-16"
            >
              {TAB_SIZES.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </select>
          </label>
          <Switch isSelected={wraps} onChange={(isOn) => onChange({ wraps: isOn })}>
            <Trans>Wrap long lines</Trans>
          </Switch>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
