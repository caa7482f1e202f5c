import { type Answer, answerIn, besideNo, isBareAnswer, isOnlyNo } from './answer.js';
import { builtModel } from './classifier/built-model.js';
import { type Doubt, higher, isWeakDoubt, type Level, NO_DOUBT } from './classifier/doubt.js';
import type { Judgement } from './judgement.js';
import { isForeign, type Language, languageAfter, languageOf } from './language.js';
import { SENTENCE_END, wordsOf } from './normalize.js';
import { type Danger, dangersIn } from './replies/cues/danger-cues.js';
import { hasDangerWord } from './replies/cues/danger-words.js';
import { isOnlyDependent, isOnlyDependentHurt } from './replies/cues/dependent-cues.js';
import { emergenciesIn, type Emergency } from './replies/cues/emergency-cues.js';
import { bringsNearer } from './replies/cues/nearness-cues.js';
import { necksIn } from './replies/cues/neck-cues.js';
import { isParting } from './replies/cues/parting-cues.js';
import { type About, scan } from './scan.js';
import { readingsOf } from './undisguise.js';
import { type Concern, CONCERNS } from './verdict.js';

/**
 * Number of words and ends of sentences up to which a message is also read together with the one before: "with his fists"
 * says little alone.
 */
const SHORT = 6;
/** Number of words up to which a reply says too little for help, if the message before was too risky for it. */
const BRIEF = 6;
/** Number of words up to which a message after others says too little for its score alone to mean much. */
const FOLLOW_UP = 10;
/**
 * Margin by which a short message must raise that of the message before to be heard as part of it. In 114 everyday
 * messages of batches 10 and 11 that get no exercise, “words to say please” raises it by up to 0.25 in nine of ten, and
 * “he holds my throat” by 0.25 and more.
 */
const RAISED = 0.3;

/**
 * Everything found in one message. It is plain data that is stored with the message: the state of a
 * conversation is computed from the findings, so that the work does not grow with its length.
 */
export interface Findings {
  /** Concerns that phrases found in the present, and whom each is about. */
  present: Partial<Record<Concern, About>>;
  /** Concerns that are over and no longer a danger, by the writer's own words. */
  past: readonly Concern[];
  /** Concerns that the message may continue, if they came up before. */
  related: readonly Concern[];
  /** Answer that the message would be to a question about suicide. */
  answer: Answer;
  /** Whether it denies and says no more. It is absent in old findings. */
  isOnlyNo?: boolean;
  level: Level;
  /** Scaled score: 0 at the gate, and 1 where a message is asked about. */
  margin: number;
  /** Whether it is asked about but probably harmless. It is absent in old findings. */
  isWeak?: boolean;
  /** Whether the message is so short that it says little by itself. It is absent in old findings. */
  isBrief?: boolean;
  /** Whether it is so short that, after other messages, its score alone says little. It is absent in old findings. */
  isShort?: boolean;
  /** Whether it is brief and asks nothing, so that it leaves open what it means. It is absent in old findings. */
  isAside?: boolean;
  /** Whether it names a danger, by a phrase, a cue or a word. It is absent in old findings. */
  isNamed?: boolean;
  /** Most likely concern, assuming that the message is about danger. */
  leaning: Concern;
  /** Concern that is nearly as likely. It is absent in old findings. */
  or?: Concern | null;
  /** Language of the message, or null if it is too short to tell. */
  language: Language | null;
  /** Judgement of a model. It is absent if none was asked or none answered in time. */
  judged?: Judgement;
}

/** @param before the person's previous message in the conversation */
export function analyze(text: string, before: string | null = null): Findings {
  const language = before === null ? languageOf(text) : languageAfter(before, text);
  const readings = readingsOf(text, builtModel().vocabulary);
  const phrases = aboutAdults(text, phrasesIn(readings));
  const shared = {
    answer: answerIn(text),
    isOnlyNo: deniesOnly(text, phrases),
    language,
    isBrief: hasAtMost(BRIEF, text),
    isShort: hasAtMost(FOLLOW_UP, text),
    isAside: hasAtMost(BRIEF, text) && !ASKS.test(text),
  };
  if (isForeign(language)) return { ...phrases, ...NO_DOUBT, ...shared };
  const doubt = heedingAll(text, doubtIn(text, readings, before));
  return {
    ...jointly(phrases, doubt),
    isWeak: isProbablyHarmless(text, phrases, doubt),
    isNamed: isNamed(text, phrases),
    ...shared,
  };
}

