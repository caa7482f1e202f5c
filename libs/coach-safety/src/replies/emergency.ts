import { freshest } from '../freshest.js';
import { messagesOf, type Talk, type Turn } from '../turn.js';
import { type Emergency, emergencyAfter } from './cues/emergency-cues.js';
import { isTakenByAnother } from './cues/overdose-cues.js';
import { isHelped, isResolved } from './cues/resolved-cues.js';
import { EMERGENCIES, EMERGENCIES_SPANISH, type EmergencyTexts } from './emergency-texts.js';
import { asWordedToday } from './former-wordings.js';
import { harmSign } from './harm-signs.js';
import { SPANISH_PLEASE } from './spanish.js';

const ALL: readonly EmergencyTexts[] = [EMERGENCIES, EMERGENCIES_SPANISH];
const KINDS = Object.keys(EMERGENCIES.byKind) as Emergency[];

/** A question whether this may wait. It gets its answer, because a call alone says nothing about tomorrow. */
const WAIT =
  /(?<!\p{L})(?:(?:should|would|can|could|do|shall|ok to|okay to|better to|or)(?: \p{L}+)? wait|wait (?:til|till|until|for)|(?:me|nos|lo|la)? ?espero|esperamos|esperar|esperarme)(?!\p{L})/iu;
const NO_WAITING = 'You ask if this can wait. **No. Please call now**, also at night.';
const NO_WAITING_SPANISH = 'Preguntas si puede esperar. **No. Llama ahora**, también de noche.';

/** Where somebody is safer behind a door while another rages, however quiet it gets. */
const BEHIND_A_DOOR: readonly Emergency[] = ['hiding', 'breaking-in', 'held'];
/** Whether they think of coming out. */
const GO_OUT =
  /(?<!\p{L})(?:(?:go|come|went|get|step|look) (?:back )?out|out there|open (?:it|the door|up)|say (?:i['’]?m )?sorry|apologi[sz]e|quiet|asleep|calm(?:ed)?|stopped|salgo|salir|abr(?:o|ir|irle)|perd[oó]n|disculp\p{L}*|ya no se oye|call(?:ado|ada)|dormido|se calm[oó])(?!\p{L})/iu;
const STAY_IN =
  '**If it is quiet now, please stay where you are, with the door locked.** Don’t go out to look, to talk or to say sorry. Text 911 while it is quiet, and let them check.';
const STAY_IN_SPANISH =
  '**Si ya no se oye nada, quédate donde estás, con la puerta cerrada con seguro.** No salgas a ver, ni a hablar, ni a pedir perdón. Mientras no se oye nada, manda al 911 un texto con tu dirección y la palabra HELP, y que ellos revisen.';

/**
 * Call for help that leads the reply while an emergency stands, and a paragraph below it. Empty if none stands: none was
 * told, or the person has said since that help is there or that it is over.
 */
export function emergencyParagraphs({ message, turns, language }: Talk): readonly string[] {
  const { byKind, staying } = language === 'es' ? EMERGENCIES_SPANISH : EMERGENCIES;
  const said = messagesOf(turns);
  const found = isHelped(message) ? undefined : emergencyAfter(said, message);
  // After a blow, the text about harm inside the body says more.
  const isHarm = found === 'unresponsive' && harmSign({ message, turns, language }).length > 0;
  const told = isHarm ? undefined : found;
  const standing = stillCalledFor(message, turns);
  const kind = told ?? standing;
  if (kind === null) return [];
  const { forAnother, meanwhile: forWriter } = byKind[kind];
  const { call } = byKind[isFromPoison(kind, standing) ? standing : kind];
  const meanwhile = forAnother !== undefined && isTakenByAnother(message) ? forAnother : forWriter;
  const isSaid = isIn(turns, meanwhile);
  const isAsked = WAIT.test(message) && told !== undefined;
  const answer = isAsked ? [language === 'es' ? NO_WAITING_SPANISH : NO_WAITING] : [];
  if (BEHIND_A_DOOR.includes(kind) && GO_OUT.test(message))
    answer.push(language === 'es' ? STAY_IN_SPANISH : STAY_IN);
  if (language === 'es' && !isIn(turns, SPANISH_PLEASE)) answer.push(SPANISH_PLEASE);
  return [call, ...answer, told === undefined || isSaid ? freshest(staying, turns) : meanwhile];
}

const isIn = (turns: readonly Turn[], text: string): boolean =>
  turns.some(({ role, content }) => role === 'assistant' && asWordedToday(content).includes(text));

/** Whether a body weakens after something was swallowed, so that the call to Poison Control still stands. */
const isFromPoison = (told: Emergency, standing: Emergency | null): standing is 'taken' | 'child-took' =>
  ['body', 'unresponsive'].includes(told) && (standing === 'taken' || standing === 'child-took');

/** Emergency of an earlier message that nobody has said to be over. */
function stillCalledFor(message: string, turns: readonly Turn[]): Emergency | null {
  const at = turns.findLastIndex((turn) => calledFor(turn) !== null);
  const called = turns[at];
  const kind = called ? calledFor(called) : null;
  if (kind === null) return null;
  const since = messagesOf(turns.slice(at));
  return [...since, message].some((said) => isResolved(kind, said)) ? null : kind;
}

/** Emergency for which we called last, if help has been there since, or null. */
export function helpedAfter(turns: readonly Turn[], message: string): Emergency | null {
  const at = turns.findLastIndex((turn) => calledFor(turn) !== null);
  const called = turns[at];
  if (!called) return null;
  const since = messagesOf(turns.slice(at));
  const kind = calledFor(called);
  // A child who is out of the car and well needs no ambulance, and is looked after all the same.
  const ends = (said: string): boolean => isHelped(said) || (kind === 'hot-car' && isResolved(kind, said));
  return [...since, message].some(ends) ? kind : null;
}

function calledFor({ role, content }: Turn): Emergency | null {
  if (role !== 'assistant') return null;
  const reply = asWordedToday(content);
  return KINDS.find((kind) => hasCall(kind, reply)) ?? null;
}

/** Whether a reply of ours is a call for help and nothing else. It asks nothing, so no “yes” or “no” answers it. */
export function isCallAlone(content: string): boolean {
  const reply = asWordedToday(content);
  return ALL.some(({ byKind, staying }) =>
    [
      ...Object.values(byKind).flatMap(({ meanwhile, forAnother = meanwhile }) => [meanwhile, forAnother]),
      ...staying,
    ].some((text) => reply.includes(text)),
  );
}

const hasCall = (kind: Emergency, reply: string): boolean =>
  ALL.some(({ byKind }) => reply.includes(byKind[kind].call));
