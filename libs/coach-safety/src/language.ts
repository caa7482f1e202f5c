import { squeeze } from './normalize.js';

/** Languages besides English and Spanish in which we can say where to find help, but nothing else. */
export const OTHER_LANGUAGES = [
  'zh',
  'tl',
  'vi',
  'ar',
  'fr',
  'ko',
  'ru',
  'pt',
  'ht',
  'de',
  'hi',
  'it',
  'pl',
  'ja',
] as const;
export type OtherLanguage = (typeof OTHER_LANGUAGES)[number] | 'other';
export type Language = 'en' | 'es' | OtherLanguage;

/** Whether a message is in a language that the coach cannot read. */
export const isForeign = (language: Language | null): language is OtherLanguage =>
  language !== null && language !== 'en' && language !== 'es';

/**
 * Letters that a word needs once its repeated ones are reduced to one. "See" would become the Spanish "se".
 */
const FEWEST_LETTERS = 3;

/** Set of words, each also in the form in which repeated letters are reduced to one. */
const words = (list: string): ReadonlySet<string> =>
  new Set(
    list.split(' ').flatMap((word) => {
      const squeezed = squeeze(word);
      return squeezed.length < FEWEST_LETTERS ? [word] : [word, squeezed];
    }),
  );

/** Words that are frequent in one language, and rare or absent in the others, written without accents. */
const FUNCTION_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(
    'the and to of is that it was for on are with as his they be at this have from or had by but not what all were we when your can said there use an each which she do how their if will up other about out many then them these so some her would make like him into time has look two more go see way could people my than first been call who its now find down day did get may part over i you he am im dont just want feel ex hit hurt kids husband wife daughter son mom dad really because never always does was been crazy am about never again home she shes hes well',
  ),
  es: words(
    'el la los las de que y en un una por con para se su sus mi mis me te lo le les es esta estoy esto ese eso pero como mas muy ya si cuando porque quiero puedo tengo tiene hace hacer hay ser soy era fue todo todos nada nadie nunca siempre solo sola hijo hija hijos ella esposo esposa marido mujer novio novia pareja casa vida dice dijo pega pego matar morir miedo ayuda ayudame ayudeme quiere vivir tambien aunque desde hasta sin sobre donde quien cual hoy anoche ayer ahora gracias hola mujer mama papa nos del al ni esto estan estamos voy va vez hace ando da dos',
  ),
  fr: words(
    'le les des une est je tu il elle nous vous ils et dans que qui pas pour sur avec mon ma mes ton sa ses ce cette mais ou donc suis ne plus tout tres fait etre avoir comme quand mari femme enfants veux peux peur ai moi bien parce aussi',
  ),
  pt: words(
    'nao voce ele ela eu meu minha uma um com para que mais mas muito isso esta estou tenho quando porque meus minhas ja sem sou foi dele dela marido filho filha filhos quero posso medo bater bate os as do da dos das na em ao tambem ajuda',
  ),
  de: words(
    'ich du er sie wir ihr und nicht ist ein eine einen mein meine mich mir mit auf fur das dass der den dem von zu auch aber wenn wie noch nur kann habe hat haben mehr sehr mann frau kinder angst will weil immer',
  ),
  it: words(
    'il lo gli che non mi ti ci si sono ho ha hai con per una un mio mia miei piu ma anche quando perche questo questa molto sempre marito moglie figli figlio figlia voglio posso paura della del delle nel alla di mai',
  ),
  pl: words(
    'nie sie jest na do ze to mnie moj moja moje mam jak ale co tak juz jestem przez dla czy maz zona dzieci chce moge boje bardzo ma mi go ja on ona kiedy tylko',
  ),
  tl: words(
    'ang ng mga sa na ako ko siya niya kami namin ay hindi po ba lang kasi pero ito iyon yung asawa anak ko natatakot gusto wala may din rin naman kung paano ayoko akong sinasaktan sakin sila nila',
  ),
  ht: words(
    'mwen ou li nou yo pa ap nan ak pou se sa ki gen te tout lakay mari fanm pitit pe vle kapab anpil ede tanpri bat mouri m w l paske',
  ),
  vi: words(
    'toi khong la va cua cho nhung mot nguoi co duoc chong vo con em anh minh da se dang nay rat qua lam gi muon so hai toi danh bi khi voi nha',
  ),
};
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i;
const SCRIPTS: readonly (readonly [RegExp, OtherLanguage])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Devanagari}/gu, 'hi'],
];

