import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { guessable, passwordTooCommon } from './passwords.errors.js';
import { ownWords, type Owner } from './password-strength.rules.js';

/** Of 0 to 4: "safely unguessable". */
const GOOD_ENOUGH = 3;
/**
 * Characters. Checking costs more than in proportion to the length, and a beginning that is strong enough makes the
 * whole strong: what comes after it is not looked at.
 */
const LOOKED_AT = 32;
/** Of characters for letters, such as 4 for a: each more is dear, and helps a guesser little. */
const SUBSTITUTIONS = 5;

/** They are half of all entries, and of the time to load them. */
const LEFT_OUT = { 'lastnames-en': [], 'wikipedia-en': [] };

interface Judge {
  common: ReadonlySet<string>;
  zxcvbn: ZxcvbnFactory;
}

let judge: Promise<Judge> | undefined;

/** Takes about half a second, so it waits for the first who needs it: the service starts without. */
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
