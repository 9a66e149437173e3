import { createContext } from 'react';

/** Whether joining is in progress. A context, so that only components that read it re-render. */
export const JoiningContext = createContext(false);