/** Share of a message's letters from which another script is that of the message. */
const SCRIPT_SHARE = 0.5;
/**
 * Share of a message's words from which it counts as written in a third language, because a single foreign
 * word says nothing.
 */
const FOREIGN_SHARE = 0.3;
const FEWEST_FOREIGN = 3;
const SPANISH_SIGNS = /[ñ¿¡]/i;
/**
 * "He guardado" is Spanish, while "he" alone is English. "Ha" and "no" are words of several languages too.
 */
const SPANISH_PERFECT =
  /(?<!\p{L})(?:he|has|ha|hemos|han) (?:\p{L}+[ai]do|hecho|dicho|visto|puesto|escrito|muerto|roto)(?!\p{L})/iu;
/**
 * Letters that somebody holds: "siiii". The "ll" of the Spanish "ella" belongs there, and "ela" is
 * Portuguese.
 */
const HELD_LETTERS = /(\p{L})\1\1/u;

/** Language of a message, or null if it is too short to tell. */
export function languageOf(text: string): Language | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return null;
  return ofScript(text, letters) ?? ofWords(text);
}

/** Words up to which a message may be in the language of the one before, because few words tell little. */
const SHORT = 6;
/**
 * Words by which a language must lead over the one of the message before to be the language of a short
 * message.
 */
const CLEAR_LEAD = 2;

/**
 * Language of a message after another one, or null if it is too short to tell. A short one is in the language
 * of the one before unless it is clearly in another: “he pushed” says little among messages in Spanish.
 */
export function languageAfter(before: string, text: string): Language | null {
  const language = languageOf(text);
  const usual = languageOf(before);
  if (language === null || usual === null || language === usual) return language;
  const said = wordsIn(text);
  if (said.length === 0 || said.length > SHORT) return language;
  const counts = countsIn(text, said);
  return countOf(counts, language) - countOf(counts, usual) >= CLEAR_LEAD ? language : usual;
}

function ofScript(text: string, letters: number): OtherLanguage | null {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters - latin < SCRIPT_SHARE * letters) return null;
  const found = SCRIPTS.find(([script]) => (text.match(script)?.length ?? 0) > 0.2 * letters);
  return found?.[1] ?? 'other';
}

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[’']/g, '')
    .match(/\p{L}+/gu) ?? [];

type Counts = ReadonlyMap<string, number>;

/** How many of the words are known in each language, with what else speaks for it. */
const countsIn = (text: string, said: readonly string[]): Counts =>
  new Map(
    Object.entries(FUNCTION_WORDS).map(([language, known]) => [
      language,
      said.filter((word) => isIn(known, word)).length + bonus(language, text),
    ]),
  );

const isIn = (known: ReadonlySet<string>, word: string): boolean =>
  known.has(word) || (HELD_LETTERS.test(word) && known.has(squeeze(word)));

const countOf = (counts: Counts, language: string): number => counts.get(language) ?? 0;

function ofWords(text: string): Language | null {
  const said = wordsIn(text);
  if (said.length === 0) return null;
  const counts = countsIn(text, said);
  const [best = 'en'] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [];
  const [english, spanish] = [countOf(counts, 'en'), countOf(counts, 'es')];
  const least = Math.max(FEWEST_FOREIGN, FOREIGN_SHARE * said.length, english + 1, spanish + 1);
  if (isOther(best) && countOf(counts, best) >= least) return best;
  if (spanish > english) return 'es';
  return english > 0 ? 'en' : null;
}

const isOther = (language: string): language is OtherLanguage =>
  (OTHER_LANGUAGES as readonly string[]).includes(language);

function bonus(language: string, text: string): number {
  if (language === 'es') return Number(SPANISH_SIGNS.test(text)) + 2 * Number(SPANISH_PERFECT.test(text));
  return language === 'vi' && VIETNAMESE.test(text) ? 3 : 0;
}
