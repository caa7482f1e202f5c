import { type Answer, answerIn, besideNo, isBareAnswer, isOnlyNo } from './answer.js';
import { builtModel } from './classifier/built-model.js';
import { type Doubt, higher, isWeakDoubt, type Level, NO_DOUBT } from './classifier/doubt.js';
import { besideDenied } from './denied-acts.js';
import { type FoundCues, foundCuesIn } from './found-cues.js';
import { heedingAll } from './heeded-cues.js';
import type { Judgement } from './judgement.js';
import { isForeign, type Language, languageAfter, languageOf } from './language.js';
import { withoutLoudWords } from './loud-words.js';
import { MARGIN } from './margins.js';
import { SENTENCE_END, wordsOf } from './normalize.js';
import { isAskingOn } from './replies/cues/asks-on-cues.js';
import { mayBeChildsSign } from './replies/cues/child-sign-cues.js';
import { hasDangerWord } from './replies/cues/danger-words.js';
import { isAttacked, speaksOfDying } from './replies/cues/dying-cues.js';
import { isExcuse } from './replies/cues/excuse-cues.js';
import { bringsNearer, isNearerTo } from './replies/cues/nearness-cues.js';
import { isOfSelf } from './replies/cues/own-word-cues.js';
import { isParting } from './replies/cues/parting-cues.js';
import { isPlainQuestion } from './replies/cues/plain-question.js';
import { mayHurtItself } from './replies/cues/self-harm-cues.js';
import { isSmallBody } from './replies/cues/small-body-cues.js';
import { isOfAnother, isThirdPersons } from './replies/cues/whose-cues.js';
import { isOwnYoungEnd } from './replies/cues/young-end-cues.js';
import { type About, scan } from './scan.js';
import { toldDeed } from './told-deeds.js';
import { toldOf, type Whose, whoseIn } from './told-persons.js';
import { readingsOf } from './undisguise.js';
import { type Concern, CONCERNS } from './verdict.js';

/**
 * Number of words and ends of sentences up to which a message is also read together with the one before:
 * "with his fists" says little alone.
 */
const READ_TOGETHER = 6;
/**
 * Number of words up to which a reply says too little for help, if the message before was too risky for it.
 */
const BRIEF = 6;
/** Number of words up to which a message after others says too little for its score alone to mean much. */
const SHORT = 10;
/** Number of words up to which a message may only ask on about the matter. */
const ASKED_ON = 12;
/** Number of words up to which a message may be a mere remark about what was said before. */
const REMARK = 24;
/**
 * Margin by which a short message must raise that of the message before to be heard as part of it. In 114
 * everyday messages of batches 10 and 11 that get no exercise, “words to say please” raises it by up to 0.25
 * in nine of ten, and “he holds my throat” by 0.25 and more.
 */
const RAISED = 0.3;

/**
 * Everything found in one message. It is plain data that is stored with the message: the state of a
 * conversation is computed from the findings, so that the work does not grow with its length. What is
 * optional is absent in old findings, unless another reason is given.
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
  /** Whether it denies and says no more. */
  isOnlyNo?: boolean;
  level: Level;
  /** Score on the scale of `MARGIN`: 0 at the gate, and 1 where a message is asked about. */
  margin: number;
  /** Whether it is asked about but probably harmless. */
  isWeak?: boolean;
  /** Whether the message is so short that it says little by itself. */
  isBrief?: boolean;
  /** Whether it is so short that, after other messages, its score alone says little. */
  isShort?: boolean;
  /** Whether it is brief and asks nothing, so that it leaves open what it means. */
  isAside?: boolean;
  /** Whether it names a danger, by a phrase, a cue or a word. */
  isNamed?: boolean;
  /** Whether it explains away what was said before and names no danger. */
  isExcuse?: boolean;
  /** Whether it speaks only of the writer’s own state or upbringing. */
  isOfSelf?: boolean;
  /** Whether it only asks about everyday matters. */
  isPlainQuestion?: boolean;
  /** Whether it holds a word of dying or taking leave. */
  speaksOfDying?: boolean;
  /** Whether it tells that the writer is attacked. */
  isAttacked?: boolean;
  /** Concerns whose person stands in it with what is done to them, or by them. */
  told?: readonly Concern[];
  /** Who stands in it: a child, or a grown-up, by age or at others’ mercy, and no child. */
  whose?: Whose | null;
  /** Whether it says that what was told is another person’s. */
  isOfAnother?: boolean;
  /** Whether it would bring suicide nearer where that came up, as a lockbox key does. */
  isNearer?: boolean;
  /**
   * What a few words that only ask on about the matter amount to together with the message before. It is
   * heeded only after harmless talk, and absent in all other findings.
   */
  askedOn?: Pick<Findings, 'level' | 'margin'>;
  /** Most likely concern, assuming that the message is about danger. */
  leaning: Concern;
  /** Concern that is nearly as likely. */
  or?: Concern | null;
  /** Language of the message, or null if it is too short to tell. */
  language: Language | null;
  /** Judgement of a model. It is absent if none was asked or none answered in time. */
  judged?: Judgement;
}

