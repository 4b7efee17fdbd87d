import { createContext } from 'react';

/** Whether the row around is in view, and not only kept ready. */
export const InViewContext = createContext(false);
