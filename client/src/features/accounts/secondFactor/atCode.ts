import { AppError } from '@preproom/models/contract/http/errors';
import { asAppError } from '../../../lib/api.ts';

/** Throws what was thrown; a wrong code as an error of the form's field. */
export function atCode(failure: unknown): never {
  const error = asAppError(failure);
  if (error.code !== 'wrong_second_factor') throw error;
  throw new AppError(error.code, undefined, { fields: { code: 'is wrong' } });
}
