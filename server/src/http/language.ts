import {
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGES,
  type Language,
} from '@preproom/models/contract/http/language';
import type { Request } from 'express';

const LANGUAGE = new RegExp(`(?:^|;)\\s*${LANGUAGE_COOKIE}=(\\w+)`);

/** The language chosen before, else the browser's first one that we have, else English. */
export function languageOf(request: Request): Language {
  const chosen = LANGUAGE.exec(request.headers.cookie ?? '')?.[1];
  if (isLanguage(chosen)) return chosen;
  return (request.acceptsLanguages([...LANGUAGES]) || 'en') as Language;
}
