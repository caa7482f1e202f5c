import { createContext, useContext } from 'react';

/** Tells whether the couple has two members. */
export const HasPartner = createContext(true);

export const useHasPartner = () => useContext(HasPartner);
