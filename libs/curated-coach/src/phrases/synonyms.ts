import { EVERYDAY } from './synonyms/everyday.js';
import { PEOPLE } from './synonyms/people.js';
import { TROUBLES } from './synonyms/troubles.js';

/** Abbreviations of the forums; only in capitals, because “so” and “ss” are words as well. */
export const ABBREVIATIONS: Readonly<Record<string, string>> = {
  SO: 'partner',
  DH: 'partner',
  DW: 'partner',
  SD: 'stepchild',
  SS: 'stepchild',
  SK: 'stepchild',
  BM: 'ex',
  HCBM: 'difficult ex',
  MIL: 'inlaw',
  FIL: 'inlaw',
  SIL: 'inlaw',
  CS: 'childsupport',
};

/**
 * What people call a thing (right) and the one word it is searched by (left). Longer wordings win over shorter ones.
 * The same replacement is made in the modules and in the cues.
 */
export const SYNONYMS: Readonly<Record<string, readonly string[]>> = { ...PEOPLE, ...TROUBLES, ...EVERYDAY };