/** Whether something in a message speaks of danger by itself, and not only by its score. */
const isNamed = (text: string, { present }: Phrases): boolean =>
  Object.keys(present).length > 0 ||
  dangersIn(text).length > 0 ||
  emergenciesIn(text).length > 0 ||
  bringsNearer(text) ||
  hasDangerWord(text);

/**
 * Whether it denies, and what it says besides is harmless by itself: “no no nothing like that, I’m just a planner”. “No, but
 * I have the pills ready” is no such denial.
 */
function deniesOnly(text: string, phrases: Phrases): boolean {
  if (isOnlyNo(text)) return true;
  const beside = besideNo(text);
  return beside !== null && !isNamed(text, phrases) && builtModel().read([beside]).level === 'clear';
}

/** Whether only the classifier doubts a message, and hardly. */
export const isProbablyHarmless = (
  text: string,
  { present }: Pick<Findings, 'present'>,
  doubt: Doubt,
): boolean =>
  isWeakDoubt(doubt) &&
  Object.keys(present).length === 0 &&
  dangersIn(text).length === 0 &&
  emergenciesIn(text).length === 0 &&
  !isParting(text);

const heedingAll = (text: string, doubt: Doubt): Doubt =>
  [heedingNecks, heedingDependents, heedingDangers, heedingEmergency].reduce(
    (heeded, heed) => heed(text, heeded),
    doubt,
  );

/** Words of somebody who may mean to hang themselves, so that a neck is no sign of what another did to it. */
const BY_OWN_HAND =
  /(?<!\p{L})(?:ropes?|noose|belt|cord|kill|die|dying|suicid\p{L}*|hang\p{L}*|soga|cuerda|cable|cinto|cintur[oó]n|morir\p{L}*|mat(?:o|ar\p{L}*)|ahorcar(?:me|se)?|colg\p{L}*|me ahorco)(?!\p{L})/iu;

/**
 * Heeds a held neck or a shaken baby. Both need a doctor, so a message above the gate is asked about. Words like
 * “choked” also stand where people speak of suicide, but whoever was choked must be asked about that first.
 */
function heedingNecks(text: string, doubt: Doubt): Doubt {
  if (doubt.level === 'clear') return doubt;
  const dangers = dangersIn(text);
  if (!dangers.includes('neck') && !dangers.includes('shaken-baby')) return doubt;
  const heeded: Doubt = { ...doubt, level: 'unsure', margin: Math.max(doubt.margin, 1) };
  const isNeckHeld = necksIn(text).some((whose) => whose !== 'childs');
  if (doubt.leaning !== 'suicide' || !isNeckHeld || BY_OWN_HAND.test(text)) return heeded;
  return { ...heeded, leaning: 'violence', or: 'suicide' };
}

/** Dangers that somebody else makes for the writer, whatever concern the classifier finds likeliest. */
const BY_ANOTHER: readonly Danger[] = ['death-threat', 'own-life', 'stalking', 'hostage', 'money'];
/** Those that are about no child, though its things are spoken of: a tracker in its bag watches the one who packs it. */
const OF_NO_CHILD: readonly Danger[] = ['own-life', 'stalking', 'money'];

/** Heeds an adult at somebody's mercy: what is done to them is asked about from the gate on, as with a neck. */
const heedingDependents = (text: string, doubt: Doubt): Doubt =>
  doubt.level === 'gate' && isOnlyDependentHurt(text)
    ? { ...doubt, level: 'unsure', margin: Math.max(doubt.margin, 1) }
    : doubt;

/** The same doubt, about somebody who is no child. */
const ofAdult = ({ leaning, or, ...doubt }: Doubt): Doubt => {
  const [first = 'violence', second = null] = [leaning, or].filter((each) => each !== 'child-in-danger');
  return { ...doubt, leaning: first ?? 'violence', or: second };
};

