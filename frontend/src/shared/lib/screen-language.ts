import { createContext } from 'react';

/**
 * Language of a screen's words where it is another than the window's. Dialogs, hints and toasts stand outside of the
 * screen's element and are marked with it themselves.
 */
export const ScreenLanguage = createContext<'en' | undefined>(undefined);
