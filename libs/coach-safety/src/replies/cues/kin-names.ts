/** How people write of kin by marriage, by the first letter. */
const IN_LAW: Readonly<Record<string, string>> = {
  m: 'mother in law',
  f: 'father in law',
  s: 'sister in law',
  b: 'brother in law',
};

/** The short names in capitals. */
const CAPITALS = /(?<![\p{L}\d])([MFSB])IL(?=['’]?s?(?!\p{L}))/gu;
/**
 * The same in small letters, where they can be no mill and no bill: behind a word for whose they are, or
 * before a verb that begins a sentence.
 */
const SMALL =
  /(?<=(?<!\p{L})(?:my|our|his|her|their|the|your|step|ex|elderly|old|disabled|husband['’]?s|hubbys|wife['’]?s) )([mfsb])il(?=['’]?s?(?!\p{L}))(?! (?:is|was) (?:due|late|high|paid|closed|\d))|(?<=(?:^|[.!?\n])\s*)([mfsb])il(?= (?:lives|has|had|with|who|moved|stays)(?!\p{L}))/giu;
const MOM = /(?<!\p{L})mom[ -]in[ -]law/giu;
const DAD = /(?<!\p{L})dad[ -]in[ -]law/giu;

/**
 * The message with “MIL”, “my fil” and the like in full. The normalizing reads “mil” as a mill, and “bil” as
 * a bill.
 */
export const withKinInFull = (message: string): string =>
  message
    .replace(CAPITALS, (short, letter: string) => IN_LAW[letter.toLowerCase()] ?? short)
    .replace(
      SMALL,
      (short, behind?: string, first?: string) => IN_LAW[(behind ?? first ?? '').toLowerCase()] ?? short,
    )
    .replace(MOM, 'mother in law')
    .replace(DAD, 'father in law');
