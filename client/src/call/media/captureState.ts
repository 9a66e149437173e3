import type { DeviceProblem } from '../core/ports.ts';

/** Why another device is in use than the wanted one: the wanted one went away, or could not be switched to. */
export interface Substitution {
  reason: 'lost' | 'refused';
  /** The device that is not used. */
  label: string;
}

export type CaptureState =
  | { status: 'off' }
  | { status: 'starting' }
  | {
      status: 'on';
      trackId: string;
      label: string;
      /** Muted by the device or the system: a switch, a privacy setting, a phone call. It ends by itself. */
      isInterrupted: boolean;
      substitution: Substitution | null;
    }
  | { status: 'failed'; problem: DeviceProblem };