/** Heeds a danger that the likeliest concern would leave unnamed, so that its help is named, too. */
function heedingDangers(text: string, doubt: Doubt): Doubt {
  const { level, leaning, or } = doubt;
  if (level !== 'unsure') return doubt;
  if ([leaning, or].includes('child-in-danger') && isOnlyDependent(text)) return ofAdult(doubt);
  if (leaning === 'violence') return doubt;
  const dangers = dangersIn(text);
  if (leaning === 'child-in-danger' && OF_NO_CHILD.some((each) => dangers.includes(each)))
    return { ...doubt, leaning: 'violence', or: leaning };
  return BY_ANOTHER.some((each) => dangers.includes(each)) ? { ...doubt, or: 'violence' } : doubt;
}

/** What each is asked about later. Whoever was hurt by a fall or a blow leaves that to the classifier. */
const LEANING_OF: Readonly<Record<Emergency, Concern | null>> = {
  limp: 'child-in-danger',
  taken: 'suicide',
  'child-took': 'child-in-danger',
  'behind-door': 'suicide',
  'breaking-in': 'violence',
  body: null,
  bleeding: 'violence',
  'no-medicine': 'violence',
  held: 'violence',
  'held-other': 'violence',
  'at-edge': 'suicide',
  'own-weapon': 'suicide',
  'drunk-driver': 'child-in-danger',
};

/** An emergency is never harmless, however rare its words are in what the classifier has learned. */
function heedingEmergency(text: string, doubt: Doubt): Doubt {
  const [emergency] = emergenciesIn(text);
  if (emergency === undefined) return doubt;
  return {
    level: 'unsure',
    margin: Math.max(doubt.margin, 1),
    leaning: LEANING_OF[emergency] ?? doubt.leaning,
    or: null,
  };
}

type Phrases = Pick<Findings, 'present' | 'past' | 'related'>;

/**
 * Phrases and doubt in one. Where the classifier finds a message harmless, a phrase in it is often a figure of
 * speech. It then raises a doubt about its concern, so that we ask and don't treat it as settled.
 */
function jointly(phrases: Phrases, doubt: Doubt): Phrases & Doubt {
  const concern = CONCERNS.find((each) => phrases.present[each] !== undefined);
  if (concern === undefined || doubt.level !== 'clear') return { ...phrases, ...doubt };
  return { ...phrases, present: {}, level: 'unsure', margin: 1, leaning: concern, or: null };
}

/** Phrases about a child also find an old father: "she ties my 82 year old to the chair". */
function aboutAdults(text: string, phrases: Phrases): Phrases {
  const { 'child-in-danger': childs, ...others } = phrases.present;
  if (childs === undefined || !isOnlyDependentHurt(text)) return phrases;
  return { ...phrases, present: { violence: childs, ...others } };
}

function phrasesIn(readings: readonly string[]): Phrases {
  const scans = readings.map(scan);
  const present: Partial<Record<Concern, About>> = {};
  for (const concern of CONCERNS) {
    const about = scans.flatMap((each) => each.present.get(concern) ?? []);
    if (about.length > 0) present[concern] = about.includes('self') ? 'self' : 'other';
  }
  return {
    present,
    past: CONCERNS.filter((concern) => scans.some(({ past }) => past.has(concern))),
    related: CONCERNS.filter((concern) => scans.some(({ related }) => related.has(concern))),
  };
}

/** A question, also one that lacks its mark. */
const ASKS =
  /\?|^\W*(?:(?:so|ok|okay|and|but|anyway|y|pero|bueno|oye)\W+)*(?:how|what|when|where|why|who|which|should|can|could|do|does|is|are|c[oó]mo|qu[eé]|cu[aá]ndo|d[oó]nde|qui[eé]n|puedo|debo|debemos)(?!\p{L})/iu;

const hasAtMost = (count: number, text: string): boolean =>
  wordsOf(text).filter((word) => word !== SENTENCE_END).length <= count;

function doubtIn(text: string, readings: readonly string[], before: string | null): Doubt {
  if (before !== null && isBareAnswer(text)) return NO_DOUBT;
  const model = builtModel();
  const alone = model.read(readings);
  if (before === null || wordsOf(text).length > SHORT) return alone;
  // The message before was asked about already. A "thank you" after it must not be asked about again.
  const earlier = model.read([before]);
  if (earlier.level === 'unsure') return alone;
  const together = model.read([`${before} ${text}`]);
  return together.margin > earlier.margin + RAISED ? higher(together, alone) : alone;
}
