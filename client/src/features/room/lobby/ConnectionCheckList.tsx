import { Trans, useLingui } from '@lingui/react/macro';
import { Check, LoaderCircle, Minus, TriangleAlert } from 'lucide-react';
import type { ConnectionCheckState } from '../../../call/connectionCheck/connectionCheck.ts';
import { type CheckStep, stepsThatNeedCare } from '../../../call/connectionCheck/connectionCheckRules.ts';
import { Button } from '../../../ui/Button.tsx';
import { advice, BUSY_TEXTS, resultText, STEP_NAMES } from './connectionCheckTexts.ts';

const STEPS: readonly CheckStep[] = ['server', 'stun', 'relay', 'speed', 'microphone', 'camera'];
/** Results that count neither as passed nor as failed. */
const NEUTRAL: readonly string[] = ['unknown', 'not_needed', 'not_configured', 'not_measured', 'off'];

export interface ConnectionCheckListProps {
  state: ConnectionCheckState;
  isRelayOnly: boolean;
  onMeasureSpeed: () => void;
}

/** One row per step: its name, its result, and what to do if the result is not good. */
export function ConnectionCheckList({ state, isRelayOnly, onMeasureSpeed }: ConnectionCheckListProps) {
  return (
    <ul className="flex flex-col gap-2 text-14">
      {STEPS.map((step) => (
        <Row key={step} step={step} state={state} isRelayOnly={isRelayOnly}>
          {step === 'speed' && state.asksBeforeSpeed && (
            <Button tone="quiet" onClick={onMeasureSpeed} className="col-start-2 mt-1 justify-self-start">
              <Trans>Test speed (uses about 3 MB)</Trans>
            </Button>
          )}
        </Row>
      ))}
    </ul>
  );
}

interface RowProps extends Pick<ConnectionCheckListProps, 'state' | 'isRelayOnly'> {
  step: CheckStep;
  children: React.ReactNode;
}

function Row({ step, state: { result, busy }, isRelayOnly, children }: RowProps) {
  const { t } = useLingui();
  const isBusy = busy.includes(step);
  const word = isBusy ? BUSY_TEXTS[step] : resultText(step, result);
  const todo = isBusy ? undefined : advice(step, result, isRelayOnly);
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)] items-start gap-x-2">
      <StepIcon
        isBusy={isBusy}
        isTrouble={stepsThatNeedCare(result).includes(step)}
        isNeutral={NEUTRAL.includes(result[step])}
      />
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>{t(STEP_NAMES[step])}</span>
        <span className="text-muted">{word && t(word)}</span>
      </p>
      {todo && <p className="col-start-2 text-muted">{t(todo)}</p>}
      {children}
    </li>
  );
}

interface StepIconProps {
  isBusy: boolean;
  isTrouble: boolean;
  isNeutral?: boolean;
}

export function StepIcon({ isBusy, isTrouble, isNeutral = false }: StepIconProps) {
  const look = 'mt-0.5 size-4 shrink-0';
  if (isBusy)
    return <LoaderCircle aria-hidden className={`${look} animate-spin motion-reduce:animate-none`} />;
  if (isTrouble) return <TriangleAlert aria-hidden className={`${look} text-amber`} />;
  if (isNeutral) return <Minus aria-hidden className={`${look} text-muted`} />;
  return <Check aria-hidden className={`${look} text-leaf`} />;
}
