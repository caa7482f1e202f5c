import { squeeze } from '../normalize.js';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(squeeze));

export const NEGATORS = wordSet('not never no nor neither without cannot nobody none nunca jamas tampoco');

/**
 * Words that negate only what follows them at once: “nadie me pega”, but not “me tomé ni sé cuántas
 * pastillas”.
 */
export const NEGATES_NEXT = wordSet('ni nadie');

/** Words after which a negator negates nothing: "not only", "can't stop", "can't believe", "no matter". */
export const NOT_A_NEGATION_BEFORE = wordSet(
  'only just stop always simply merely help wait quit believe matter doubt wonder idea sure know remember forget',
);

/** Words before which a negator negates nothing: "why not". */
export const NOT_A_NEGATION_AFTER = wordSet('why');

/**
 * Words that may stand between a negator and what it negates: "not really going to", "no plans of", "never
 * once".
 */
export const BRIDGES = wordSet(
  `really actually ever even once going to want wants wanted would will do does did have has had been be being is am was
  are trying planning plan plans intention intentions intent desire wish urge of about thinking thoughts any a an
  feel feeling feels felt physically so afraid scared deliberately myself`,
);

/**
 * Words after a negated phrase that lift the negation: "doesn't hit me any more", "not hard", "hasn't yet".
 */
export const NEGATION_LIFTERS = wordSet(
  'anymore often much hard lately since yet again every always until till unless except today now tonight',
);
