import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { type Owner, ownWords } from './password-strength.rules.js';
import { guessable, passwordTooCommon } from './passwords.errors.js';

/** Required score between 0 and 4. zxcvbn calls 3 "safely unguessable". */
const GOOD_ENOUGH = 3;
/**
 * Number of characters that are checked. The time for checking grows faster than the length, and a password
 * whose beginning is strong enough is strong as a whole.
 */
const LOOKED_AT = 32;
/**
 * Number of substituted characters to consider, such as 4 for a. Each more takes much time and helps a
 * guesser little.
 */
const SUBSTITUTIONS = 5;

/** Word lists that are not loaded. They make up half of all entries and of the loading time. */
const LEFT_OUT = { 'lastnames-en': [], 'wikipedia-en': [] };

interface Judge {
  common: ReadonlySet<string>;
  zxcvbn: ZxcvbnFactory;
}

let judge: Promise<Judge> | undefined;

/**
 * Loads the library and its word lists when they are first needed, because that takes about half a second and
 * the service should start without them.
 */
async function load(): Promise<Judge> {
  const [{ ZxcvbnFactory: Factory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  const { qwerty, keypad } = common.adjacencyGraphs;
  const zxcvbn = new Factory({
    dictionary: { ...common.dictionary, ...english.dictionary, ...LEFT_OUT },
    graphs: { qwerty, keypad },
    l33tMaxSubstitutions: SUBSTITUTIONS,
    maxLength: LOOKED_AT,
  });
  return { common: new Set(common.dictionary['passwords-common'].map(String)), zxcvbn };
}

/**
 * @param owner whose names and address are no secret
 * @throws DomainError `password_too_common` or `password_guessable`, each with a sentence for the field
 */
export async function requireStrong(password: string, owner: Owner): Promise<void> {
  judge ??= load();
  const { common, zxcvbn } = await judge;
  if (common.has(password) || common.has(password.toLowerCase())) throw passwordTooCommon();
  const { score, feedback } = zxcvbn.check(password.slice(0, LOOKED_AT), ownWords(owner));
  if (score < GOOD_ENOUGH) throw guessable(feedback.warning);
}
