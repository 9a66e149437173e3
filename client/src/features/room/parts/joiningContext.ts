import { createContext } from 'react';

/** Whether the lobby is on its way into the room. A context, so that only what depends on it is drawn again for it. */
export const JoiningContext = createContext(false);
