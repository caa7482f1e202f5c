import { createContext, useContext } from 'react';

/** Whether there are two in the couple. */
export const HasPartner = createContext(true);

export const useHasPartner = () => useContext(HasPartner);
