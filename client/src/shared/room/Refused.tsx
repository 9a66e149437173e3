import { Trans } from '@lingui/react/macro';
import { AppError } from '@preproom/models/contract/http/errors';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { Button } from '../../ui/Button.tsx';

/** What the server refused in the call, and why. */
export function Refused({ code, onClose }: { code: AppError['code']; onClose: () => void }) {
  const errorText = useErrorText();
  return (
    <div
      role="alert"
      className="flex items-center gap-2 rounded-card border border-line bg-raised px-3 py-1 text-14 shadow-layer"
    >
      <p className="min-w-0 wrap-anywhere">{errorText(new AppError(code))}</p>
      <Button tone="quiet" size="small" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </div>
  );
}
