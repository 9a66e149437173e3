import type { Messages } from '@lingui/core';

export const HINDI_CATALOGUES = import.meta.glob<{ messages: Messages }>('../locales/hi/*.po');
