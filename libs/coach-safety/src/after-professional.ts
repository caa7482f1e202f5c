import { freshest, quoting } from './freshest.js';
import { matterIn } from './quotation.js';
import { isBrushOff } from './replies/cues/brush-off-cues.js';
import { type Condition, conditionsIn } from './replies/cues/professional-cues.js';
import { missesADrink, stopsSuddenly } from './replies/cues/signs/drinking-signs.js';
import { ownerOf } from './replies/cues/signs/owner.js';
import { asksForWords } from './replies/cues/words-cues.js';
import { asWordedToday } from './replies/former-wordings.js';
import {
  BEFORE_APPOINTMENT,
  BEFORE_APPOINTMENT_SPANISH,
  PROFESSIONAL,
  PROFESSIONAL_SPANISH,
  professionalNames,
  STOPPING,
} from './replies/professional.js';
import { professionalKept } from './replies/professional-kept.js';
import type { Texts } from './replies/tone.js';
import { UNSURE, UNSURE_SPANISH } from './replies/unsure.js';
import { weakTexts } from './replies/weak-doubt.js';
import type { Turn } from './turn.js';
import type { ReplyContext } from './wording.js';

/**
 * The last sign that belongs to a professional, in the message or before it, or null. It stays to the end of the
 * conversation: a coach that goes on with exercises lets it be forgotten.
 */
export const conditionSaid = (message: string, turns: readonly Turn[]): Condition | null =>
  conditionsIn(message)[0] ?? conditionBefore(turns);

const conditionBefore = (turns: readonly Turn[]): Condition | null => signBefore(turns)?.condition ?? null;

/** The last message before that holds such a sign, or null. */
function signBefore(turns: readonly Turn[]): { condition: Condition; content: string } | null {
  for (const { role, content } of turns.toReversed()) {
    const [condition] = role === 'user' ? conditionsIn(content) : [];
    if (condition !== undefined) return { condition, content };
  }
  return null;
}

/**
 * Reply to a message after such a sign: a brush-off is heard, and anything else taken up. It names whom to see
 * once more and gives no exercise. Null if there was no sign before.
 */
export function keptToProfessional({ message, turns, language }: ReplyContext): string | null {
  const sign = signBefore(turns);
  if (sign === null) return null;
  const { condition: before } = sign;
  const texts = professionalKept(language);
  const who = texts.who[conditionsIn(message)[0] ?? before];
  const named = (all: Texts): string => freshest(all, turns, '{who}').replace('{who}', () => who);
  if (asksForWords(message)) {
    const words = texts.words[ownerOf(before, sign.content) === 'own' ? 'own' : 'another'].replace(
      '{who}',
      () => who,
    );
    if (!turns.some(({ content }) => content.includes(words))) return words;
  }
  if (stopsADrink({ message, turns }))
    return `${STOPPING[language === 'es' ? 'es' : 'en']}\n\n${named(texts.stopping)}`;
  if (isBrushOff(message)) return named(texts.brushedOff);
  const matter = matterIn(message);
  const opening = matter === null ? freshest(texts.open, turns) : quoting(texts.quoting, matter, turns);
  return `${opening} ${named(texts.onward)}`;
}

/** Whether somebody who was told of as drinking means to stop at once, or misses the drink in the body. */
export const stopsADrink = ({ message, turns }: Pick<ReplyContext, 'message' | 'turns'>): boolean =>
  conditionBefore(turns) === 'drinking' && (missesADrink(message) || stopsSuddenly(message));

/** Whom to see for what was told before, in one line, below another reply that does not name it. Empty if there is no sign. */
export function professionalLine({ message, turns, language }: ReplyContext): string[] {
  const names = professionalNames(message, language);
  const before = conditionBefore(turns);
  return names.length > 0 || before === null ? names : [professionalKept(language).who[before]];
}

/** Whether somebody was told before whom to see for it. */
export const isSaid = (condition: Condition, turns: readonly Turn[]): boolean =>
  turns.some(
    ({ role, content }) =>
      role === 'assistant' &&
      [PROFESSIONAL, PROFESSIONAL_SPANISH].some((texts) =>
        asWordedToday(content).includes(texts[condition].takesUp),
      ),
  );

const TAKEN_UP = [
  ...[PROFESSIONAL, PROFESSIONAL_SPANISH].flatMap((texts) => Object.values(texts)),
  BEFORE_APPOINTMENT,
  BEFORE_APPOINTMENT_SPANISH,
].map(({ takesUp }) => takesUp);
const QUESTIONS = [
  ...[UNSURE, UNSURE_SPANISH].flatMap(({ questions }) => Object.values(questions).flat()),
  ...(['en', 'es'] as const).flatMap((language) => weakTexts(language).questions),
];

/** Whether a doubt was answered with whom to see alone, so that nobody was asked about a danger. */
export function isProfessionalsAlone(turns: readonly Turn[]): boolean {
  const said = turns.filter(({ role }) => role === 'assistant').map(({ content }) => asWordedToday(content));
  const isAmong = (texts: readonly string[]): boolean =>
    said.some((content) => texts.some((text) => content.includes(text)));
  return isAmong(TAKEN_UP) && !isAmong(QUESTIONS);
}

const CONDITIONS = Object.keys(PROFESSIONAL) as Condition[];

/**
 * Whether a sign was answered, so that what brings no more is only taken up. Where somebody drinks, the question whether
 * anybody is hurt stays open until it is answered.
 */
export const isHeardOut = (turns: readonly Turn[]): boolean =>
  isProfessionalsAlone(turns) || CONDITIONS.some((each) => each !== 'drinking' && isSaid(each, turns));
