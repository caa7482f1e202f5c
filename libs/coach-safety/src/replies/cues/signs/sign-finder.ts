import type { Phrase } from '../../../phrases/phrase.js';
import { cueFinder, type Cues } from '../cue-finder.js';

/** A few words for a number, as people write it out. `plainNumbers` turns digits into the first. */
export const SOME =
  'several|one|two|three|four|five|six|seven|eight|nine|ten|twelve|couple|few|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|varias|varios|un|una';

/**
 * Finds a condition by the roles that must be told together, such as a drink and that it is hidden. One role
 * alone is everyday talk.
 * @param together sets of roles, one of which must be complete
 * @param everyday phrases in which the words of a role mean nothing
 */
export function signFinder<Role extends string>(
  roles: Cues<Role>,
  together: readonly (readonly Role[])[],
  everyday: readonly Phrase[] = [],
): (passage: string) => boolean {
  const rolesIn = cueFinder(roles, everyday);
  return (passage) => {
    const told = new Set(rolesIn(passage));
    return together.some((set) => set.every((role) => told.has(role)));
  };
}

/** The same for more than two. */
export const MANY =
  'several|three|four|five|six|seven|eight|nine|ten|twelve|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|varias|varios';

/** Accounts that are named by their number. */
const ACCOUNT = '(?!529\\b|401\\b|401k)';
const MUCH_MONEY = new RegExp(
  `\\$\\s?\\d[\\d,.]*\\s?(?:k|mil|grand)\\b|\\$\\s?(?:\\d{3,}|\\d+,\\d{3})|\\b${ACCOUNT}\\d[\\d,.]*\\s?(?:k|grand|mil)\\b`,
  'giu',
);
const MONEY = new RegExp(
  `\\$\\s?\\d[\\d,.]*\\s?(?:k|mil|grand)?\\b|\\b${ACCOUNT}\\d[\\d,.]*\\s?(?:k|grand|bucks|dollars|dolares|dólares|pesos|mil)\\b`,
  'giu',
);
const UP_TO_TWO = /\b[12](?=[a-z]|\b)(?![.,/]\d)/giu;
const NUMBER = new RegExp(`\\b${ACCOUNT}\\d[\\d.,/]*(?=\\p{L}|\\b)`, 'giu');

/**
 * A message with “thousands” and “dollars” in place of large and small sums, and “couple” or “several” in
 * place of each other number, so that a role needs no list of numbers: “7wks” and “12 weeks” read alike.
 */
export const plainNumbers = (message: string): string =>
  message
    .replace(MUCH_MONEY, ' thousands ')
    .replace(MONEY, ' dollars ')
    .replace(UP_TO_TWO, ' couple ')
    .replace(NUMBER, ' several ');
