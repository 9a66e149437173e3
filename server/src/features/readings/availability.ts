import type { READINGS_UNAVAILABLE } from '@preproom/models/contract/room/sessions';
import type { FaceModelState } from '../../adapters/faceModel.ts';
import type { Config } from '../../config/config.ts';

/** Why nobody's expression can be read on this installation, null when it can. */
export function readingsUnavailable(
  config: Pick<Config, 'READINGS'>,
  model: FaceModelState,
): (typeof READINGS_UNAVAILABLE)[number] | null {
  if (config.READINGS === 'off') return 'switched_off';
  return model.status === 'ready' ? null : 'model_missing';
}
