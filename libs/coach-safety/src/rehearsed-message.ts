import { analyze, type Findings } from './findings.js';
import type { Language } from './language.js';
import { fixedReply, judge } from './safety.js';
import { type About, scan } from './scan.js';
import type { Concern, Verdict } from './verdict.js';

/**
 * What the writer of a message does to its reader, or fears from them, said to the reader's face. The phrases
 * of the check are about people who are told of, so they know no "you".
 */
const SAID_TO_THE_READER: readonly (readonly [Concern, RegExp])[] = [
  [
    'harming-others',
    /\bi(?:'m| am)? ?(?:will|would|'ll|gonna|going to|swear i(?:'ll| will)|could|want to) (?:\w+ )?(?:kill|hurt|beat|hit|shoot|stab|choke|strangle|break|smash|slap|punch|destroy|murder|end) (?:you(?! (?:home|to |there|all to))|your (?!plan|trust|heart|record))/,
  ],
  ['harming-others', /\b(?:i'll|i will|i'm going to) burn (?:your|the|this) (?:house|car|place)/],
  ['harming-others', /\b(?:watch your back|you(?:'re| are) (?:a )?dead\b|you better (?:run|hide))/],
  ['harming-others', /\bi know where you (?:live|work|sleep|park)\b/],
  [
    'harming-others',
    /\b(?:i'll|i will|i'm going to) (?:find you|hunt you|come for you|make you (?:pay|suffer|bleed|sorry))/,
  ],
  [
    'harming-others',
    /\byou(?:'ll| will| are going to|'re going to) (?:regret (?:it|this|that|ever)|be sorry|pay for)/,
  ],
  ['harming-others', /\bi want you to be (?:afraid|scared)\b/],
  ['harming-others', /\b(?:with|get|got|have|bring(?:ing)?) (?:the|my|a) (?:gun|knife|bat|shotgun|rifle)\b/],
  ['harming-others', /\bbreak (?:his|her|your|their) (?:neck|face|arms?|legs?|jaw|nose)\b/],
  [
    'violence',
    /\byou (?:just |also |even )?(?:hit|beat|choked|strangled|punched|slapped|kicked|shoved|raped|hurt me so bad|forced me|threatened (?:me|to)|grabbed me|held me down|locked me)\b/,
  ],
  [
    'violence',
    /\bi(?:'m| am) (?:so |still |really )?(?:afraid|scared|terrified) of (?:you|what you(?:'ll| will| might| could| would))\b/,
  ],
  ['violence', /\byou (?:said|told me) you(?:'d| would| will|'ll) (?:kill|hurt|shoot|find|hit)\b/],
  ['violence', /\byou took my (?:phone|keys|passport|papers|paycheck|pay|money)\b/],
  [
    'suicide',
    /\bgood ?bye\b.*\b(?:take care of (?:the|my|our) (?:kids|children|boys|girls|baby|son|daughter)|done with (?:everything|life|it all)|forgive me)\b/,
  ],
  [
    'suicide',
    /\b(?:you won't have to (?:see|deal with|worry about) me (?:anymore|ever again)|when i(?:'m| am) gone|better off without me)\b/,
  ],
  ['violence', /\b(?:stop|quit) (?:following|stalking|tracking) me\b/],
  ['violence', /\b(?:restraining|protective|protection|no[- ]contact) order\b/],
];

/** The message as it would be told to the coach, for each way in which "you" can stand in a sentence. */
function toldOf(message: string): string[] {
  const told = message
    .replace(/\byou['’]re\b/gi, 'he is')
    .replace(/\byou['’]ve\b/gi, 'he has')
    .replace(/\byou['’]ll\b/gi, 'he will')
    .replace(/\byou['’]d\b/gi, 'he would')
    .replace(/\byourself\b/gi, 'himself')
    .replace(/\byours?\b/gi, 'his');
  return ['he', 'him'].map((word) => told.replace(/\byou\b/gi, word));
}

function presentIn(message: string): Partial<Record<Concern, About>> {
  const present: Partial<Record<Concern, About>> = {};
  for (const told of toldOf(message))
    for (const [concern, about] of scan(told).present) present[concern] ??= about;
  const plain = message.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ');
  for (const [concern, phrase] of SAID_TO_THE_READER) if (phrase.test(plain)) present[concern] ??= 'self';
  return present;
}

/** What is found in a message that somebody wants to send, and shows the coach first. */
function analyzeRehearsed(message: string): Findings {
  const findings = analyze(message);
  return { ...findings, present: { ...presentIn(message), ...findings.present } };
}

interface RehearsedCheck {
  /** The fixed answer, if the message tells of danger or is in a language that we cannot read. */
  answer: string | null;
  /**
   * Whether the classifier doubts. This alone is no reason for an answer: it has learned from what people
   * tell a coach, and in messages to somebody else it finds danger in every third line about a dentist.
   */
  isDoubtful: boolean;
  language: Language;
}

export function checkRehearsed(message: string): RehearsedCheck {
  const findings = analyzeRehearsed(message);
  const verdict = judge([], message, findings);
  const { language } = verdict;
  const isDoubtful = verdict.kind === 'unsure' || (verdict.kind === 'clear' && verdict.asksBack);
  return { answer: answerFor(verdict, message), isDoubtful, language };
}

function answerFor(verdict: Verdict, message: string): string | null {
  if (verdict.kind === 'answer') return verdict.text;
  if (verdict.kind === 'guarded') return fixedReply(verdict, [], message);
  return verdict.kind === 'unsure' && verdict.leaning === null ? verdict.text : null;
}
