import { createContext } from 'react';

/** Whether the server holds official texts of the law, so that a citation leads to the one of the day. */
export const LawTexts = createContext(false);
