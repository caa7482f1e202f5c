/** Abbreviations whose period does not end a sentence. */
const ABBREVIATION = /\b(?:dr|mr|mrs|ms|st|vs|etc|a\.m|p\.m|approx|min|hrs?|no)\.$/i;

/** Splits what somebody typed into sentences. People who type in anger begin few of them with a capital. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split(/\n+/)) {
    let open = '';
    for (const piece of line.trim().split(/(?<=[.!?…])\s+/)) {
      open = open === '' ? piece : `${open} ${piece}`;
      if (ABBREVIATION.test(open)) continue;
      sentences.push(open);
      open = '';
    }
    sentences.push(open);
  }
  return sentences.filter((each) => /[\p{L}\p{N}]/u.test(each));
}

/** A text as the patterns read it: in small letters, with straight apostrophes and single spaces. */
export const lowered = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‘’´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

/** Words in capitals that are names of things and no shouting. */
const ACRONYMS = new Set(
  'ADHD ASAP ATM BTW CPR CPS DMV DNA DVD EMS EMT ESL FAQ FBI FSA FYI GPA GPS HOA HSA IEP IRS IUD LOL MRI NYC OMG PTA PTO PTSD RSVP SAT SUV TBD TSA USA USPS UTI VIP YMCA YWCA ZIP'.split(
    ' ',
  ),
);

/** Words that somebody has typed in capitals to be louder. */
export const shoutedIn = (text: string): string[] =>
  (text.match(/\b\p{Lu}{3,}\b/gu) ?? []).filter((word) => !ACRONYMS.has(word));

/** Letters of a text that are capitals. A whole sentence of them is lowered, with short words such as "I" in it. */
const MOSTLY = 0.6;

export function quieted(sentence: string): string {
  const letters = sentence.match(/\p{L}/gu) ?? [];
  const capitals = sentence.match(/\p{Lu}/gu) ?? [];
  const isAllLoud = letters.length > 4 && capitals.length > MOSTLY * letters.length;
  const quiet = isAllLoud
    ? sentence.toLowerCase().replace(/\bi\b/g, 'I')
    : shoutedIn(sentence).reduce((text, word) => text.replace(word, word.toLowerCase()), sentence);
  return quiet
    .replace(/[!?]*\?[!?]*/g, '?')
    .replace(/!{2,}/g, '.')
    .replace(/\.{2,}|…/g, '.');
}

/** Words of what somebody typed. Unlike in prose, a hyphen or a slash parts two. */
export const countTypedWords = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu)?.length ?? 0;