/** @param messageBefore the person's previous message in the conversation */
export function analyze(message: string, messageBefore: string | null = null): Findings {
  const text = withoutLoudWords(message);
  const before = messageBefore === null ? null : withoutLoudWords(messageBefore);
  const language = before === null ? languageOf(text) : languageAfter(before, text);
  const readings = readingsOf(text, builtModel().vocabulary);
  const cues = foundCuesIn(text);
  const phrases = aboutOwnLife(cues, aboutAdults(cues, phrasesIn(readings)));
  const length = lengthOf(text);
  const shared = {
    answer: answerIn(text),
    isOnlyNo: deniesOnly(cues, phrases),
    language,
    isBrief: length <= BRIEF,
    isShort: length <= SHORT,
    isExcuse: length <= REMARK && isExcuse(text),
    isOfSelf: length <= REMARK && isOfSelf(text),
    isPlainQuestion: isPlainQuestion(text),
    speaksOfDying: speaksOfDying(text),
    isAttacked: isAttacked(text),
    told: toldOf(cues, phrases),
    whose: whoseIn(cues),
    isOfAnother: length <= REMARK && isOfAnother(text),
    isAside: length <= BRIEF && !ASKS.test(text),
    isNearer: isNearerTo(text),
  };
  if (isForeign(language)) return { ...phrases, ...NO_DOUBT, ...shared };
  const doubt = heedingAll(cues, doubtIn(text, readings, before));
  return {
    ...withTold(jointly(phrases, doubt, cues.isDeathJoke), cues, shared.isExcuse),
    isWeak: isProbablyHarmless(cues, phrases, doubt),
    isNamed: isNamed(cues, phrases, shared.isExcuse) || (doubt.level === 'unsure' && isSign(text)),
    ...shared,
    ...(length <= ASKED_ON && doubt.margin >= MARGIN.gate ? askedOn(text, before) : {}),
  };
}

/**
 * Whether something in a message speaks of danger by itself, and not only by its score. What an excuse calls
 * nobody is no such word.
 */
const isNamed = (
  { text, dangers, emergencies }: FoundCues,
  { present }: Phrases,
  isExcused = false,
): boolean =>
  Object.keys(present).length > 0 ||
  dangers.length > 0 ||
  emergencies.length > 0 ||
  bringsNearer(text) ||
  (!isExcused && hasDangerWord(besideDenied(text) ?? text));

/**
 * Whether a message that is asked about tells what a child does, in which danger shows though no word names
 * it.
 */
const isSign = (text: string): boolean => mayBeChildsSign(text) || mayHurtItself(text);

/** What it is about instead: “it’s just about the shoes”. */
const ONLY_ABOUT =
  /^(?:it is|its|just|only|all)(?: (?:it is|its|just|only|really))* (?:about|for|the) (?:\p{L}+ ?){1,3}$/iu;

/**
 * Whether it denies, and what it says besides is harmless by itself: “no no nothing like that, I’m just a
 * planner”. “No, but I have the pills ready” is no such denial.
 */
function deniesOnly(cues: FoundCues, phrases: Phrases): boolean {
  if (isOnlyNo(cues.text)) return true;
  const beside = besideNo(cues.text);
  if (beside === null || isNamed(cues, phrases)) return false;
  return ONLY_ABOUT.test(beside) || builtModel().read([beside]).level === 'clear';
}

/** Whether only the classifier doubts a message, and hardly. */
export const isProbablyHarmless = (
  { text, dangers, emergencies, isDeathJoke }: FoundCues,
  { present }: Pick<Findings, 'present'>,
  doubt: Doubt,
): boolean =>
  isWeakDoubt(doubt) &&
  Object.keys(present).length === 0 &&
  (dangers.length === 0 || isDeathJoke) &&
  emergencies.length === 0 &&
  !isParting(text) &&
  !isSmallBody(text);

type Phrases = Pick<Findings, 'present' | 'past' | 'related'>;

/**
 * Phrases and doubt in one. Where the classifier finds a message harmless, a phrase in it is often a figure
 * of speech. It then raises a doubt about its concern, so that we ask and don't treat it as settled.
 */
function jointly(phrases: Phrases, doubt: Doubt, isDeathJoke: boolean): Phrases & Doubt {
  const concern = CONCERNS.find((each) => phrases.present[each] !== undefined);
  const isFigure = doubt.level === 'clear' || (isDeathJoke && concern === 'violence');
  if (concern === undefined || !isFigure) return { ...phrases, ...doubt };
  return { ...phrases, present: {}, level: 'unsure', margin: MARGIN.askedAbout, leaning: concern, or: null };
}

/** A deed that is told with its victim, which no phrase finds, is told all the same. */
function withTold(found: Phrases & Doubt, cues: FoundCues, isExcused: boolean): Phrases & Doubt {
  const concern = isExcused ? null : toldDeed(cues, found);
  if (concern === 'suicide') return withYoungEnd(found, cues.text);
  if (concern === null || found.present[concern] !== undefined || found.past.includes(concern)) return found;
  const about = isThirdPersons(cues.text) ? 'other' : 'self';
  return { ...found, present: { ...found.present, [concern]: about } };
}

/**
 * A young person who may mean to die is in danger by their own hand, and the text about a suspected grown-up
 * would lead away from it.
 */
function withYoungEnd(found: Phrases & Doubt, text: string): Phrases & Doubt {
  const about = isOwnYoungEnd(text) ? 'self' : 'other';
  return { ...found, present: { ...found.present, 'child-in-danger': undefined, suicide: about } };
}

/**
 * Phrases about a child also find an old father, “she ties my 82 year old to the chair”, and children who
 * live where a grown-up is struck.
 */
function aboutAdults({ areOnlyDependentsHurt, areOnlyGrownUpsStruck }: FoundCues, phrases: Phrases): Phrases {
  const { 'child-in-danger': childs, ...others } = phrases.present;
  if (childs === undefined || !(areOnlyDependentsHurt || areOnlyGrownUpsStruck)) return phrases;
  return { ...phrases, present: { violence: childs, ...others } };
}

/** Whoever holds a gun or pills of their own and threatens nobody is in danger first, also beside what they did to a child. */
function aboutOwnLife({ isOwnMeansHeld }: FoundCues, phrases: Phrases): Phrases {
  const { 'child-in-danger': childs, ...others } = phrases.present;
  const isElse = childs !== undefined || Object.keys(others).length > 0;
  return isOwnMeansHeld && isElse ? { ...phrases, present: { ...others, suicide: 'self' } } : phrases;
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

/** Number of words, without the ends of sentences. */
const lengthOf = (text: string): number => wordsOf(text).filter((word) => word !== SENTENCE_END).length;

/** Who says that nobody hits or yells, or that no phone was read, is judged by the other words. */
function doubtIn(text: string, readings: readonly string[], before: string | null): Doubt {
  if (before !== null && isBareAnswer(text)) return NO_DOUBT;
  const rest = besideDenied(text);
  if (rest !== null && (rest === '' || isBareAnswer(rest))) return NO_DOUBT;
  const model = builtModel();
  const whole = model.read(readings);
  const alone = rest === null || whole.level === 'clear' ? whole : lower(whole, model.read([rest]));
  if (before === null || wordsOf(text).length > READ_TOGETHER) return alone;
  // The message before was asked about already. A "thank you" after it must not be asked about again.
  const earlier = model.read([before]);
  if (earlier.level === 'unsure') return alone;
  const together = model.read([`${before} ${rest ?? text}`]);
  return together.margin > earlier.margin + RAISED ? higher(together, alone) : alone;
}

/**
 * “What would he say to her” is scored by what it asks about, since the few words alone are scored by chance.
 */
function askedOn(text: string, before: string | null): Pick<Findings, 'askedOn'> {
  if (before === null || !isAskingOn(text)) return {};
  const { level, margin } = builtModel().read([`${before} ${text}`]);
  return { askedOn: { level, margin } };
}

const lower = (one: Doubt, other: Doubt): Doubt => (higher(one, other) === one ? other : one);
